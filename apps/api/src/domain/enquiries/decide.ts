import type { EnquiryText } from '@tractor-haat/api-client/contract';

/** One enquiry per number and product in this time. */
export const ONCE_IN_SECONDS = 24 * 3600;

/** An answer that was lost on a bad line is given again within this time. */
const REPEATED_WITHIN_SECONDS = 10 * 60;

/** What is known of a number and a product when its form comes in. */
export type Known = {
  /** What this browser sent for the same before: it waits for its code, or was shown at once, at this time. */
  own: 'open' | { shownAt: Date } | null;
  /** The code of this number was typed in this browser. Others are told nothing of what the number did. */
  isProven: boolean;
  /** There is an enquiry of this number for this product that waits for its code. */
  isOpen: boolean;
  /** When this number's last enquiry for this product was verified. */
  verifiedAt: Date | null;
  /** The form asks for a code each time. */
  alwaysCode: boolean;
};

export type Decision =
  | { attempt: 'same' | 'new'; text: Exclude<EnquiryText, 'suggestion_saved'> }
  | { attempt: 'none'; waitSeconds: number };

/** The table of `data.text`: what a form that comes in leads to. */
export function decide(known: Known, now: Date): Decision {
  const { own, isProven, isOpen, verifiedAt, alwaysCode } = known;
  if (own === 'open') return { attempt: 'same', text: 'non_verified_exist' };
  if (!isProven) return { attempt: 'new', text: 'non_verified' };
  if (isOpen) return { attempt: 'new', text: 'non_verified_exist' };
  if (own !== null && seconds(own.shownAt, now) < REPEATED_WITHIN_SECONDS)
    return { attempt: 'same', text: 'exist_verified' };
  const age = verifiedAt === null ? Number.POSITIVE_INFINITY : seconds(verifiedAt, now);
  if (age < ONCE_IN_SECONDS) {
    if (alwaysCode) return { attempt: 'new', text: 'non_verified_exist' };
    return { attempt: 'none', waitSeconds: Math.ceil(ONCE_IN_SECONDS - age) };
  }
  return { attempt: 'new', text: alwaysCode ? 'non_verified' : 'exist_verified' };
}

const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
