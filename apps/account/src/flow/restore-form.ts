import { deleteProgress, type FormProgress, readProgress } from '@tractor-haat/forms';
import { type CodeProgress, type Mode, PAGE_OF } from './mode.ts';
import type { ServerFormState } from './server-form-state.ts';

export const flowOf = (mode: Mode) => `account:${PAGE_OF[mode]}`;

/** Deletes what was typed in all modes. */
export function deleteAccountProgress(): void {
  for (const mode of ['login', 'register', 'forgotPassword'] as const) deleteProgress(flowOf(mode));
}

/**
 * Mode and form state of an unfinished form. `earlier` is its progress before hydration, after which the form stores
 * only what was typed meanwhile.
 */
export function restoreForm(
  mode: Mode,
  earlier: FormProgress,
): { mode: Mode; state: ServerFormState } {
  const now = readProgress(flowOf(mode));
  const typed = Object.entries({ ...earlier.values, ...now?.values });
  const values = Object.fromEntries(
    typed.filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  const code = parseCode(now?.step ?? earlier.step);
  if (!code || code.sentTo !== values.mobile) return { mode, state: stateOf(values) };
  const own = { ...values, step: 'code' };
  return { mode: PAGE_OF[code.mode] === PAGE_OF[mode] ? code.mode : mode, state: stateOf(own) };
}

const stateOf = (values: Record<string, string>): ServerFormState => ({
  values,
  validationErrors: {},
});

function parseCode(step: unknown): CodeProgress | undefined {
  const code = step as Partial<CodeProgress> | null | undefined;
  const isCode =
    typeof code?.sentTo === 'string' && code.mode !== undefined && code.mode in PAGE_OF;
  return isCode ? (code as CodeProgress) : undefined;
}
