import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  findStructuredData,
  type MockResponse,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createAnswer, createQuestion } from './testing/question.ts';

const SEVEN = '/api/v1/questions/7';
const HUB = '/tractors-question-hub';
const SAVE = '/api/answer_save';

const replies = [
  createAnswer(1, { accepted: true, name: 'Gita' }),
  createAnswer(2, { demo: true }),
];
const open = (answers = replies, save: MockResponse = createResponse({})) =>
  visit(`${HUB}/7`, {
    [SEVEN]: createResponse({ ...createQuestion(7, answers), tractor: 'Swaraj 744' }),
    [SAVE]: save,
    '/api/vote': createResponse({ votes: 5 }),
  });

afterEach(() => jest.restoreAllMocks());

test('shows a question and its answers with author, date and the accepted answer', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Question 7 in one line');
  expect(screen.getByText('More on question 7')).toBeInTheDocument();
  expect(screen.getByText('Swaraj 744')).toBeInTheDocument();
  const answers = within(screen.getByRole('region', { name: '2 answers' }));
  const accepted = answers.getByRole('article', { name: "Gita's answer" });
  expect(accepted).toHaveTextContent('Accepted answer');
  expect(accepted).toHaveTextContent('19 November 2026');
  const other = answers.getByRole('article', { name: "Sita's answer" });
  expect(other).not.toHaveTextContent('Accepted answer');
  expect(other).toHaveTextContent('Sample');
});

test('sends votes for the question and for an answer with the kind and id of each', async () => {
  const { sent } = await open();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: /I have this question too/ })),
  );
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: /Sita's answer helped me/ })),
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'question', id: 7, language: 'en' },
    { kind: 'answer', id: 2, language: 'en' },
  ]);
  expect(screen.getByRole('button', { name: 'I have this question too: 5' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('renders structured data when the question has an answer', async () => {
  const { unmount } = await open();
  expect(findStructuredData('QAPage')).toMatchObject({
    mainEntity: {
      name: 'Question 7 in one line',
      answerCount: 2,
      acceptedAnswer: { text: 'Answer 1', author: { name: 'Gita' } },
      suggestedAnswer: [{ text: 'Answer 2', upvoteCount: 2 }],
    },
  });
  unmount();
  await open([createAnswer(2)]);
  expect(findStructuredData('QAPage')?.mainEntity).not.toHaveProperty('acceptedAnswer');
});

test('shows a message and renders no structured data when there is no answer', async () => {
  await open([]);
  expect(screen.getByRole('region', { name: 'No answer yet' })).toBeInTheDocument();
  expect(findStructuredData('QAPage')).toBeUndefined();
});

/** Submits the form before its chunk has loaded. The form sends the request once it has loaded. */
const submit = (form: HTMLElement) =>
  act(async () => {
    fireEvent.submit(form);
    await import('../moderated-form/moderated-form-logic.tsx');
  });

test('sends an answer with its question and shows thanks', async () => {
  const { sent } = await open();
  const form = screen.getByRole('form', { name: 'Write an answer' });
  const formQueries = within(form);
  const type = (label: string, value: string) =>
    fireEvent.change(formQueries.getByLabelText(label), { target: { value } });
  type('Your answer', 'Clean the filter.');
  type('Name', 'Gita');
  type('Mobile number', '987');
  await submit(form);
  expect(formQueries.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    'Enter a valid 10-digit mobile number.',
  );
  type('Mobile number', '9876543210');
  await submit(form);
  expect(formQueries.getByRole('alert')).toHaveTextContent('after we read it');
  expect(sent).toEqual([
    {
      path: SAVE,
      body: {
        question_id: 7,
        language: 'en',
        text: 'Clean the filter.',
        name: 'Gita',
        mobile: '9876543210',
        website: '',
        elapsed_ms: expect.any(Number),
        idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
});

test.each([
  ['7', createFailure(404), '404'],
  ['0', createResponse(createQuestion(7, [])), '404'],
  ['seven', createResponse(createQuestion(7, [])), '404'],
  ['7', createFailure(500), '503'],
] as const)(
  'responds to the question %s, given the API response %j, with %s',
  async (id, response, status) => {
    expect(await readStatus(`${HUB}/${id}`, { [SEVEN]: response })).toBe(status);
  },
);
