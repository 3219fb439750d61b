import type { PopupProps } from './widgets.ts';

/** `account/sign-in-popup`: sign in or register, over any page. */
export interface SignInPopupProps extends PopupProps {
  readonly mode?: 'login' | 'register';
}
