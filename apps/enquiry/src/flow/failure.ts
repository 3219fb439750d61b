import { ApiError } from '@tractor-haat/api-client';

/** What to say about a call that failed: the name of a sentence, or the server's own words. */
export type Failure = {
  readonly reason: string;
  /** Said when the sentence has no name here: the server's own. */
  readonly message?: string | undefined;
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly waitMinutes?: number | undefined;
};

/** `otherwise` is said when the server gave no reason, `unreached` when it was not reached at all. */
export function failureOf(error: unknown, otherwise: string, unreached: string): Failure {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    console.error('A call failed', error);
    return { reason: unreached };
  }
  const { reason, message, faults } = error.body ?? {};
  // What went wrong on the server's side is not for visitors: the sentence of this step is.
  if (error.status >= 500) return { reason: otherwise };
  const waitMinutes = error.waitSeconds && Math.ceil(error.waitSeconds / 60);
  return { reason: reason ?? (message ? '' : otherwise), message, faults, waitMinutes };
}
