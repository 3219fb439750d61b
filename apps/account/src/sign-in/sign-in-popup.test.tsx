import { act, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { Component as SignInPopup } from './sign-in-popup.widget.tsx';
import { codeSent, createRefusal, createSuccess, idempotency_key, mockApi } from './testing/api.ts';
import {
  advanceTime,
  expectDialog,
  expectText,
  fillRegistration,
  getField,
  MOBILE,
  OTP_PATH,
  openPopup,
  PASSWORD,
  press,
  queryButton,
  REGISTER_PATH,
  type,
  VERIFY_PATH,
  verifyNumber,
} from './testing/sign-in-popup.tsx';

test.each([
  ['login', 'Sign in', 'Password'],
  ['otp', 'Sign in', 'Mobile number'],
  ['register', 'Register', 'Confirm password'],
  ['forgotPassword', 'Forgot password', 'Mobile number'],
] as const)('opens in the mode %s with the title %s', async (mode, title, label) => {
  await openPopup(mode);
  expectDialog(title);
  expect(getField(label)).toBeVisible();
  const codeOption = screen.queryByRole('radio', { name: 'Code by SMS' });
  if (codeOption) expect((codeOption as HTMLInputElement).checked).toBe(mode === 'otp');
});

test('opens the sign-in form by default', async () => {
  const { ui } = await testElement(remote, <SignInPopup onClose={() => undefined} />);
  await act(async () => render(ui));
  expectDialog('Sign in');
  expect(screen.getByRole('radio', { name: 'With password' })).toBeChecked();
});

test('closes when Close is pressed', async () => {
  const onClose = await openPopup('login');
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('switches between sign-in, registration and password reset by links', async () => {
  await openPopup('login');
  expectDialog('Sign in');
  await press('New here? Register');
  expectDialog('Register');
  await press('Already registered? Sign in');
  await press('Forgot password?');
  expectDialog('Forgot password');
  await press('Back to sign in');
  expectDialog('Sign in');
});

test.each([
  ['Name', 'name'],
  ['Mobile number', 'username'],
  ['Email', 'email'],
  ['Password', 'new-password'],
  ['Confirm password', 'new-password'],
])('sets the autocomplete value of %s to %s', async (name, autocomplete) => {
  await openPopup('register');
  expect(getField(name)).toHaveAttribute('autocomplete', autocomplete);
});

test('shows the "Get OTP" button only for a number of ten digits', async () => {
  await openPopup('register');
  type('Mobile number', '587651234');
  expect(queryButton('Get OTP')).toBeNull();
  type('Mobile number', '+91 58765-12345');
  expect(getField('Mobile number')).toHaveValue(MOBILE);
  expect(queryButton('Get OTP')).toBeInTheDocument();
});

test('shows an error at each required field of an empty registration', async () => {
  await openPopup('register');
  await press('Register');
  const validationErrors = {
    Name: 'Please enter your name',
    'Mobile number': 'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
    Email: 'Email is required',
    Password: 'Password must be at least 6 characters',
  };
  for (const [name, sentence] of Object.entries(validationErrors)) {
    expect(getField(name)).toHaveAccessibleDescription(sentence);
  }
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms');
  expect(getField('Name')).toHaveFocus();
});

test.each([
  ['Name', 'Geeta 2', 'Name must contain only letters and spaces'],
  [
    'Mobile number',
    '4876512345',
    'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
  ],
  ['Email', 'geeta@', 'Email is invalid'],
  ['Password', 'abcde', 'Password must be at least 6 characters'],
  ['Confirm password', 'other', 'Passwords do not match'],
])('rejects in %s the value "%s": %s', async (name, value, sentence) => {
  await openPopup('register');
  type(name, value);
  await press('Register');
  expect(getField(name)).toHaveAccessibleDescription(sentence);
});

test('sends no code to an invalid number', async () => {
  const api = mockApi({});
  await openPopup('register');
  type('Mobile number', '4876512345');
  await press('Get OTP');
  expect(getField('Mobile number')).toBeInvalid();
  expect(api.listBodies(OTP_PATH)).toEqual([]);
});

test('shows a notice for three seconds instead of registering an unverified number', async () => {
  const api = mockApi({});
  await openPopup('register');
  await fillRegistration();
  type('Mobile number', MOBILE);
  await press('Register');
  expectText('Please verify your mobile number before submitting');
  await advanceTime(2900);
  expectText('Please verify your mobile number before submitting');
  await advanceTime(200);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Please verify your mobile number');
  expect(api.listBodies(REGISTER_PATH)).toEqual([]);
});

test('registers a visitor whose number was verified by a code', async () => {
  const api = mockApi({
    [OTP_PATH]: [codeSent, codeSent],
    [VERIFY_PATH]: [createRefusal('otp_incorrect'), createSuccess({ proof: 'p' })],
    [REGISTER_PATH]: [createSuccess({ name: 'गीता सोलंकी', text: 'registered' })],
  });
  await openPopup('register');
  await fillRegistration();
  type('Mobile number', MOBILE);
  await press('Get OTP');
  expectText('OTP successfully sent to your mobile number');
  expectText('Resend in 59 seconds');
  expect(getField('OTP')).toHaveFocus();
  await advanceTime(58_500);
  expect(queryButton('Resend')).toBeNull();
  await advanceTime(1000);
  await press('Resend');
  expectText('Resend in 59 seconds');
  await press('Verify');
  expect(getField('OTP')).toHaveAccessibleDescription('Please enter the OTP');
  type('OTP', '123456');
  await press('Verify');
  expect(getField('OTP')).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  await press('Verify');
  expectText('OTP Successfully Verified');
  await press('Register');
  expectText('Registration successful! Welcome, गीता सोलंकी!');
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
  expect(localStorage.getItem('username')).toBe('गीता सोलंकी');
  expect(api.listBodies(REGISTER_PATH)).toEqual([
    {
      name: 'गीता सोलंकी',
      mobile: MOBILE,
      email: 'geeta@example.in',
      password: PASSWORD,
      terms: 'on',
      proof: 'p',
      language: 'en',
      idempotency_key,
    },
  ]);
});

test('requires a new verification when the verified number changes', async () => {
  const api = mockApi({ [OTP_PATH]: [codeSent], [VERIFY_PATH]: [createSuccess({ proof: 'p' })] });
  await openPopup('register');
  await fillRegistration();
  await verifyNumber();
  type('Mobile number', '5876512346');
  await press('Register');
  expectText('Please verify your mobile number before submitting');
  expect(api.listBodies(REGISTER_PATH)).toEqual([]);
});

test('opens the sign-in form if the verified number is already registered', async () => {
  mockApi({ [OTP_PATH]: [codeSent], [VERIFY_PATH]: [createRefusal('mobile_registered')] });
  await openPopup('register');
  await verifyNumber();
  expectDialog('Sign in');
  const message = 'Mobile number already exists. Please log in with OTP or password';
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(getField('Mobile number')).toHaveValue(MOBILE);
});

test('counts down until a resend, and requires a new code for a changed number', async () => {
  const api = mockApi({ [OTP_PATH]: [codeSent, codeSent] });
  await openPopup('register');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  for (const seconds of [59, 58, 57]) {
    expectText(`Resend in ${seconds} seconds`);
    await advanceTime(1000);
  }
  expectText('OTP successfully sent to your mobile number');
  type('Mobile number', '5876512346');
  expect(screen.queryByLabelText('OTP')).toBeNull();
  expect(screen.queryByText('OTP successfully sent to your mobile number')).toBeNull();
  await press('Get OTP');
  expectText('Resend in 59 seconds');
  expect(api.listBodies(OTP_PATH).map(({ mobile }) => mobile)).toEqual([MOBILE, '5876512346']);
});

test('accepts at most six digits as a code, and clears them when a new code is sent', async () => {
  mockApi({ [OTP_PATH]: [codeSent, codeSent] });
  await openPopup('register');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '48 29-13 7');
  expect(getField('OTP')).toHaveValue('482913');
  await advanceTime(60_000);
  await press('Resend');
  expect(getField('OTP')).toHaveValue('');
});
