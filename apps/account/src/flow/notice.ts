import { ApiError } from '@tractor-haat/api-client';

/** Something to say: the name of a sentence, or the server's own words for what has no name here. */
export type Notice = {
  readonly reason: string;
  readonly message?: string | undefined;
  readonly faults?: Readonly<Record<string, string>> | undefined;
  /** Fills `{{name}}`. */
  readonly name?: string | undefined;
  readonly isGood?: boolean | undefined;
};

/** `otherwise` is said when the server gave no reason, `unreached` when it was not reached at all. */
export function noticeOf(error: unknown, otherwise: string, unreached: string): Notice {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    console.error('A call failed', error);
    return { reason: unreached };
  }
  const { reason, message, faults } = error.body ?? {};
  if (reason) return { reason, message, faults };
  // What went wrong on the server's side is not for visitors.
  return error.status >= 500 || !message ? { reason: otherwise } : { reason: '', message };
}
