import { fireEvent, screen } from '@testing-library/react';
import {
  codeSent,
  createRefusal,
  createSuccess,
  idempotency_key,
  mockApi,
  networkError,
  serverError,
} from './testing/api.ts';
import {
  advanceTime,
  expectDialog,
  expectText,
  fillRegistration,
  getField,
  LOGIN_PATH,
  MOBILE,
  OTP_PATH,
  openPopup,
  PASSWORD,
  press,
  REGISTER_PATH,
  RESET_OTP_PATH,
  RESET_PATH,
  type,
  VERIFY_PATH,
  verifyNumber,
} from './testing/sign-in-popup.tsx';

test.each([
  [
    createRefusal('mobile_exists'),
    'Mobile number already exists. Please log in with OTP or password',
  ],
  [serverError, 'Registration failed. Try again.'],
  [{ body: { success: false } }, 'Registration failed. Try again.'],
  [networkError, 'An error occurred during registration.'],
])('shows the message for the registration response %j: %s', async (reply, sentence) => {
  mockApi({
    [OTP_PATH]: [codeSent],
    [VERIFY_PATH]: [createSuccess({ proof: 'p' })],
    [REGISTER_PATH]: [reply],
  });
  await openPopup('register');
  await fillRegistration();
  await verifyNumber();
  await press('Register');
  expectText(sentence);
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toContain(sentence);
  const opensSignIn = sentence.startsWith('Mobile number already exists');
  expectDialog(opensSignIn ? 'Sign in' : 'Register');
});

