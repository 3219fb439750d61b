import { act, fireEvent, screen } from '@testing-library/react';
import { type Answer, data, failure, show } from '../testing/visit.tsx';
import { VoteButton } from './vote-button.tsx';

const VOTE = '/api/vote';

const open = (answer: Answer) =>
  show(<VoteButton kind="answer" id={7} votes={3} label="It helped me" />, {
    [VOTE]: answer,
  });
const button = () => screen.getByRole('button');
const press = () => act(async () => fireEvent.click(button()));

afterEach(() => jest.restoreAllMocks());

test('sends a vote once and shows the count of the response', async () => {
  const { sent } = await open(data({ votes: 9 }));
  expect(button()).toHaveAccessibleName('It helped me: 3');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await press();
  expect(button()).toHaveAccessibleName('It helped me: 9');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await press();
  expect(sent).toEqual([{ path: VOTE, body: { kind: 'answer', id: 7, language: 'en' } }]);
});

test('sends one vote for two quick clicks', async () => {
  const { sent } = await open(data({ votes: 4 }));
  fireEvent.click(button());
  await press();
  expect(sent).toHaveLength(1);
});

test.each([
  [failure(429), 'no'],
  [{ body: { success: false, message: 'Closed.' } }, 'Closed.'],
  ['unreached', 'It could not be sent. Check the network and try again.'],
  [failure(404), 'It could not be sent. Check the network and try again.'],
] as const)(
  'shows after the response %j an error, and can be pressed again',
  async (answer, message) => {
    const { sent } = await open(answer);
    await press();
    expect(button()).toHaveAccessibleName('It helped me: 3');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(message);
    await press();
    expect(sent).toHaveLength(2);
  },
);

test('shows visitors without a verified number a link to verify one, and does not change the button', async () => {
  await open(failure(401));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press();
  expect(button()).toHaveAccessibleName('It helped me: 3');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(
    'To vote, sign in with your mobile number: one number, one vote. Sign in',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('renders a plain form without JavaScript', async () => {
  await open(data({ votes: 4 }));
  const form = button().closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', VOTE);
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    kind: 'answer',
    id: '7',
    language: 'en',
  });
});
