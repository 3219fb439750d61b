import { act, fireEvent, screen } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  type MockResponse,
  renderElement,
} from '../testing/visit.tsx';
import { VoteButton } from './vote-button.tsx';

const VOTE = '/api/vote';

const open = (response: MockResponse) =>
  renderElement(<VoteButton kind="answer" id={7} votes={3} label="It helped me" />, {
    [VOTE]: response,
  });
const getButton = () => screen.getByRole('button');
const clickButton = () => act(async () => fireEvent.click(getButton()));

afterEach(() => jest.restoreAllMocks());

test('sends a vote once and shows the count of the response', async () => {
  const { sent } = await open(createResponse({ votes: 9 }));
  expect(getButton()).toHaveAccessibleName('It helped me: 3');
  expect(getButton()).toHaveAttribute('aria-pressed', 'false');
  await clickButton();
  expect(getButton()).toHaveAccessibleName('It helped me: 9');
  expect(getButton()).toHaveAttribute('aria-pressed', 'true');
  await clickButton();
  expect(sent).toEqual([{ path: VOTE, body: { kind: 'answer', id: 7, language: 'en' } }]);
});

test('sends one vote for two quick clicks', async () => {
  const { sent } = await open(createResponse({ votes: 4 }));
  fireEvent.click(getButton());
  await clickButton();
  expect(sent).toHaveLength(1);
});

test.each([
  [createFailure(429), 'no'],
  [{ body: { success: false, message: 'Closed.' } }, 'Closed.'],
  ['unreached', 'It could not be sent. Check the network and try again.'],
  [createFailure(404), 'It could not be sent. Check the network and try again.'],
] as const)(
  'shows an error and allows a second click after the API response %j',
  async (response, message) => {
    const { sent } = await open(response);
    await clickButton();
    expect(getButton()).toHaveAccessibleName('It helped me: 3');
    expect(getButton()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(message);
    await clickButton();
    expect(sent).toHaveLength(2);
  },
);

test('shows a sign-in link to visitors without a verified number', async () => {
  await open(createFailure(401));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await clickButton();
  expect(getButton()).toHaveAccessibleName('It helped me: 3');
  expect(getButton()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(
    'To vote, sign in with your mobile number: one number, one vote. Sign in',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('renders a plain form without JavaScript', async () => {
  await open(createResponse({ votes: 4 }));
  const form = getButton().closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', VOTE);
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    kind: 'answer',
    id: '7',
    language: 'en',
  });
});
