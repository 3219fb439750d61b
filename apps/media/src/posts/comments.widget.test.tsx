import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Answer, type Answers, data, failure, show } from '../testing/visit.tsx';
import { Component, loader } from './comments.widget.tsx';
import { comment } from './testing/post.ts';

const SAVE = '/api/blog_comment_save';
const LIST = '/api/v1/posts/tyres/comments';

const good = {
  Name: 'रामेश्वर पटेल',
  'Mobile number': '9876543210',
  Email: 'a@b.in',
  Comment: 'Useful words',
};

async function open(answers: Answers = {}, comments = [comment(1, 'अच्छा')]) {
  const page = await show(<Component post="tyres" data={comments} />, answers);
  const form = screen.getByRole('form', { name: 'Write a comment' });
  return { ...page, form, within: within(form) };
}
function fill(form: HTMLElement, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
}
/** Scrolls the form into view and submits it after its chunk has loaded. */
async function submit(form: HTMLElement) {
  await act(async () => {
    fireEvent.pointerEnter(form);
    await import('../moderated-form/moderated-form-logic.tsx');
  });
  await act(async () => fireEvent.submit(form));
}

const loaded = (answers: Answers) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = answers[String(input)] ?? 'unreached';
    if (answer === 'unreached') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const { signal } = new AbortController();
  return loader({ props: { post: 'tyres' }, language: 'hi', signal });
};

afterEach(() => jest.restoreAllMocks());

test('shows approved comments with name, day and language', async () => {
  await open({}, [comment(1, 'अच्छा'), comment(2, 'बहुत अच्छा')]);
  const part = screen.getByRole('region', { name: '2 comments' });
  const [first] = within(part).getAllByRole('listitem');
  expect(first).toHaveTextContent('रामेश्वर · 19 November 2026');
  expect(within(part).getByText('बहुत अच्छा')).toHaveAttribute('lang', 'hi');
});

test('shows the form and no list when there are no comments', async () => {
  await open({}, []);
  expect(screen.getByRole('region', { name: 'No comments yet' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  [{ [LIST]: data([comment(1, 'अच्छा')]) }, [comment(1, 'अच्छा')]],
  [{ [LIST]: failure(500) }, []],
  [{}, []],
])('loads from the responses %j the comments %j', async (answers, comments) => {
  expect(await loaded(answers as Answers)).toEqual(comments);
});

test.each([
  ['Name', 'R2', 'Name must contain only letters and spaces'],
  ['Name', '', 'Name must contain only letters and spaces'],
  ['Mobile number', '5876543210', 'Enter a valid 10-digit mobile number.'],
  ['Email', 'a@b', 'Email is invalid'],
  ['Comment', 'Hm', 'Write between 5 and 2000 characters.'],
])('shows for %s “%s” the error %s, and sends nothing', async (label, value, sentence) => {
  const { form, sent, within: inside } = await open();
  fill(form, { ...good, [label]: value });
  await submit(form);
  expect(inside.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(inside.getByLabelText(label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('sends a comment with its post, shows thanks, and clears the form', async () => {
  const { form, sent, within: inside } = await open({ [SAVE]: data({}) });
  fill(form, good);
  await submit(form);
  expect(inside.getByRole('alert')).toHaveTextContent('after we read it');
  expect(inside.getByLabelText('Comment')).toHaveValue('');
  expect(sent).toEqual([
    {
      path: SAVE,
      body: {
        post: 'tyres',
        language: 'en',
        name: 'रामेश्वर पटेल',
        mobile: '9876543210',
        email: 'a@b.in',
        comment: 'Useful words',
        website: '',
        waited_ms: expect.any(Number),
        idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
});

const refusals: readonly (readonly [Answer, string])[] = [
  [failure(429), 'You have sent several texts'],
  [failure(400), 'Please wait a moment'],
  [failure(503), 'It could not be sent'],
  ['unreached', 'It could not be sent'],
];
test.each(refusals)(
  'shows after the response %j the error %s, and does not clear the text',
  async (answer, expected) => {
    const { form, within: inside } = await open({ [SAVE]: answer });
    fill(form, good);
    await submit(form);
    expect(inside.getByRole('alert')).toHaveTextContent(expected);
    expect(inside.getByLabelText('Comment')).toHaveValue('Useful words');
  },
);

test('renders a plain form with browser validation without JavaScript', async () => {
  const { form, within: inside } = await open();
  expect(form).toHaveAttribute('action', SAVE);
  expect(form).toHaveAttribute('method', 'post');
  expect(inside.getByLabelText('Name')).toBeRequired();
  expect(inside.getByLabelText('Comment')).toHaveAttribute('maxlength', '2000');
  const hidden = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(hidden).toMatchObject({ post: 'tyres', language: 'en', website: '' });
});
