import { act, render, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import messages from '../../../content/rules/messages.json';
import english from './locales/sign-in.en.json';
import { broken, down, fakeApi, ok, refused, sent } from './popup/testing/api.ts';
import {
  fillRegistration,
  LOGIN,
  MOBILE,
  OTP,
  open,
  PASSWORD,
  press,
  prove,
  REGISTER,
  RESET,
  RESET_OTP,
  type,
  VERIFY,
} from './popup/testing/sign-in-popup.tsx';
import remote from './remote.tsx';

type Reply = Parameters<typeof fakeApi>[0][string][number];

/** Runs the setup of a message, and returns the action that makes it appear. */
type Scene = () => Promise<() => Promise<unknown>>;

const NAME = 'गीता सोलंकी';

const codeAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [OTP]: [reply] });
    await open('otp');
    type('Mobile number', MOBILE);
    return () => press('Get OTP');
  };
/** Types the code of a registration and stubs the reply to it. */
const proofAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [OTP]: [sent], [VERIFY]: [reply] });
    await open('register');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    return () => press('Verify');
  };
const registrationAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [OTP]: [sent], [VERIFY]: [ok({ proof: 'p' })], [REGISTER]: [reply] });
    await open('register');
    await fillRegistration();
    await prove();
    return () => press('Register');
  };
const loginAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [LOGIN]: [reply] });
    await open('login');
    type('Mobile number', MOBILE);
    type('Password', PASSWORD);
    return () => press('Sign in');
  };
const codeLoginAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [OTP]: [sent], [LOGIN]: [reply] });
    await open('otp');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    return () => press('Sign in');
  };
const resetAnswered =
  (reply: Reply, confirm = PASSWORD): Scene =>
  async () => {
    fakeApi({ [RESET_OTP]: [sent], [RESET]: [reply] });
    await open('forgotPassword');
    type('Mobile number', MOBILE);
    await press('Get OTP');
    type('OTP', '123456');
    type('Password', PASSWORD);
    type('Confirm password', confirm);
    return () => press('Reset password');
  };
/** Fills in a registration with one invalid field. */
const typed =
  (label: string, value: string): Scene =>
  async () => {
    fakeApi({});
    await open('register');
    await fillRegistration();
    type(label, value);
    return () => press('Register');
  };

const scenes: Readonly<Record<keyof typeof messages.accounts, Scene>> = {
  'Failed to generate OTP. Please try again.': codeAnswered(broken),
  'Failed to send OTP. Please try again.': codeAnswered(refused('otp_not_sent', 503)),
  'An error occurred while sending OTP.': codeAnswered(down),
  'OTP not received. Please request a new OTP.': codeAnswered(ok({ otp: '' })),
  'Your mobile number is already registered, Please go to login page': codeAnswered(
    refused('mobile_registered'),
  ),
  'Your mobile number is not registered yet, Please go to register page': resetAnswered(
    refused('not_registered_reset'),
  ),
  'You are not Registered Yet. Please Register yourself': codeLoginAnswered(
    refused('not_registered'),
  ),
  'Mobile number already exists. Please log in with OTP or password': registrationAnswered(
    refused('mobile_exists'),
  ),
  'Registration failed. Try again.': registrationAnswered(broken),
  'An error occurred during registration.': registrationAnswered(down),
  'Invalid login details.': loginAnswered(refused('login_invalid')),
  'An error occurred during login.': loginAnswered(down),
  'Please verify the OTP before login.': async () => {
    fakeApi({});
    await open('otp');
    type('Mobile number', MOBILE);
    return () => press('Sign in');
  },
  'Failed to reset password': resetAnswered(broken),
  'Error resetting password': resetAnswered(down),
  'OTP Successfully Verified': proofAnswered(ok({ proof: 'p' })),
  'Registration successful! Welcome, {name}!': registrationAnswered(ok({ name: NAME })),
  'Registration successful! Welcome, {name}! Your password is easy to guess. Please choose a longer one.':
    registrationAnswered(ok({ name: NAME, password_is_weak: true })),
  'Login Successfully': loginAnswered(ok({ name: NAME })),
  'Password reset successfully': resetAnswered({ body: { success: true, message: '' } }),
  'Password reset successfully. Your password is easy to guess. Please choose a longer one.':
    resetAnswered(ok({ password_is_weak: true })),
  'Please verify your mobile number before submitting': typed('Mobile number', MOBILE),
  'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9': typed(
    'Mobile number',
    '4876512345',
  ),
  'Email is required': typed('Email', ''),
  'Password must be at least 6 characters': typed('Password', 'abcde'),
  'Passwords do not match': typed('Confirm password', 'other'),
  'Passwords do not match.': resetAnswered(broken, 'other'),
  'This password is too easy to guess. Please choose another one.': registrationAnswered({
    status: 400,
    body: {
      success: false,
      message: 'no',
      reason: 'password_common',
      faults: { password: 'password_common' },
    },
  }),
  'Use 256 characters or fewer': typed('Password', 'x'.repeat(257)),
  'Too many attempts for this number. Please sign in with an OTP, or wait.': loginAnswered(
    refused('login_too_many', 429),
  ),
  'Too many people are signing in right now. Please try again in a moment.': loginAnswered(
    refused('busy', 503),
  ),
  'You are signed out.': async () => {
    const draft = { values: {}, faults: {}, verified: false, reason: 'logout_done' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: draft }));
    const { ui } = await testSite(remote, { address: `/sign-in?draft=${'a'.repeat(22)}` });
    return async () => render(ui);
  },
};

const rows = Object.entries(messages.accounts) as [keyof typeof scenes, string][];

test.each(rows)('shows the message "%s": %s', async (sentence) => {
  const say = await scenes[sentence]();
  const expected = sentence.replace('{name}', NAME);
  const page = within(document.body);
  expect(page.queryByText(expected)).toBeNull();
  await act(say);
  expect(page.getByText(expected)).toBeVisible();
});

test('tests every message of the table and no other', () => {
  expect(Object.keys(scenes).sort()).toEqual(Object.keys(messages.accounts).sort());
});

test('uses the messages of the API as English page texts', () => {
  const reasons: Record<string, string> = english.reason;
  const other = Object.entries(ACCOUNT_MESSAGES).filter(
    ([reason, text]) => reasons[reason] !== text.replace('{name}', '{{name}}'),
  );
  expect(other).toEqual([]);
});
