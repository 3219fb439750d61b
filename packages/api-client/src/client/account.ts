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

/** Sends a code for signing in or for registering. */
export const getUserOtp = (body: UserOtpInput, options: CallOptions = {}) =>
  sent<UserOtpAnswer>('/api/get_user_otp', body, options);

/** Sends a code for a new password. */
export const getPasswordOtp = (body: PasswordOtpInput, options: CallOptions = {}) =>
  sent<UserOtpAnswer>('/api/password_otp', body, options);

/** Proves the number of a registration by its code. */
export const verifyUserOtp = (body: UserOtpVerifyInput, options: CallOptions = {}) =>
  sent<UserOtpVerifyAnswer>('/api/user_otp_verify', body, options);

/** Makes an account, at the dealer host, and signs in. */
export const registerUser = (body: UserRegisterInput, options: CallOptions = {}) =>
  sent<UserRegisterAnswer>('/api/user_register', body, { base: dealerApiBase(), ...options });

/** Signs in; `otp` holds the password or the code, as `method` says. */
export const loginUser = (body: UserLoginInput, options: CallOptions = {}) =>
  sent<UserLoginAnswer>('/api/user_login', body, options);

/** Sets a new password and ends all other sessions. */
export const resetPassword = (body: PasswordResetInput, options: CallOptions = {}) =>
  sent<PasswordResetAnswer>('/api/password_reset', body, options);

/** Signs out on this device, or on all. */
export const logoutUser = (body: UserLogoutInput = {}, options: CallOptions = {}) =>
  sent<UserLogoutAnswer>('/api/user_logout', body, options);

/** Who is signed in by the cookie; null for nobody. */
export async function getSession(options: CallOptions = {}): Promise<SessionAnswer['data']> {
  return (await getJson<SessionAnswer>('/api/session', {}, options)).data;
}
