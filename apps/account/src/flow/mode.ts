import type { FormMessage, FormProgress } from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import type { ServerFormState } from './server-form-state.ts';

export type Mode = 'login' | 'otp' | 'register' | 'forgotPassword';

export const PAGE_NAMES = {
  login: 'sign-in',
  otp: 'sign-in',
  register: 'register',
  forgotPassword: 'forgot-password',
} as const satisfies Record<Mode, string>;

/** Hidden fields for a submit without JavaScript. */
export const createPlainFields = (mode: Mode, language: Language) => ({
  language,
  page: PAGE_NAMES[mode],
});

/** The code step, after a code was sent to the number `sentTo`. */
export type CodeProgress = {
  readonly sentTo: string;
  readonly mode: Mode;
};

export type ModeProps = {
  readonly mode: Mode;
  readonly state: ServerFormState;
  readonly onMode: (mode: Mode, message?: FormMessage, mobile?: string) => void;
  /** Stores unfinished input, so a reload restores the form and the code step. */
  readonly onProgress: (progress: FormProgress & { step?: CodeProgress | undefined }) => void;
  readonly onDone: (message: FormMessage) => void;
};
