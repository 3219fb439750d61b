import {
  deleteProgress,
  type FormProgress,
  readProgress,
  storeProgress,
} from '@tractor-haat/forms';
import { type CodeProgress, type Mode, PAGE_NAMES } from './mode.ts';
import type { ServerFormState } from './server-form-state.ts';

export const toFlowName = (mode: Mode) => `account:${PAGE_NAMES[mode]}`;

/** Flow of the popup, which changes its mode without a page. */
const POPUP_FLOW = 'account';

export const storePopupMode = (mode: Mode): void => storeProgress(POPUP_FLOW, { step: mode });

/** For the default mode: the mode in which the popup was left with an unfinished form. */
export function readPopupMode(mode: Mode): Mode {
  const left = mode === 'login' ? readProgress(POPUP_FLOW)?.step : undefined;
  return isMode(left) && readProgress(toFlowName(left)) ? left : mode;
}

const isMode = (value: unknown): value is Mode => typeof value === 'string' && value in PAGE_NAMES;

export function deleteAccountProgress(): void {
  deleteProgress(POPUP_FLOW);
  for (const mode of ['login', 'register', 'forgotPassword'] as const)
    deleteProgress(toFlowName(mode));
}

/**
 * Mode and form state of an unfinished form; `way` is the selected way to sign in. `earlier` is its progress before
 * hydration; afterwards the form stores only the values that were typed meanwhile.
 */
export function restoreForm(
  mode: Mode,
  earlier: FormProgress,
): { mode: Mode; state: ServerFormState } {
  const now = readProgress(toFlowName(mode));
  const typed = Object.entries({ ...earlier.values, ...now?.values });
  const values = Object.fromEntries(
    typed.filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  const { way } = values;
  const restoredMode = isMode(way) && PAGE_NAMES[way] === PAGE_NAMES[mode] ? way : mode;
  const code = parseCode(now?.step ?? earlier.step);
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
