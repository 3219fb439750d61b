import { fireEvent, screen, within } from '@testing-library/react';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const post = {
  id: '3',
  revision: 2,
  slug: 'gst',
  state: 'published',
  show_at: null,
  author: 'desk',
  words: { en: { title: 'GST', description: 'Short', markdown: '## One' } },
};

test('writes a post in Hindi, previews it, and schedules it', async () => {
  const { sent } = await visitDesk('/desk/content?kind=posts&id=3', {
    'GET session': createPerson('editor'),
    'GET content/posts': [post],
    'GET content/posts/3': { ...post, history: [] },
    'POST content/posts/preview': {
      html: '<h2>एक</h2>',
      mistakes: [{ line: 2, reason: 'code is not allowed' }],
    },
    'PATCH content/posts/3': { ...post, history: [] },
  });
  const hindi = (await screen.findByText('हिन्दी')).closest('details') as HTMLElement;
  const typed = { Title: 'जीएसटी', 'Short description': 'कम शब्दों में', 'Text (Markdown)': '## एक' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(within(hindi).getByLabelText(label), { target: { value } });
  fireEvent.click(within(hindi).getByText('Preview'));
  expect(
    await within(hindi).findByRole('heading', { name: 'एक', hidden: true }),
  ).toBeInTheDocument();
  expect(within(hindi).getByText('Line 2: code is not allowed')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'scheduled' } });
  fireEvent.change(screen.getByLabelText('Publish at (India time)'), {
    target: { value: '2026-12-01T06:30' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(sent).toEqual([
    ['POST content/posts/preview', { language: 'hi', markdown: '## एक' }],
    [
      'PATCH content/posts/3',
      {
        revision: 2,
        fields: {
          state: 'scheduled',
          show_at: '2026-12-01T01:00:00.000Z',
          words: {
            ...post.words,
            hi: { title: 'जीएसटी', description: 'कम शब्दों में', markdown: '## एक' },
          },
        },
      },
    ],
  ]);
});
