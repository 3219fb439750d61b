import { cleanup, fireEvent, screen } from '@testing-library/react';
import { codeSent, createSuccess, mockApi } from './testing/api.ts';
import {
  expectDialog,
  expectText,
  fillRegistration,
  getField,
  MOBILE,
  OTP_PATH,
  openPopup,
  press,
  queryButton,
  REGISTER_PATH,
  RESET_OTP_PATH,
  type,
  VERIFY_PATH,
  verifyNumber,
} from './testing/sign-in-popup.tsx';

test.each([
  ['otp' as const, OTP_PATH],
  ['forgotPassword' as const, RESET_OTP_PATH],
  ['register' as const, OTP_PATH],
])('shows the code field for the code that was sent in mode %s', async (mode, path) => {
  const api = mockApi({ [path]: [codeSent] });
  await openPopup(mode);
  type('Mobile number', MOBILE);
  await press('Get OTP');
  expect(getField('OTP')).toBeVisible();
  cleanup();
  jest.useRealTimers();
  await openPopup(mode === 'otp' ? 'login' : mode);
  expect(getField('Mobile number')).toHaveValue(MOBILE);
  expect(getField('OTP')).toBeVisible();
  expect(api.listBodies(path)).toHaveLength(1);
});

test('restores an unfinished registration that was opened from the sign-in form', async () => {
  const api = mockApi({ [OTP_PATH]: [codeSent] });
  await openPopup('login');
  await press('New here? Register');
  type('Name', 'गीता सोलंकी');
  type('Mobile number', MOBILE);
  await press('Get OTP');
  cleanup();
  jest.useRealTimers();
  await openPopup('login');
  expectDialog('Register');
  expect(getField('Name')).toHaveValue('गीता सोलंकी');
  expect(getField('OTP')).toBeVisible();
  await press('Already registered? Sign in');
  expectDialog('Sign in');
  await press('New here? Register');
  expect(getField('Name')).toHaveValue('गीता सोलंकी');
  expect(getField('OTP')).toBeVisible();
  expect(api.listBodies(OTP_PATH)).toHaveLength(1);
});

test('restores the selected sign-in method and the typed number', async () => {
  await openPopup('login');
  fireEvent.click(screen.getByRole('radio', { name: 'Code by SMS' }));
  type('Mobile number', MOBILE);
  cleanup();
  jest.useRealTimers();
  await openPopup('login');
  expect(screen.getByRole('radio', { name: 'Code by SMS' })).toBeChecked();
  expect(getField('Mobile number')).toHaveValue(MOBILE);
});

test('requires a new code for a verified number, because its token is not stored', async () => {
  const api = mockApi({
    [OTP_PATH]: [codeSent],
    [VERIFY_PATH]: [createSuccess({ proof: 'proof-of-the-number' })],
  });
  await openPopup('register');
  await fillRegistration();
  await verifyNumber();
  expectText('OTP Successfully Verified');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('proof');
  cleanup();
  jest.useRealTimers();
  await openPopup('register');
  expect(getField('Mobile number')).toHaveValue(MOBILE);
  expect(queryButton('Get OTP')).toBeVisible();
  await press('Register');
  expect(api.listBodies(REGISTER_PATH)).toEqual([]);
});
