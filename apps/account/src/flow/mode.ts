/** What the popup is for at the moment: sign in by password or by code, register, or set a new password. */
export type Mode = 'login' | 'otp' | 'register' | 'forgotPassword';

/** The page of each mode, for browsers without JavaScript and for links. */
export const PAGE_OF = {
  login: 'sign-in',
  otp: 'sign-in',
  register: 'register',
  forgotPassword: 'forgot-password',
} as const satisfies Record<Mode, string>;
