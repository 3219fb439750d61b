import { fireEvent, screen } from '@testing-library/react';
import { broken, down, fakeApi, idempotency_key, ok, refused, sent } from './testing/api.ts';
import {
  field,
  fillRegistration,
  isDialog,
  LOGIN,
  MOBILE,
  OTP,
  open,
  PASSWORD,
  pass,
  press,
  prove,
  REGISTER,
  RESET,
  RESET_OTP,
  says,
  type,
  VERIFY,
} from './testing/sign-in-popup.tsx';

test.each([
  [refused('mobile_exists'), 'Mobile number already exists. Please log in with OTP or password'],
  [broken, 'Registration failed. Try again.'],
  [{ body: { success: false } }, 'Registration failed. Try again.'],
  [down, 'An error occurred during registration.'],
])('shows after a registration with the response %j: %s', async (reply, sentence) => {
  fakeApi({ [OTP]: [sent], [VERIFY]: [ok({ proof: 'p' })], [REGISTER]: [reply] });
  await open('register');
  await fillRegistration();
  await prove();
  await press('Register');
  says(sentence);
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toContain(sentence);
  const leads = sentence.startsWith('Mobile number already exists');
  isDialog(leads ? 'Sign in' : 'Register');
});

test.each([
  [broken, 'Failed to generate OTP. Please try again.'],
  [refused('otp_not_sent', 503), 'Failed to send OTP. Please try again.'],
  [down, 'An error occurred while sending OTP.'],
  [ok({ otp: '' }), 'OTP not received. Please request a new OTP.'],
  [
    refused('otp_too_many_sends', 429),
    'We already sent several OTPs to this number. Please wait a while.',
  ],
])('shows after a code with the response %j: %s', async (reply, sentence) => {
  fakeApi({ [OTP]: [reply] });
  await open('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  says(sentence);
  expect(screen.queryByLabelText('OTP')).toBeNull();
});

test('shows the minutes until the next code', async () => {
  const reply = { ...refused('otp_too_many_sends', 429), headers: { 'retry-after': '300' } };
  fakeApi({ [OTP]: [reply] });
  await open('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  says('Please wait a while. Try again in 5 minutes.');
});

test('signs in by password: toggles the password, stores the session, shows success and closes', async () => {
  const api = fakeApi({ [LOGIN]: [ok({ name: 'Geeta' })] });
  const onClose = await open('login');
  expect(field('Mobile number')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('Password')).toHaveAttribute('type', 'password');
  await press('Show Password');
  expect(field('Password')).toHaveAttribute('type', 'text');
  type('Mobile number', MOBILE);
  type('Password', PASSWORD);
  await press('Sign in');
  says('Login Successfully');
  expect(localStorage.getItem('username')).toBe('Geeta');
  expect(api.to(LOGIN)).toEqual([
    { mobile: MOBILE, otp: PASSWORD, method: 'password', language: 'en', idempotency_key },
  ]);
  await pass(1600);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [refused('login_invalid'), 'Invalid login details.'],
  [{ body: { success: false } }, 'Invalid login details.'],
  [{ body: { success: false, message: 'Closed today.' } }, 'Closed today.'],
  [broken, 'Invalid login details.'],
  [down, 'An error occurred during login.'],
  [refused('busy', 503), 'Too many people are signing in right now.'],
  [
    { status: 429, body: { success: false, message: 'Words of the server' } },
    'Words of the server',
  ],
])('shows after a sign-in with the response %j: %s', async (reply, sentence) => {
  fakeApi({ [LOGIN]: [reply] });
  await open('login');
  type('Mobile number', MOBILE);
  type('Password', PASSWORD);
  await press('Sign in');
  says(sentence);
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('rejects an empty password without a request', async () => {
  const api = fakeApi({});
  await open('login');
  type('Mobile number', MOBILE);
  await press('Sign in');
  says('Invalid login details.');
  expect(api.to(LOGIN)).toEqual([]);
});

test('keeps the number when switching to sign-in by code, and sends no sign-in without a code', async () => {
  const api = fakeApi({ [OTP]: [sent], [LOGIN]: [refused('otp_wrong'), ok({ name: 'Geeta' })] });
  await open('login');
  type('Mobile number', MOBILE);
  fireEvent.click(screen.getByRole('radio', { name: 'Code by SMS' }));
  expect(field('Mobile number')).toHaveValue(MOBILE);
  expect(screen.queryByLabelText('OTP')).toBeNull();
  await press('Sign in');
  says('Please verify the OTP before login.');
  await press('Get OTP');
  says('Resend in 59 seconds');
  // The code was requested, so the message is removed.
  expect(screen.queryByText('Please verify the OTP before login.')).toBeNull();
  expect(field('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  type('OTP', '123456');
  await press('Sign in');
  expect(field('OTP')).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  type('OTP', '123457');
  await press('Sign in');
  says('Login Successfully');
  expect(api.to(OTP)).toEqual([
    { mobile: MOBILE, purpose: 'login', language: 'en', idempotency_key },
  ]);
  expect(api.to(LOGIN)[1]).toEqual({
    mobile: MOBILE,
    otp: '123457',
    method: 'code',
    language: 'en',
    idempotency_key,
  });
});

test('opens the registration after a valid code for a number without an account', async () => {
  fakeApi({ [OTP]: [sent], [LOGIN]: [refused('not_registered')] });
  await open('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '123456');
  await press('Sign in');
  isDialog('Register');
  says('You are not Registered Yet. Please Register yourself');
});

async function askReset(replies: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [RESET_OTP]: [sent], ...replies });
  await open('forgotPassword');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '123456');
  type('Password', PASSWORD);
  type('Confirm password', PASSWORD);
  return api;
}

test('resets the password with a repeated new one, then signs in with it', async () => {
  const api = await askReset({ [RESET]: [{ body: { success: true, message: '' } }] });
  type('Confirm password', 'other');
  await press('Reset password');
  expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
  type('Confirm password', PASSWORD);
  await press('Reset password');
  isDialog('Sign in');
  says('Password reset successfully');
  expect(field('Mobile number')).toHaveValue(MOBILE);
  expect(api.to(RESET)).toEqual([
    { mobile: MOBILE, otp: '123456', password: PASSWORD, language: 'en', idempotency_key },
  ]);
});

test.each([
  [broken, 'Failed to reset password'],
  [down, 'Error resetting password'],
  [
    refused('not_registered_reset'),
    'Your mobile number is not registered yet, Please go to register page',
  ],
])('shows after a password reset with the response %j: %s', async (reply, sentence) => {
  await askReset({ [RESET]: [reply] });
  await press('Reset password');
  says(sentence);
});

const WARNING = 'Your password is easy to guess. Please choose a longer one.';

test('shows a permanent, focused warning with a link after a weak registration', async () => {
  fakeApi({
    [OTP]: [sent],
    [VERIFY]: [ok({ proof: 'p' })],
    [REGISTER]: [ok({ name: 'Geeta', text: 'registered', password_is_weak: true })],
  });
  const onClose = await open('register');
  await fillRegistration();
  await prove();
  await press('Register');
  await pass(60_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Registration successful! Welcome, Geeta! ${WARNING}`);
  expect(alert.parentElement).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Choose another password' });
  expect(link).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(localStorage.getItem('username')).toBe('Geeta');
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Continue', 'Close'])(
  'reloads the page on %s after a weak registration',
  async (name) => {
    fakeApi({
      [OTP]: [sent],
      [VERIFY]: [ok({ proof: 'p' })],
      [REGISTER]: [ok({ name: 'Geeta', text: 'registered', password_is_weak: true })],
    });
    const onClose = await open('register');
    await fillRegistration();
    await prove();
    await press('Register');
    // jsdom has no navigation: it reports the reload as an error.
    const reported = jest.mocked(console.error);
    reported.mockClear();
    await press(name);
    const errors = reported.mock.calls.map(([error]) => String(error));
    expect(errors).toEqual([expect.stringContaining('navigation')]);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('shows no warning after a strong registration, and closes after 1.5 seconds', async () => {
  fakeApi({
    [OTP]: [sent],
    [VERIFY]: [ok({ proof: 'p' })],
    [REGISTER]: [ok({ name: 'Geeta', text: 'registered' })],
  });
  await open('register');
  await fillRegistration();
  await prove();
  await press('Register');
  says('Registration successful! Welcome, Geeta!');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(WARNING);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const reported = jest.mocked(console.error);
  reported.mockClear();
  await pass(1600);
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation');
});

test('shows a warning above the sign-in form after a reset to a weak password', async () => {
  await askReset({ [RESET]: [ok({ password_is_weak: true })] });
  await press('Reset password');
  isDialog('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent(`Password reset successfully. ${WARNING}`);
  expect(field('Mobile number')).toHaveValue(MOBILE);
});
