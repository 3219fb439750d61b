import type { PopupProps } from '@tractor-haat/platform';

/** Props of `account/sign-in-popup`: a dialog to sign in (by password, or by code with `otp`) or register. */
export interface SignInPopupProps extends PopupProps {
  /** Mode when the popup opens; defaults to `login`. */
  readonly mode?: 'login' | 'otp' | 'register' | 'forgotPassword';
}

/** Widgets of this remote that other remotes may use. */
export interface AccountWidgets {
  'account/sign-in-popup': SignInPopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends AccountWidgets {}
}
