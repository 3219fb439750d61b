import { z } from 'zod';
import { consentBoxes } from './consent-boxes.ts';
import { defineEndpoints } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { checkbox, emailAddress, mobile, oneTimeCode, personName, truncatedText } from './text.ts';

/** A text of limited length, whose value `validateRegistration` checks. */
const optionalText = truncatedText(1000).default('');

const commonFields = {
  language: language.default('en'),
  /** Page to which the response redirects. Sent by forms without JavaScript. */
  page: z.enum(['sign-in', 'register', 'forgot-password']).optional(),
};

const messageFields = { success: z.literal(true), message: z.string() };

/** True if the new password is easy to guess. `message` then contains a warning. */
const weakPasswordFlag = z.literal(true).optional();

/** POST /api/get_user_otp. The code is valid only for this `purpose`. */
export const userOtpBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  purpose: z.enum(['login', 'registration']).default('login'),
  /** Sent by forms without JavaScript, so that the next page can fill in these fields again. */
  name: personName(1000),
  email: emailAddress(1000),
});
export const passwordOtpBody = z.object({
  ...commonFields,
  mobile,
  idempotency_key: idempotencyKey,
});
/** The response is the same whether or not the number has an account. */
export const userOtpResponse = z.object({
  ...messageFields,
  data: z.object({ otp: z.literal('sent') }),
});

/** POST /api/user_otp_verify: verifies the number of a registration. */
export const userOtpVerifyBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  otp: oneTimeCode,
});
export const userOtpVerifyResponse = z.object({
  ...messageFields,
  /** `user_register` requires `proof`, which is valid for 30 minutes and only for this number. */
  data: z.object({ proof: z.string() }),
});

/** POST /api/user_register: requires the `proof` of a verified number, or its code in `otp`. */
export const userRegisterBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  name: personName(1000),
  mobile,
  password: optionalText,
  email: emailAddress(1000),
  proof: optionalText,
  otp: oneTimeCode,
  /** Sent by forms without JavaScript. The API then compares the value with `password`. */
  confirm: truncatedText(1000).optional(),
  terms: checkbox.optional(),
  ...consentBoxes,
});
export const userRegisterResponse = z.object({
  ...messageFields,
  data: z.object({
    name: z.string(),
    text: z.literal('registered'),
    password_is_weak: weakPasswordFlag,
  }),
});

/**
 * POST /api/user_login: `otp` is the code or the password. Without `method`, six digits are checked as a code if the API
 * has sent one to the number, and any other value is checked as a password.
 */
export const userLoginBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  otp: optionalText,
  method: z.enum(['password', 'code']).optional(),
});
export const userLoginResponse = z.object({
  ...messageFields,
  data: z.object({ name: z.string() }),
});

export const passwordResetBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  otp: oneTimeCode,
  password: optionalText,
  confirm: truncatedText(1000).optional(),
});
export const passwordResetResponse = z.object({
  ...messageFields,
  data: z.object({ password_is_weak: weakPasswordFlag }).optional(),
});

/** POST /api/user_logout: ends this session, or with `all` every session. */
export const userLogoutBody = z.object({
  ...commonFields,
  all: checkbox.transform((on) => on === 'on').default(false),
});
export const userLogoutResponse = z.object(messageFields);

/** GET /api/session: `data` is null without a session. */
export const sessionResponse = z.object({
  success: z.literal(true),
  data: z.object({ name: z.string() }).nullable(),
});

export const accountEndpoints = defineEndpoints({
  sendUserCode: {
    method: 'POST',
    path: '/api/get_user_otp',
    summary: 'Sends a one-time code for signing in or registering',
    tag: 'account',
    body: userOtpBody,
    response: userOtpResponse,
  },
  sendPasswordCode: {
    method: 'POST',
    path: '/api/password_otp',
    summary: 'Sends a one-time code for a password reset',
    tag: 'account',
    body: passwordOtpBody,
    response: userOtpResponse,
  },
  verifyUserCode: {
    method: 'POST',
    path: '/api/user_otp_verify',
    summary: 'Verifies the mobile number of a registration',
    tag: 'account',
    body: userOtpVerifyBody,
    response: userOtpVerifyResponse,
    cache: 'none',
  },
  registerUser: {
    method: 'POST',
    path: '/api/user_register',
    summary: 'Creates an account for a verified mobile number and signs in',
    tag: 'account',
    body: userRegisterBody,
    response: userRegisterResponse,
  },
  loginUser: {
    method: 'POST',
    path: '/api/user_login',
    summary: 'Signs in with a password or a one-time code, both in `otp`',
    tag: 'account',
    body: userLoginBody,
    response: userLoginResponse,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/password_reset',
    summary: 'Resets the password with a one-time code and ends all other sessions',
    tag: 'account',
    body: passwordResetBody,
    response: passwordResetResponse,
  },
  getSession: {
    method: 'GET',
    path: '/api/session',
    summary: 'Returns the signed-in account; `data` is null without a session',
    tag: 'account',
    response: sessionResponse,
  },
  logoutUser: {
    method: 'POST',
    path: '/api/user_logout',
    summary: 'Signs out on this device, or with `all` on every device',
    tag: 'account',
    body: userLogoutBody,
    response: userLogoutResponse,
    cache: 'none',
  },
});

export type UserOtpInput = z.input<typeof userOtpBody>;
export type UserOtpBody = z.output<typeof userOtpBody>;
export type PasswordOtpInput = z.input<typeof passwordOtpBody>;
export type UserOtpResponse = z.output<typeof userOtpResponse>;
export type UserOtpVerifyInput = z.input<typeof userOtpVerifyBody>;
export type UserOtpVerifyResponse = z.output<typeof userOtpVerifyResponse>;
export type UserRegisterInput = z.input<typeof userRegisterBody>;
export type UserRegisterBody = z.output<typeof userRegisterBody>;
export type UserRegisterResponse = z.output<typeof userRegisterResponse>;
export type UserLoginInput = z.input<typeof userLoginBody>;
export type UserLoginBody = z.output<typeof userLoginBody>;
export type UserLoginResponse = z.output<typeof userLoginResponse>;
export type PasswordResetInput = z.input<typeof passwordResetBody>;
export type PasswordResetBody = z.output<typeof passwordResetBody>;
export type PasswordResetResponse = z.output<typeof passwordResetResponse>;
export type UserLogoutInput = z.input<typeof userLogoutBody>;
export type UserLogoutResponse = z.output<typeof userLogoutResponse>;
export type SessionResponse = z.output<typeof sessionResponse>;
