import type { PopupProps } from '@tractor-haat/platform';

export interface SignInPopupProps extends PopupProps {
  /** The form that opens first. `otp` is sign-in with a one-time code. Default: `login`. */
  readonly mode?: 'login' | 'otp' | 'register' | 'forgotPassword';
}

export interface AccountWidgets {
  'account/sign-in-popup': SignInPopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends AccountWidgets {}
}
