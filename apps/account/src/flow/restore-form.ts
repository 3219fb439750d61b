import { deleteProgress, type FormProgress, readProgress } from '@tractor-haat/forms';
import { type CodeProgress, type Mode, PAGE_NAMES } from './mode.ts';
import type { ServerFormState } from './server-form-state.ts';

export const toFlowName = (mode: Mode) => `account:${PAGE_NAMES[mode]}`;

export function deleteAccountProgress(): void {
  for (const mode of ['login', 'register', 'forgotPassword'] as const)
    deleteProgress(toFlowName(mode));
}

/**
 * Mode and form state of an unfinished form. `earlier` is its progress before hydration; afterwards the form stores
 * only the values that were typed meanwhile.
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
  const code = parseCode(now?.step ?? earlier.step);
  if (!code || code.sentTo !== values.mobile) return { mode, state: createFormState(values) };
  const codeValues = { ...values, step: 'code' };
  return {
    mode: PAGE_NAMES[code.mode] === PAGE_NAMES[mode] ? code.mode : mode,
    state: createFormState(codeValues),
  };
}

const createFormState = (values: Record<string, string>): ServerFormState => ({
  values,
  validationErrors: {},
});

function parseCode(step: unknown): CodeProgress | undefined {
  const code = step as Partial<CodeProgress> | null | undefined;
  const isCode =
    typeof code?.sentTo === 'string' && code.mode !== undefined && code.mode in PAGE_NAMES;
  return isCode ? (code as CodeProgress) : undefined;
}
