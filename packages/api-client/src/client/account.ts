import type {
  PasswordOtpInput,
  PasswordResetAnswer,
  PasswordResetInput,
  SessionAnswer,
  UserLoginAnswer,
  UserLoginInput,
  UserLogoutAnswer,
  UserLogoutInput,
  UserOtpAnswer,
  UserOtpInput,
  UserOtpVerifyAnswer,
  UserOtpVerifyInput,
  UserRegisterAnswer,
  UserRegisterInput,
} from '../contract/account.ts';
import { dealerApiBase } from './base.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

const sent = <T extends { success: true }>(path: string, body: object, options: CallOptions) =>
  succeeded(postJson<T>(path, body, options));

/** Sends a one-time code for sign-in or registration. */
export const getUserOtp = (body: UserOtpInput, options: CallOptions = {}) =>
  sent<UserOtpAnswer>('/api/get_user_otp', body, options);

export const getPasswordOtp = (body: PasswordOtpInput, options: CallOptions = {}) =>
  sent<UserOtpAnswer>('/api/password_otp', body, options);

/** Verifies the mobile number of a registration with its code. */
export const verifyUserOtp = (body: UserOtpVerifyInput, options: CallOptions = {}) =>
  sent<UserOtpVerifyAnswer>('/api/user_otp_verify', body, options);

/** Creates an account on the dealer host and signs in. */
export const registerUser = (body: UserRegisterInput, options: CallOptions = {}) =>
  sent<UserRegisterAnswer>('/api/user_register', body, { base: dealerApiBase(), ...options });

/** Signs in; `otp` carries the password or the code, as `method` says. */
export const loginUser = (body: UserLoginInput, options: CallOptions = {}) =>
  sent<UserLoginAnswer>('/api/user_login', body, options);

export const resetPassword = (body: PasswordResetInput, options: CallOptions = {}) =>
  sent<PasswordResetAnswer>('/api/password_reset', body, options);

export const logoutUser = (body: UserLogoutInput = {}, options: CallOptions = {}) =>
  sent<UserLogoutAnswer>('/api/user_logout', body, options);

/** User of the session cookie; null when signed out. */
export async function getSession(options: CallOptions = {}): Promise<SessionAnswer['data']> {
  return (await getJson<SessionAnswer>('/api/session', {}, options)).data;
}
