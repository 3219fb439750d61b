import type { EnquiryText } from '@tractor-haat/api-client/contract';

/** Within this time a number can send one enquiry per product. */
export const ENQUIRY_INTERVAL_SECONDS = 24 * 3600;

/** Within this time a repeated request gets the same result, because the first response may have been lost. */
const REPEAT_WINDOW_SECONDS = 10 * 60;

export type AttemptHistory = {
  /** Earlier attempt of this browser for the product: pending (`open`), or accepted without a code at `revealedAt`. */
  previous: 'open' | { revealedAt: Date } | null;
  /**
   * True if the code of the number was entered in this browser. Other browsers must not see the earlier enquiries of
   * the number.
   */
  isVerified: boolean;
  isOpen: boolean;
  verifiedAt: Date | null;
  alwaysCode: boolean;
};

export type Decision =
  | { attempt: 'same' | 'new'; text: Exclude<EnquiryText, 'suggestion_saved'> }
  | { attempt: 'none'; waitSeconds: number };

export function decide(history: AttemptHistory, now: Date): Decision {
  const { previous, isVerified, isOpen, verifiedAt, alwaysCode } = history;
  if (previous === 'open') return { attempt: 'same', text: 'non_verified_exist' };
  if (!isVerified) return { attempt: 'new', text: 'non_verified' };
  if (isOpen) return { attempt: 'new', text: 'non_verified_exist' };
  if (previous !== null && secondsBetween(previous.revealedAt, now) < REPEAT_WINDOW_SECONDS)
    return { attempt: 'same', text: 'exist_verified' };
  const age = verifiedAt === null ? Number.POSITIVE_INFINITY : secondsBetween(verifiedAt, now);
  if (age < ENQUIRY_INTERVAL_SECONDS) {
    if (alwaysCode) return { attempt: 'new', text: 'non_verified_exist' };
    return { attempt: 'none', waitSeconds: Math.ceil(ENQUIRY_INTERVAL_SECONDS - age) };
  }
  return { attempt: 'new', text: alwaysCode ? 'non_verified' : 'exist_verified' };
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
