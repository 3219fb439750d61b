import type { EnquiryText } from '@tractor-haat/api-client/contract';

/** Within this time a number can send one enquiry per product. */
export const ENQUIRY_INTERVAL_SECONDS = 24 * 3600;

/** Within this time a repeated request gets the same result, because the first response may have been lost. */
const REPEAT_WINDOW_SECONDS = 10 * 60;

export type AttemptHistory = {
  /** Earlier attempt of this browser for the product: `pending`, or accepted without a code at `revealedAt`. */
  previous: 'pending' | { revealedAt: Date } | null;
  /**
   * True if the code of the number was entered in this browser. Other browsers must not see the earlier enquiries of
   * the number.
   */
  isVerified: boolean;
  /** True if the number has an unverified lead for the product. */
  hasPendingLead: boolean;
  /** Time at which a lead of the number for the product was last verified. */
  verifiedAt: Date | null;
  /** True for a form that requires a code even for a verified number. */
  alwaysNeedsCode: boolean;
};

/** Whether the form continues the same attempt, starts a new one or is rejected, and the `text` of the response. */
export type Decision =
  | { attempt: 'same' | 'new'; text: Exclude<EnquiryText, 'suggestion_saved'> }
  | { attempt: 'none'; waitSeconds: number };

export function decideAttempt(history: AttemptHistory, now: Date): Decision {
  const { previous, isVerified, hasPendingLead, verifiedAt, alwaysNeedsCode } = history;
  if (previous === 'pending') return { attempt: 'same', text: 'non_verified_exist' };
  if (!isVerified) return { attempt: 'new', text: 'non_verified' };
  if (hasPendingLead) return { attempt: 'new', text: 'non_verified_exist' };
  if (previous !== null && countSeconds(previous.revealedAt, now) < REPEAT_WINDOW_SECONDS)
    return { attempt: 'same', text: 'exist_verified' };
  const age = verifiedAt === null ? Number.POSITIVE_INFINITY : countSeconds(verifiedAt, now);
  if (age < ENQUIRY_INTERVAL_SECONDS) {
    if (alwaysNeedsCode) return { attempt: 'new', text: 'non_verified_exist' };
    return { attempt: 'none', waitSeconds: Math.ceil(ENQUIRY_INTERVAL_SECONDS - age) };
  }
  return { attempt: 'new', text: alwaysNeedsCode ? 'non_verified' : 'exist_verified' };
}

const countSeconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
