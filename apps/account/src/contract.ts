import type { PopupProps } from '@tractor-haat/platform';

/** `account/sign-in-popup`: sign in (by password or, as `otp`, by code) or register, over any page. */
export interface SignInPopupProps extends PopupProps {
  /** What it opens with; `login` when left out. */
  readonly mode?: 'login' | 'otp' | 'register' | 'forgotPassword';
}

/** What this remote offers to others' pages. */
export interface AccountWidgets {
  'account/sign-in-popup': SignInPopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends AccountWidgets {}
}
