import { act, render, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import messages from '../../../content/rules/messages.json';
import english from './locales/sign-in.en.json';
import remote from './remote.tsx';
import {
  codeSent,
  createRefusal,
  createSuccess,
  mockApi,
  networkError,
  serverError,
} from './sign-in/testing/api.ts';
import {
  fillRegistration,
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
} from './sign-in/testing/sign-in-popup.tsx';

type Reply = Parameters<typeof mockApi>[0][string][number];

/** Prepares the page, and returns the action that makes the message appear. */
type MessageSetup = () => Promise<() => Promise<unknown>>;

const NAME = 'गीता सोलंकी';

const requestCodeWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({ [OTP_PATH]: [reply] });
    await openPopup('otp');
    type('Mobile number', MOBILE);
    return () => press('Get OTP');
  };
const verifyCodeWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({ [OTP_PATH]: [codeSent], [VERIFY_PATH]: [reply] });
    await openPopup('register');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    return () => press('Verify');
  };
const registerWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({
      [OTP_PATH]: [codeSent],
      [VERIFY_PATH]: [createSuccess({ proof: 'p' })],
      [REGISTER_PATH]: [reply],
    });
    await openPopup('register');
    await fillRegistration();
    await verifyNumber();
    return () => press('Register');
  };
const signInWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({ [LOGIN_PATH]: [reply] });
    await openPopup('login');
    type('Mobile number', MOBILE);
    type('Password', PASSWORD);
    return () => press('Sign in');
  };
const signInByCodeWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({ [OTP_PATH]: [codeSent], [LOGIN_PATH]: [reply] });
    await openPopup('otp');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    return () => press('Sign in');
  };
const resetPasswordWith =
  (reply: Reply, confirm = PASSWORD): MessageSetup =>
  async () => {
    mockApi({ [RESET_OTP_PATH]: [codeSent], [RESET_PATH]: [reply] });
    await openPopup('forgotPassword');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    type('Password', PASSWORD);
    type('Confirm password', confirm);
    return () => press('Reset password');
  };
/** Fills in a registration and then changes one field. */
const registerWithField =
  (label: string, value: string): MessageSetup =>
  async () => {
    mockApi({});
    await openPopup('register');
    await fillRegistration();
    type(label, value);
    return () => press('Register');
  };

const setups: Readonly<Record<keyof typeof messages.accounts, MessageSetup>> = {
  'Failed to generate OTP. Please try again.': requestCodeWith(serverError),
  'Failed to send OTP. Please try again.': requestCodeWith(createRefusal('otp_not_sent', 503)),
  'An error occurred while sending OTP.': requestCodeWith(networkError),
  'OTP not received. Please request a new OTP.': requestCodeWith(createSuccess({ otp: '' })),
  'Your mobile number is already registered, Please go to login page': requestCodeWith(
    createRefusal('mobile_registered'),
  ),
  'Your mobile number is not registered yet, Please go to register page': resetPasswordWith(
    createRefusal('not_registered_reset'),
  ),
  'You are not Registered Yet. Please Register yourself': signInByCodeWith(
    createRefusal('not_registered'),
  ),
  'Mobile number already exists. Please log in with OTP or password': registerWith(
    createRefusal('mobile_exists'),
  ),
  'Registration failed. Try again.': registerWith(serverError),
  'An error occurred during registration.': registerWith(networkError),
  'Invalid login details.': signInWith(createRefusal('login_invalid')),
  'An error occurred during login.': signInWith(networkError),
  'Please verify the OTP before login.': async () => {
    mockApi({});
    await openPopup('otp');
    type('Mobile number', MOBILE);
    return () => press('Sign in');
  },
  'Failed to reset password': resetPasswordWith(serverError),
  'Error resetting password': resetPasswordWith(networkError),
  'OTP Successfully Verified': verifyCodeWith(createSuccess({ proof: 'p' })),
  'Registration successful! Welcome, {name}!': registerWith(createSuccess({ name: NAME })),
  'Registration successful! Welcome, {name}! Your password is easy to guess. Please choose a longer one.':
    registerWith(createSuccess({ name: NAME, password_is_weak: true })),
  'Login Successfully': signInWith(createSuccess({ name: NAME })),
  'Password reset successfully': resetPasswordWith({ body: { success: true, message: '' } }),
  'Password reset successfully. Your password is easy to guess. Please choose a longer one.':
    resetPasswordWith(createSuccess({ password_is_weak: true })),
  'Please verify your mobile number before submitting': registerWithField('Mobile number', MOBILE),
  'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9': registerWithField(
    'Mobile number',
    '4876512345',
  ),
  'Email is required': registerWithField('Email', ''),
  'Password must be at least 6 characters': registerWithField('Password', 'abcde'),
  'Passwords do not match': registerWithField('Confirm password', 'other'),
  'Passwords do not match.': resetPasswordWith(serverError, 'other'),
  'This password is too easy to guess. Please choose another one.': registerWith({
    status: 400,
    body: {
      success: false,
      message: 'no',
      reason: 'password_common',
      faults: { password: 'password_common' },
    },
  }),
  'Use 256 characters or fewer': registerWithField('Password', 'x'.repeat(257)),
  'Too many attempts for this number. Please sign in with an OTP, or wait.': signInWith(
    createRefusal('login_too_many', 429),
  ),
  'Too many people are signing in right now. Please try again in a moment.': signInWith(
    createRefusal('busy', 503),
  ),
  'You are signed out.': async () => {
    const draft = { values: {}, faults: {}, verified: false, reason: 'logout_done' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: draft }));
    const { ui } = await testSite(remote, { address: `/sign-in?draft=${'a'.repeat(22)}` });
    return async () => render(ui);
  },
};

const rows = Object.entries(messages.accounts) as [keyof typeof setups, string][];

test.each(rows)('shows the message "%s": %s', async (sentence) => {
  const triggerMessage = await setups[sentence]();
  const expected = sentence.replace('{name}', NAME);
  const page = within(document.body);
  expect(page.queryByText(expected)).toBeNull();
  await act(triggerMessage);
  expect(page.getByText(expected)).toBeVisible();
});

test('covers every account message of content/rules/messages.json', () => {
  expect(Object.keys(setups).sort()).toEqual(Object.keys(messages.accounts).sort());
});

test('the English translations equal the messages of the API', () => {
  const reasons: Record<string, string> = english.reason;
  const differing = Object.entries(ACCOUNT_MESSAGES).filter(
    ([reason, text]) => reasons[reason] !== text.replace('{name}', '{{name}}'),
  );
  expect(differing).toEqual([]);
});
