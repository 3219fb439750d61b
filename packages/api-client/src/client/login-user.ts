import type {
  PasswordOtpInput,
  PasswordResetInput,
  PasswordResetResponse,
  SessionResponse,
  UserLoginInput,
  UserLoginResponse,
  UserLogoutInput,
  UserLogoutResponse,
  UserOtpInput,
  UserOtpResponse,
  UserOtpVerifyInput,
  UserOtpVerifyResponse,
  UserRegisterInput,
  UserRegisterResponse,
} from '../contract/account.contract.ts';
import { dealerApiBase } from './api-base.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

const postAccount = <T extends { success: true }>(
  path: string,
  body: object,
  options: CallOptions,
) => requireSuccess(postJson<T>(path, body, options));

/** Requests a one-time code by SMS, which is valid only for `purpose`: `login` (the default) or `registration`. */
export const getUserOtp = (body: UserOtpInput, options: CallOptions = {}) =>
  postAccount<UserOtpResponse>('/api/get_user_otp', body, options);

/** Requests the one-time code for `resetPassword` by SMS. */
export const getPasswordOtp = (body: PasswordOtpInput, options: CallOptions = {}) =>
  postAccount<UserOtpResponse>('/api/password_otp', body, options);

/** Verifies the code of a registration. `registerUser` requires the `proof` of the response. */
export const verifyUserOtp = (body: UserOtpVerifyInput, options: CallOptions = {}) =>
  postAccount<UserOtpVerifyResponse>('/api/user_otp_verify', body, options);

/** Creates an account and signs in. The request is sent to `dealerApiBase()`. */
export const registerUser = (body: UserRegisterInput, options: CallOptions = {}) =>
  postAccount<UserRegisterResponse>('/api/user_register', body, {
    base: dealerApiBase(),
    ...options,
  });

/** Signs in. `otp` is the password or the one-time code, depending on `method`. */
export const loginUser = (body: UserLoginInput, options: CallOptions = {}) =>
  postAccount<UserLoginResponse>('/api/user_login', body, options);

/** Sets a new password. `otp` is the code from `getPasswordOtp`. */
export const resetPassword = (body: PasswordResetInput, options: CallOptions = {}) =>
  postAccount<PasswordResetResponse>('/api/password_reset', body, options);

/** Ends the session of this browser, or with `all` every session of the account. */
export const logoutUser = (body: UserLogoutInput = {}, options: CallOptions = {}) =>
  postAccount<UserLogoutResponse>('/api/user_logout', body, options);

/** Fetches the name of the signed-in user, or null without a session. */
export async function getSession(options: CallOptions = {}): Promise<SessionResponse['data']> {
  return (await getJson<SessionResponse>('/api/session', {}, options)).data;
}
