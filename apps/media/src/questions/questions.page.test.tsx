import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  type MockResponse,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createQuestionCard, createQuestionsPage, validQuestion } from './testing/question.ts';

const LIST = '/api/v1/questions';
const SAVE = '/api/question_save';
const HUB = '/tractors-question-hub';

const open = (
  address = HUB,
  items = [createQuestionCard(1)],
  changes = {},
  save: MockResponse = createResponse({}),
) => visit(address, { [LIST]: createResponse(createQuestionsPage(items, changes)), [SAVE]: save });

const getForm = () => screen.getByRole('form', { name: 'Ask a question' });
function fill(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(within(getForm()).getByLabelText(label), { target: { value } });
}
async function submit() {
  await act(async () => {
    fireEvent.submit(getForm());
    await import('../moderated-form/moderated-form-logic.tsx');
  });
}

afterEach(() => jest.restoreAllMocks());

test('shows a question with topic, tractor, date, answers, votes and solved state', async () => {
  await open(HUB, [
    createQuestionCard(1, {
      tractor: 'Swaraj 744',
      answers: 1,
      votes: 2,
      solved: true,
      demo: true,
    }),
    createQuestionCard(2, { answers: 3 }),
  ]);
  const [first, second] = screen.getAllByRole('article');
  for (const expected of [
    'Repair and care',
    'Swaraj 744',
    '18 November 2026',
    '1 answer',
    '2 votes',
    'Solved',
    'Sample',
  ])
    expect(first).toHaveTextContent(expected);
  expect(second).toHaveTextContent('3 answers');
  expect(second).not.toHaveTextContent(/Solved|Sample/);
  expect(screen.getByRole('link', { name: 'Question 2 in one line' })).toHaveAttribute(
    'href',
    `${HUB}/2`,
  );
});

test('shows a topic with its name and navigation, and keeps it in pagination links', async () => {
  const { requests } = await open(`${HUB}?category=tyres&page=2`, undefined, { page: 2, pages: 3 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions on: Tyres');
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { name: 'Tyres' })).toHaveAttribute('aria-current', 'page');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const links = pages.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`${HUB}?category=tyres&page=3`);
  expect(requests).toEqual([`${LIST}?language=en&page=2&category=tyres`]);
});

test('shows the number of questions that a search finds', async () => {
  const { requests } = await open(`${HUB}?q=black%20smoke`);
  expect(screen.getByRole('status')).toHaveTextContent('1 question with “black smoke”');
  expect(screen.getByRole('searchbox')).toHaveValue('black smoke');
  expect(requests).toEqual([`${LIST}?language=en&page=1&q=black+smoke`]);
});

test('shows the form when there are no questions', async () => {
  await open(HUB, []);
  expect(screen.getByText('No question found. Ask it below.')).toBeInTheDocument();
  expect(getForm()).toBeInTheDocument();
});

test('prefills the tractor from the URL and truncates it to the limit', async () => {
  await open(`${HUB}?tractor=${'Swaraj'.padEnd(200, 'x')}`);
  const tractor = within(getForm()).getByLabelText('Tractor or machine (optional)');
  expect((tractor as HTMLInputElement).value).toHaveLength(80);
});

test.each([
  ['Topic', '', 'Choose a topic.'],
  ['Question in one line', 'Why?', 'Write the question in 10 to 150 characters.'],
  ['Tell more', 'So', 'Write between 5 and 2000 characters.'],
  ['Name', 'R2', 'Name must contain only letters and spaces'],
  ['Mobile number', '123', 'Enter a valid 10-digit mobile number.'],
])('rejects in the field %s the value “%s” with the error “%s”', async (label, value, message) => {
  const { sent } = await open();
  fill({ ...validQuestion, [label]: value });
  await submit();
  const field = within(getForm()).getByLabelText(label);
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test('shows the values and the error of a question that was rejected without JavaScript', async () => {
  const id = 'a'.repeat(22);
  const values = { category: 'repair', title: 'Why does it smoke black?', mobile: '98765' };
  await visit(`${HUB}?ask=mobile&draft=${id}`, {
    [LIST]: createResponse(createQuestionsPage([], {})),
    [`/api/v1/form-drafts/${id}`]: createResponse({ values, faults: {} }),
  });
  expect(getForm()).toHaveFormValues(values);
  expect(within(getForm()).getByLabelText('Mobile number')).toHaveAccessibleDescription(
    'Enter a valid 10-digit mobile number.',
  );
});

test('focuses the first invalid field', async () => {
  await open();
  fill({ ...validQuestion, 'Mobile number': '123', Name: 'R2' });
  await submit();
  expect(within(getForm()).getByLabelText('Name')).toHaveFocus();
});

test('sends a valid question once and shows thanks', async () => {
  const { sent } = await open();
  fill({ ...validQuestion, 'Tractor or machine (optional)': 'Swaraj 744' });
  fireEvent.submit(getForm());
  await submit();
  expect(within(getForm()).getByRole('alert')).toHaveTextContent('after we read it');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    language: 'en',
    category: 'repair',
    tractor: 'Swaraj 744',
    title: 'Why does it smoke black?',
    text: 'Only under load',
    name: 'Ramesh',
    mobile: '9876543210',
    website: '',
    elapsed_ms: expect.any(Number),
    idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(within(getForm()).getByLabelText('Tell more')).toHaveValue('');
});

test.each([
  [createFailure(429), 'You have sent several texts'],
  [createFailure(400), 'Please wait a moment'],
  [createFailure(503), 'It could not be sent'],
  ['unreached', 'It could not be sent'],
] as const)(
  'shows a message and keeps the text after the API response %j',
  async (save, expected) => {
    await open(HUB, undefined, undefined, save);
    fill(validQuestion);
    await submit();
    expect(within(getForm()).getByRole('alert')).toHaveTextContent(expected);
    expect(within(getForm()).getByLabelText('Tell more')).toHaveValue('Only under load');
  },
);

test.each([
  ['sent', 'after we read it'],
  ['too_fast', 'Please wait a moment'],
  ['too_many', 'You have sent several texts'],
  ['anything', 'Something in the form is wrong'],
])(
  'shows for the query ?ask=%s, as set without JavaScript, the message “%s”',
  async (result, expected) => {
    await open(`${HUB}?ask=${result}`);
    expect(within(getForm()).getByRole('alert')).toHaveTextContent(expected);
  },
);

test.each([
  [`${HUB}?category=gossip`, createResponse(createQuestionsPage([])), '404'],
  [`${HUB}?page=-1`, createResponse(createQuestionsPage([])), '404'],
  [`${HUB}?page=9`, createFailure(404), '404'],
  [HUB, 'unreached', '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (address, response, status) => {
    expect(await readStatus(address, { [LIST]: response })).toBe(status);
  },
);
