import {
  deleteProgress,
  type FormMessage,
  type FormProgress,
  readProgress,
  storeProgress,
} from '@tractor-haat/forms';
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
type CodeProgress = {
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

export const toFlowName = (mode: Mode) => `account:${PAGE_NAMES[mode]}`;

/** Name under which the mode of the popup is stored. */
const POPUP_FLOW = 'account';

export const storePopupMode = (mode: Mode): void => storeProgress(POPUP_FLOW, { step: mode });

/** A popup that opens for sign-in reopens the last form, if its input is stored. */
export function readPopupMode(mode: Mode): Mode {
  const lastMode = mode === 'login' ? readProgress(POPUP_FLOW)?.step : undefined;
  return isMode(lastMode) && readProgress(toFlowName(lastMode)) ? lastMode : mode;
}

const isMode = (value: unknown): value is Mode => typeof value === 'string' && value in PAGE_NAMES;

export function deleteAccountProgress(): void {
  deleteProgress(POPUP_FLOW);
  for (const mode of ['login', 'register', 'forgotPassword'] as const)
    deleteProgress(toFlowName(mode));
}

/**
 * Values that were stored after `initialProgress` was read take precedence over it. The value `way` is the selected
 * sign-in method.
 */
export function restoreForm(
  mode: Mode,
  initialProgress: FormProgress,
): { mode: Mode; state: ServerFormState } {
  const currentProgress = readProgress(toFlowName(mode));
  const entries = Object.entries({ ...initialProgress.values, ...currentProgress?.values });
  const values = Object.fromEntries(
    entries.filter((entry): entry is [name: string, value: string] => Boolean(entry[1])),
  );
  const { way } = values;
  const restoredMode = isMode(way) && PAGE_NAMES[way] === PAGE_NAMES[mode] ? way : mode;
  const code = parseCode(currentProgress?.step ?? initialProgress.step);
  const isCodeStep = code !== undefined && code.sentTo === values.mobile;
  return {
    mode: restoredMode,
    state: createFormState(isCodeStep ? { ...values, step: 'code' } : values),
  };
}

const createFormState = (values: Record<string, string>): ServerFormState => ({
  values,
  validationErrors: {},
});

function parseCode(step: unknown): CodeProgress | undefined {
  const code = step as Partial<CodeProgress> | null | undefined;
  const isCode = typeof code?.sentTo === 'string' && isMode(code.mode);
  return isCode ? (code as CodeProgress) : undefined;
}
