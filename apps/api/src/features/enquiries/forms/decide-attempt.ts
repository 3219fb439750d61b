import type { EnquiryText } from '@tractor-haat/api-client/contract';

/** A number can send one enquiry per product in this time. */
export const ENQUIRY_INTERVAL_SECONDS = 24 * 3600;

/** In this time a repeated request gets the same result, because the first response may be lost. */
const REPEAT_WINDOW_SECONDS = 10 * 60;

export type AttemptHistory = {
  /** Earlier attempt of this browser: `pending`, or accepted without a code at `revealedAt`. */
  previous: 'pending' | { revealedAt: Date } | null;
  /** True if this browser may see the earlier enquiries of the number, because it entered a code. */
  isVerified: boolean;
  hasPendingLead: boolean;
  verifiedAt: Date | null;
  /** The form requires a code even for a verified number. */
  alwaysNeedsCode: boolean;
};

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
