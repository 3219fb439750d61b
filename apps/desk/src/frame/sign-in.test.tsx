import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBadGateway,
  createPending,
  createPerson,
  createRefusal,
  visitDesk,
} from '../testing/visit-desk.tsx';

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
  ['no response of the API', createBadGateway(), 'That did not work. Please try again.'],
])(
  'shows the message for %s, and sends the form again on the next click',
  async (_, response, message) => {
    const user = userEvent.setup();
    const { sent } = await visitDesk('/desk', { ...signedOut, 'POST session': response });
    await fillAndSend(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.in');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(sent).toHaveLength(2);
  },
);

test('ignores a second click while the API verifies the code', async () => {
  const user = userEvent.setup();
  const pending = createPending();
  const { sent, responses } = await visitDesk('/desk', {
    ...signedOut,
    'POST session': pending.promise,
  });
  await fillAndSend(user);
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await user.type(screen.getByLabelText('Code'), '{Enter}');
  expect(sent).toHaveLength(1);
  responses['GET session'] = createPerson('sales');
  await act(async () => pending.resolve(createPerson('sales')));
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
});

test('keeps the password form usable after a rejected passkey', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const user = userEvent.setup();
  startAuthentication.mockResolvedValueOnce({ id: 'k' });
  const { sent, responses } = await visitDesk('/desk', {
    ...signedOut,
    'POST session/passkey/options': { challenge: 'c' },
    'POST session/passkey': createRefusal(401, 'passkey_wrong'),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey did not work.');
  responses['GET session'] = createPerson('editor');
  await fillAndSend(user);
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
  expect(sent.at(-1)?.[0]).toBe('POST session');
});

test('shows an error and no sign-in form when the session fails to load', async () => {
  await visitDesk('/desk', { 'GET session': createBadGateway() });
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('removes the page and its data on sign-out, and shows the sign-in form', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visitDesk('/desk/leads', {
    'GET session': createPerson('sales'),
    'GET leads': [{ id: 7, name: 'Gita', status: 'new', verified_at: '2026-11-23T08:00:00.000Z' }],
  });
  expect(await screen.findByText('Gita')).toBeVisible();
  responses['GET session'] = 401;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByText('Gita')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent).toEqual([['DELETE session', undefined]]);
});

test('shows that the person is still signed in when a sign-out fails', async () => {
  const user = userEvent.setup();
  const { responses } = await visitDesk('/desk', {
    'GET session': createPerson('moderator'),
    'DELETE session': createBadGateway(),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.');
  expect(screen.getByText('Welcome, Asha!')).toBeVisible();
  Object.assign(responses, { 'DELETE session': null, 'GET session': 401 });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the sign-in form when a session ends, and restores the typed text afterwards', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visitDesk('/desk/content?kind=lenders&id=9', {
    'GET session': createPerson('editor'),
    'GET content/lenders': [{ id: '9', revision: 0, key: 'shop' }],
    'GET content/lenders/9': { id: '9', revision: 0, key: 'shop', rate: 9, history: [] },
    'PATCH content/lenders/9': 401,
  });
  const rate = await screen.findByLabelText('rate');
  await user.clear(rate);
  await user.type(rate, '10');
  responses['GET session'] = 401;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(rate).not.toBeVisible();
  responses['GET session'] = createPerson('editor');
  await fillAndSend(user);
  await waitFor(() => expect(rate).toBeVisible());
  expect(rate).toHaveValue('10');
  responses['PATCH content/lenders/9'] = {
    id: '9',
    revision: 1,
    key: 'shop',
    rate: 10,
    history: [],
  };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent.at(-1)?.[1]).toEqual({ revision: 0, fields: { rate: 10 } });
});

test('replaces the page when another person signs in from another tab', async () => {
  const { responses } = await visitDesk('/desk/leads/7', {
    'GET session': createPerson('sales'),
    'GET leads/7': {
      ...{ id: 7, name: 'Gita', status: 'new', assignee: null, fields: {}, history: [] },
    },
  });
  expect(await screen.findByText('Gita')).toBeVisible();
  responses['GET session'] = { ...createPerson('moderator'), id: 2, name: 'Ravi' };
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(screen.queryByText('Gita')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to this.');
});
