import type { PopupProps } from './popup.ts';

/** `account/sign-in-popup`: sign in (by password or, as `otp`, by code) or register, over any page. */
export interface SignInPopupProps extends PopupProps {
  /** What it opens with; `login` when left out. */
  readonly mode?: 'login' | 'otp' | 'register' | 'forgotPassword';
}
