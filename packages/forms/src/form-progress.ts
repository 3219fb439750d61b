import { FORM_PROGRESS_KEY } from '@tractor-haat/api-client';
import type { AttemptStore, PendingAttempt } from './use-idempotent-submit.ts';

/** Half an hour, which is longer than the delay of a late SMS. */
const PROGRESS_TTL_MS = 30 * 60_000;

/** Secrets, and the terms, because a consent is valid only in the form in which it was ticked. */
const NEVER_STORED = new Set(['password', 'confirm', 'otp', 'terms']);
const isStorable = (name: string) => !NEVER_STORED.has(name) && !name.startsWith('consent_');

/** Unfinished input of one flow. */
export type FormProgress = {
  /** Values by field name. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  /** Data of the step after the form, such as the id of the attempt whose code was sent. Undefined before this step. */
  readonly step?: unknown;
  /** Attempt to which there was no response. */
  readonly attempt?: PendingAttempt | undefined;
};

/** `readProgress` returns only the values that are strings. */
type RestoredProgress = FormProgress & { readonly values: Readonly<Record<string, string>> };

type StoredProgress = FormProgress & { readonly at: number };

/**
 * Reads the progress of a flow in this tab. It survives a reload, a discarded tab and a change of language, and expires
 * half an hour after the last change. Returns undefined if there is none. Validate the shape of `step`, because an
 * older release may have stored it.
 */
export function readProgress(flow: string): RestoredProgress | undefined {
  const stored = readAll()[flow];
  if (!isRecord(stored) || typeof stored.at !== 'number') return undefined;
  if (Math.abs(Date.now() - stored.at) > PROGRESS_TTL_MS) return undefined;
  const { values, step, attempt } = stored;
  return {
    values: isRecord(values) ? readTexts(values) : {},
    step,
    attempt: isAttempt(attempt) ? attempt : undefined,
  };
}

/**
 * Stores the values or the step of a flow, without changing the other one. Omits passwords, codes and consents.
 *
 * Call it on each change of values and when a code is sent. Call `readProgress` after hydration, because the HTML of
 * the server contains no progress, and pass the values to `Form` as `restored`. Call `deleteProgress` on success. A
 * sign-out deletes the progress of all flows.
 *
 * @example
 * storeProgress('sell', { values });
 * storeProgress('sell', { step: { primaryId, mobile } });
 * useEffect(() => setRestored(readProgress('sell')?.values), []);
 */
export function storeProgress(flow: string, { values, ...change }: FormProgress): void {
  const currentEntries = Object.entries(readAll()).filter(([name]) => readProgress(name));
  const all = Object.fromEntries(currentEntries);
  const existing = isRecord(all[flow]) ? all[flow] : {};
  const storedValues = values && {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => isStorable(name))),
  };
  const stored: StoredProgress = { ...existing, ...storedValues, ...change, at: Date.now() };
  write({ ...all, [flow]: stored });
}

/**
 * Stores the pending attempt of a flow, so that a retry has the same idempotency key even after a reload.
 *
 * @example
 * const submit = useIdempotentSubmit(createAttemptStore('sell'));
 */
export const createAttemptStore = (flow: string): AttemptStore => ({
  read: () => readProgress(flow)?.attempt,
  write: (attempt) => storeProgress(flow, { attempt }),
});

/** Deletes the progress of one flow or, without `flow`, of all flows in this tab. */
export function deleteProgress(flow?: string): void {
  const all: Record<string, unknown> = flow === undefined ? {} : readAll();
  if (flow) delete all[flow];
  write(all);
}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(FORM_PROGRESS_KEY) ?? '{}');
    return isRecord(all) ? all : {};
  } catch {
    // Storage is disabled, or another script has stored an invalid value.
    return {};
  }
}

function write(all: Record<string, unknown>): void {
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(FORM_PROGRESS_KEY);
    else sessionStorage.setItem(FORM_PROGRESS_KEY, JSON.stringify(all));
  } catch {
    // Storage is full or disabled. The form works without progress.
  }
}

const readTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

const isAttempt = (value: unknown): value is PendingAttempt =>
  isRecord(value) && typeof value.content === 'string' && typeof value.key === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
