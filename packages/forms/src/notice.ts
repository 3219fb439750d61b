import { ApiError } from '@tractor-haat/api-client';

/** Something to say about a whole form: the name of a sentence, or the server's own words for what has no name here. */
export type Notice = {
  /** Empty where only `message` says it. */
  readonly reason: string;
  readonly message?: string | undefined;
  /** What the server found wrong with single fields; said beside them, not here. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly waitMinutes?: number | undefined;
  /** Fills `{{name}}`. */
  readonly name?: string | undefined;
  readonly isGood?: boolean | undefined;
};

/** What to say about a call that failed: `otherwise` when the server gave no reason, `unreached` when no answer came. */
export function noticeOf(error: unknown, otherwise: string, unreached: string): Notice {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    console.error('A call failed', error);
    return { reason: unreached };
  }
  const { reason, message, faults } = error.body ?? {};
  const waitMinutes = error.waitSeconds && Math.ceil(error.waitSeconds / 60);
  if (reason) return { reason, message, faults, waitMinutes };
  // What went wrong on the server's side is not for visitors: the sentence of this step is.
  if (error.status >= 500 || !message) return { reason: otherwise };
  return { reason: '', message, faults, waitMinutes };
}

/** A longer wait is said by its own sentence: one enquiry in 24 hours. */
const LONGEST_MINUTES = 60;

type Translate = (key: string, options: Record<string, unknown>) => string;

/** Notices by a remote's translations: `reason.<reason>`, and `wait_minutes` where it helps to know after how long. */
export const sayBy =
  (t: Translate) =>
  ({ reason, message = reason, name = '', waitMinutes: count }: Notice): string => {
    const sentence =
      reason === '' ? message : t(`reason.${reason}`, { defaultValue: message, name });
    if (!count || count > LONGEST_MINUTES) return sentence;
    return `${sentence} ${t('wait_minutes', { count, defaultValue: '' })}`.trim();
  };
