import type { Notice } from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import type { ServerFormState } from './server-form-state.ts';

/** What the popup is for at the moment: sign in by password or by code, register, or set a new password. */
export type Mode = 'login' | 'otp' | 'register' | 'forgotPassword';

/** The page of each mode, for browsers without JavaScript and for links. */
export const PAGE_OF = {
  login: 'sign-in',
  otp: 'sign-in',
  register: 'register',
  forgotPassword: 'forgot-password',
} as const satisfies Record<Mode, string>;

/** What goes with a form that a browser without JavaScript sends. */
export const plainFields = (mode: Mode, language: Language) => ({ language, page: PAGE_OF[mode] });

/** Props of every mode's form. */
export type ModeProps = {
  readonly mode: Mode;
  readonly state: ServerFormState;
  /** Goes to another mode, with something to say there, and the number that was typed here. */
  readonly onMode: (mode: Mode, notice?: Notice, mobile?: string) => void;
  /** Signed in as somebody. */
  readonly onDone: (notice: Notice) => void;
};
