import { CODE_MESSAGES } from '../messages/code-messages.ts';

/**
 * English messages of the account API by `reason`. Pages translate the reason, so a test compares these messages with
 * the English translations of the pages.
 */
export const ACCOUNT_MESSAGES = {
  name_required: 'Please enter your name',
  name_characters: 'Name must contain only letters and spaces',
  name_long: 'Use 50 letters or fewer',
  mobile_registration: 'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
  email_required: 'Email is required',
  email_invalid: 'Email is invalid',
  password_short: 'Password must be at least 6 characters',
  password_long: 'Use 256 characters or fewer',
  password_common: 'This password is too easy to guess. Please choose another one.',
  passwords_differ: 'Passwords do not match',
  passwords_differ_reset: 'Passwords do not match.',
  terms_required: 'You must accept the terms',
  mobile_unverified: 'Please verify your mobile number before submitting',
  otp_not_generated: 'Failed to generate OTP. Please try again.',
  otp_not_sent: 'Failed to send OTP. Please try again.',
  otp_before_login: 'Please verify the OTP before login.',
  mobile_registered: 'Your mobile number is already registered, Please go to login page',
  mobile_exists: 'Mobile number already exists. Please log in with OTP or password',
  not_registered: 'You are not Registered Yet. Please Register yourself',
  not_registered_reset: 'Your mobile number is not registered yet, Please go to register page',
  registration_done: 'Registration successful! Welcome, {name}!',
  registration_done_weak_password:
    'Registration successful! Welcome, {name}! Your password is easy to guess. Please choose a longer one.',
  registration_failed: 'Registration failed. Try again.',
  login_done: 'Login Successfully',
  login_invalid: 'Invalid login details.',
  login_too_many: 'Too many attempts for this number. Please sign in with an OTP, or wait.',
  reset_done: 'Password reset successfully',
  reset_done_weak_password:
    'Password reset successfully. Your password is easy to guess. Please choose a longer one.',
  reset_failed: 'Failed to reset password',
  vote_unverified: 'To vote, sign in with your mobile number: one number, one vote.',
  logout_done: 'You are signed out.',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  ...CODE_MESSAGES,
} as const;

export type AccountReason = keyof typeof ACCOUNT_MESSAGES;
