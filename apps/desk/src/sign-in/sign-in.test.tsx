import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBadGateway, createRefusal, person, visitDesk } from '../testing/visit-desk.tsx';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: unknown) => startAuthentication(options),
}));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

const signedOut = { 'GET session': 401 };

async function fillAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Email'), 'a@b.in');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each([
  [
    'a known reason',
    createRefusal(429, 'too_many_tries'),
    'Too many tries. Please wait ten minutes.',
  ],
  [
    'an unknown reason',
    createRefusal(403, 'paused', { message: 'Paused until 9.' }),
    'Paused until 9.',
  ],
  ['no answer of the API', createBadGateway(), 'This did not work. Please try again.'],
])('%s is shown, and the form can be sent again', async (_, response, message) => {
  const user = userEvent.setup();
  const { sent } = await visitDesk('/desk', { ...signedOut, 'POST session': response });
  await fillAndSend(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.in');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(sent).toHaveLength(2);
});

test('while the API checks the code a second press sends nothing', async () => {
  const user = userEvent.setup();
  let answer: (data: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    answer = resolve;
  });
  const { sent, answers } = await visitDesk('/desk', { ...signedOut, 'POST session': pending });
  await fillAndSend(user);
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await user.type(screen.getByLabelText('Code'), '{Enter}');
  expect(sent).toHaveLength(1);
  answers['GET session'] = person('sales');
  await act(async () => answer(person('sales')));
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
});

test('a passkey that the API refuses leaves the password form usable', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const user = userEvent.setup();
  startAuthentication.mockResolvedValueOnce({ id: 'k' });
  const { sent, answers } = await visitDesk('/desk', {
    ...signedOut,
    'POST session/passkey/options': { challenge: 'c' },
    'POST session/passkey': createRefusal(401, 'passkey_wrong'),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey did not work.');
  answers['GET session'] = person('editor');
  await fillAndSend(user);
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
  expect(sent.at(-1)?.[0]).toBe('POST session');
});

test('a session that cannot be read is an error and no sign-in form', async () => {
  await visitDesk('/desk', { 'GET session': createBadGateway() });
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not work.');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('signing out removes the page and its data and shows the form', async () => {
  const user = userEvent.setup();
  const { sent, answers } = await visitDesk('/desk/leads', {
    'GET session': person('sales'),
    'GET leads': [{ id: 7, name: 'Gita', status: 'new', verified_at: '2026-11-23T08:00:00.000Z' }],
  });
  expect(await screen.findByText('Gita')).toBeVisible();
  answers['GET session'] = 401;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByText('Gita')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent).toEqual([['DELETE session', undefined]]);
});