test.each([
  [serverError, 'Failed to generate OTP. Please try again.'],
  [createRefusal('otp_not_sent', 503), 'Failed to send OTP. Please try again.'],
  [networkError, 'An error occurred while sending OTP.'],
  [createSuccess({ otp: '' }), 'OTP not received. Please request a new OTP.'],
  [
    createRefusal('otp_too_many_sends', 429),
    'We already sent several OTPs to this number. Please wait a while.',
  ],
])('shows the message for the code response %j: %s', async (reply, sentence) => {
  mockApi({ [OTP_PATH]: [reply] });
  await openPopup('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  expectText(sentence);
  expect(screen.queryByLabelText('OTP')).toBeNull();
});

test('shows the minutes until the next code is allowed', async () => {
  const reply = { ...createRefusal('otp_too_many_sends', 429), headers: { 'retry-after': '300' } };
  mockApi({ [OTP_PATH]: [reply] });
  await openPopup('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  expectText('Please wait a while. Try again in 5 minutes.');
});

test('signs in by password, stores the session and closes the popup', async () => {
  const api = mockApi({ [LOGIN_PATH]: [createSuccess({ name: 'Geeta' })] });
  const onClose = await openPopup('login');
  expect(getField('Mobile number')).toHaveAttribute('autocomplete', 'username');
  expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(getField('Password')).toHaveAttribute('type', 'password');
  await press('Show Password');
  expect(getField('Password')).toHaveAttribute('type', 'text');
  type('Mobile number', MOBILE);
  type('Password', PASSWORD);
  await press('Sign in');
  expectText('Login Successfully');
  expect(localStorage.getItem('username')).toBe('Geeta');
  expect(api.listBodies(LOGIN_PATH)).toEqual([
    { mobile: MOBILE, otp: PASSWORD, method: 'password', language: 'en', idempotency_key },
  ]);
  await advanceTime(1600);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [createRefusal('login_invalid'), 'Invalid login details.'],
  [{ body: { success: false } }, 'Invalid login details.'],
  [{ body: { success: false, message: 'Closed today.' } }, 'Closed today.'],
  [serverError, 'Invalid login details.'],
  [networkError, 'An error occurred during login.'],
  [createRefusal('busy', 503), 'Too many people are signing in right now.'],
  [
    { status: 429, body: { success: false, message: 'Words of the server' } },
    'Words of the server',
  ],
])('shows the message for the sign-in response %j: %s', async (reply, sentence) => {
  mockApi({ [LOGIN_PATH]: [reply] });
  await openPopup('login');
  type('Mobile number', MOBILE);
  type('Password', PASSWORD);
  await press('Sign in');
  expectText(sentence);
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('rejects an empty password without a request', async () => {
  const api = mockApi({});
  await openPopup('login');
  type('Mobile number', MOBILE);
  await press('Sign in');
  expectText('Invalid login details.');
  expect(api.listBodies(LOGIN_PATH)).toEqual([]);
});

test('rejects a sign-in by code until a code was requested and typed correctly', async () => {
  const api = mockApi({
    [OTP_PATH]: [codeSent],
    [LOGIN_PATH]: [createRefusal('otp_incorrect'), createSuccess({ name: 'Geeta' })],
  });
  await openPopup('login');
  type('Mobile number', MOBILE);
  fireEvent.click(screen.getByRole('radio', { name: 'Code by SMS' }));
  expect(getField('Mobile number')).toHaveValue(MOBILE);
  expect(screen.queryByLabelText('OTP')).toBeNull();
  await press('Sign in');
  expectText('Please verify the OTP before login.');
  await press('Get OTP');
  expectText('Resend in 59 seconds');
  // The code was requested, so the message is removed.
  expect(screen.queryByText('Please verify the OTP before login.')).toBeNull();
  expect(getField('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  type('OTP', '123456');
  await press('Sign in');
  expect(getField('OTP')).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  type('OTP', '123457');
  await press('Sign in');
  expectText('Login Successfully');
  expect(api.listBodies(OTP_PATH)).toEqual([
    { mobile: MOBILE, purpose: 'login', language: 'en', idempotency_key },
  ]);
  expect(api.listBodies(LOGIN_PATH)[1]).toEqual({
    mobile: MOBILE,
    otp: '123457',
    method: 'code',
    language: 'en',
    idempotency_key,
  });
});

test('opens the registration form if the number of a sign-in has no account', async () => {
  mockApi({ [OTP_PATH]: [codeSent], [LOGIN_PATH]: [createRefusal('not_registered')] });
  await openPopup('otp');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '123456');
  await press('Sign in');
  expectDialog('Register');
  expectText('You are not Registered Yet. Please Register yourself');
});

async function fillResetForm(replies: Parameters<typeof mockApi>[0]) {
  const api = mockApi({ [RESET_OTP_PATH]: [codeSent], ...replies });
  await openPopup('forgotPassword');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '123456');
  type('Password', PASSWORD);
  type('Confirm password', PASSWORD);
  return api;
}

test('resets the password only if both new passwords match, then opens the sign-in form', async () => {
  const api = await fillResetForm({ [RESET_PATH]: [{ body: { success: true, message: '' } }] });
  type('Confirm password', 'other');
  await press('Reset password');
  expect(getField('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
  type('Confirm password', PASSWORD);
  await press('Reset password');
  expectDialog('Sign in');
  expectText('Password reset successfully');
  expect(getField('Mobile number')).toHaveValue(MOBILE);
  expect(api.listBodies(RESET_PATH)).toEqual([
    { mobile: MOBILE, otp: '123456', password: PASSWORD, language: 'en', idempotency_key },
  ]);
});

test.each([
  [serverError, 'Failed to reset password'],
  [networkError, 'Error resetting password'],
  [
    createRefusal('not_registered_reset'),
    'Your mobile number is not registered yet, Please go to register page',
  ],
])('shows the message for the password reset response %j: %s', async (reply, sentence) => {
  await fillResetForm({ [RESET_PATH]: [reply] });
  await press('Reset password');
  expectText(sentence);
});

const WARNING = 'Your password is easy to guess. Please choose a longer one.';

test('keeps a warning with a link open after a registration with a weak password', async () => {
  mockApi({
    [OTP_PATH]: [codeSent],
    [VERIFY_PATH]: [createSuccess({ proof: 'p' })],
    [REGISTER_PATH]: [createSuccess({ name: 'Geeta', text: 'registered', password_is_weak: true })],
  });
  const onClose = await openPopup('register');
  await fillRegistration();
  await verifyNumber();
  await press('Register');
  await advanceTime(60_000);
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
  'reloads the page when %s is pressed after a registration with a weak password',
  async (name) => {
    mockApi({
      [OTP_PATH]: [codeSent],
      [VERIFY_PATH]: [createSuccess({ proof: 'p' })],
      [REGISTER_PATH]: [
        createSuccess({ name: 'Geeta', text: 'registered', password_is_weak: true }),
      ],
    });
    const onClose = await openPopup('register');
    await fillRegistration();
    await verifyNumber();
    await press('Register');
    // jsdom does not implement navigation, so it logs the reload as an error.
    const consoleError = jest.mocked(console.error);
    consoleError.mockClear();
    await press(name);
    const errors = consoleError.mock.calls.map(([error]) => String(error));
    expect(errors).toEqual([expect.stringContaining('navigation')]);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('reloads the page 1.5 seconds after a registration with a strong password', async () => {
  mockApi({
    [OTP_PATH]: [codeSent],
    [VERIFY_PATH]: [createSuccess({ proof: 'p' })],
    [REGISTER_PATH]: [createSuccess({ name: 'Geeta', text: 'registered' })],
  });
  await openPopup('register');
  await fillRegistration();
  await verifyNumber();
  await press('Register');
  expectText('Registration successful! Welcome, Geeta!');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(WARNING);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const consoleError = jest.mocked(console.error);
  consoleError.mockClear();
  await advanceTime(1600);
  expect(String(consoleError.mock.calls[0]?.[0])).toContain('navigation');
});

test('shows a warning above the sign-in form after a reset to a weak password', async () => {
  await fillResetForm({ [RESET_PATH]: [createSuccess({ password_is_weak: true })] });
  await press('Reset password');
  expectDialog('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent(`Password reset successfully. ${WARNING}`);
  expect(getField('Mobile number')).toHaveValue(MOBILE);
});
