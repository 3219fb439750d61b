import { act, fireEvent, screen } from '@testing-library/react';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';

const startAuthentication = jest.fn();
const startRegistration = jest.fn();
// jsdom has no authenticator; e2e/desk.spec.ts uses a virtual one.
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (args: unknown) => startAuthentication(args),
  startRegistration: (args: unknown) => startRegistration(args),
}));

beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
});
afterEach(() => jest.restoreAllMocks());

const visitSignIn = () =>
  visitDesk('/desk', {
    'GET session': 401,
    'POST session/passkey/options': { challenge: 'c' },
    'POST session/passkey': createPerson('editor'),
  });

async function clickSignIn() {
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await act(async () => fireEvent.click(button));
}

test('shows an error when the user cancels a sign-in with a passkey', async () => {
  await visitSignIn();
  startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'));
  await clickSignIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
});

test('signs in with only a passkey, also after a cancelled attempt', async () => {
  const { sent, responses } = await visitSignIn();
  startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'));
  await clickSignIn();
  startAuthentication.mockResolvedValueOnce({ id: 'k' });
  Object.assign(responses, { 'GET session': createPerson('editor') });
  await clickSignIn();
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(sent.at(-1)).toEqual(['POST session/passkey', { response: { id: 'k' } }]);
});

test('shows the day in India on which a passkey was created', async () => {
  const key = { id: 'k', name: 'Phone', created_at: '2026-11-23T18:45:00.000Z', used_at: null };
  await visitDesk('/desk', { 'GET session': createPerson('editor'), 'GET passkeys': [key] });
  expect(await screen.findByText(/^Phone/)).toHaveTextContent('Phone · 2026-11-24');
});

test('adds a named passkey', async () => {
  startRegistration.mockResolvedValue({ id: 'n' });
  const { sent } = await visitDesk('/desk', {
    'GET session': createPerson('editor'),
    'POST passkeys/options': { challenge: 'c' },
  });
  fireEvent.change(await screen.findByLabelText('Passkey name'), {
    target: { value: 'Phone' },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' })));
  expect(sent.at(-1)).toEqual(['POST passkeys', { name: 'Phone', response: { id: 'n' } }]);
});

test('accepts an invitation with a passkey', async () => {
  startRegistration.mockResolvedValue({ id: 'n' });
  const { sent } = await visitDesk('/desk/invitation/abc', {
    'POST invitations/passkey/options': { challenge: 'c' },
  });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Kamala' } });
  const passkeyButton = screen.getByRole('button', { name: 'Use a passkey instead of a password' });
  await act(async () => fireEvent.click(passkeyButton));
  expect(sent.at(-1)).toEqual([
    'POST invitations/passkey',
    { token: 'abc', name: 'Kamala', response: { id: 'n' } },
  ]);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/desk');
});
