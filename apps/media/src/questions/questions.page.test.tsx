import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { emptyList, goodQuestion } from './question.testing.ts';

async function visit(save: (body: Record<string, unknown>) => Response) {
  const sent: Record<string, unknown>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/question_save')) return Response.json({ data: emptyList });
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    return save(body);
  });
  const site = await testSite(remote, { address: '/tractors-question-hub', language: 'en' });
  await act(async () => render(site.ui));
  const form = await screen.findByRole('form', { name: 'Ask a question' });
  return { sent, form: within(form), element: form };
}

const fill = (form: ReturnType<typeof within>, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
};

afterEach(() => jest.restoreAllMocks());

test('what breaks a rule is said beside its field, and nothing is sent', async () => {
  const { sent, form, element } = await visit(() => Response.json({}));
  fill(form, { ...goodQuestion, 'Mobile number': '123', Name: 'R2' });
  fireEvent.submit(element);
  expect(await form.findByText('Enter a valid 10-digit mobile number.')).toBeInTheDocument();
  expect(form.getByText('Name must contain only letters and spaces')).toBeInTheDocument();
  expect(form.getByLabelText('Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a good question is sent once and thanked for', async () => {
  const { sent, form, element } = await visit(() =>
    Response.json({ success: true, message: 'Thank you.' }),
  );
  fill(form, goodQuestion);
  fireEvent.submit(element);
  fireEvent.submit(element);
  expect(await form.findByRole('alert')).toHaveTextContent('once a person has read it');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ category: 'repair', mobile: '9876543210', language: 'en' });
  expect(form.getByLabelText('Tell more')).toHaveValue('');
});

test.each([
  [429, 'You have written a lot just now'],
  [400, 'Please wait a moment'],
  [503, 'It could not be sent'],
])('an answer of %s is said in words, and the text stays', async (status, words) => {
  const { form, element } = await visit(() =>
    Response.json({ success: false, message: 'no', code: 'X' }, { status }),
  );
  fill(form, goodQuestion);
  fireEvent.submit(element);
  expect(await form.findByRole('alert')).toHaveTextContent(words);
  expect(form.getByLabelText('Tell more')).toHaveValue('Only under load');
});
