import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRefusal, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const secret = { secret: 'KEY', link: 'otpauth://x' };

async function acceptWith(response: unknown) {
  const user = userEvent.setup();
  const desk = await visitDesk('/desk/invitation/abc', { 'POST invitations/accept': response });
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Password'), 'asha asha');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  return { ...desk, user };
}

test.each([
  ['link_ended', 'This link has expired. Ask for a new one.'],
  ['password_short', 'At least 15 characters.'],
  ['password_own', 'Do not use your name or address.'],
  ['password_common', 'Too easy to guess. Choose another one.'],
])('shows the error %s instead of the key', async (reason, message) => {
  await acceptWith(createRefusal(400, reason));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('clears the error after a valid password and shows the key', async () => {
  const { user, responses } = await acceptWith(createRefusal(400, 'password_short'));
  responses['POST invitations/accept'] = secret;
  await user.type(screen.getByLabelText('Password'), ' and more of it');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('KEY')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('keeps the key visible after a wrong first code, and accepts the next one', async () => {
  const { user, sent, responses } = await acceptWith(secret);
  responses['POST invitations/confirm'] = createRefusal(400, 'code_wrong');
  await user.type(await screen.findByLabelText('Code'), '111111');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  expect(screen.getByText('KEY')).toBeVisible();
  responses['POST invitations/confirm'] = {};
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '222222');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByText(/^Done\./)).toBeVisible();
  expect(sent.at(-1)?.[1]).toEqual({ code: '222222', token: 'abc' });
});

test('accepts an invitation with password, authenticator key and first code', async () => {
  const { sent } = await visitDesk('/desk/invitation/abc', {
    'POST invitations/accept': { secret: 'KEY', link: 'otpauth://x' },
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p'.repeat(15) } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('KEY')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/desk');
  expect(sent).toEqual([
    ['POST invitations/accept', { name: 'Asha', password: 'p'.repeat(15), token: 'abc' }],
    ['POST invitations/confirm', { code: '123456', token: 'abc' }],
  ]);
});
