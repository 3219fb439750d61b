import type { EnquiryText } from '@tractor-haat/api-client/contract';

/** One enquiry per number and product in this time. */
export const ONCE_IN_SECONDS = 24 * 3600;

/** What is known of a number and a product when its form comes in. */
export type Known = {
  /** There is an enquiry of this number for this product that waits for its code. */
  isOpen: boolean;
  /** When this number's last enquiry for this product was verified. */
  verifiedAt: Date | null;
  /** The number was verified before, for whatever. */
  isNumberVerified: boolean;
  /** The form asks for a code each time. */
  alwaysCode: boolean;
};

export type Decision =
  | { row: 'same' | 'new'; text: Exclude<EnquiryText, 'suggestion_saved'> }
  | { row: 'none'; waitSeconds: number };

/** The table of `data.text`: what a form that comes in leads to. */
export function decide(known: Known, now: Date): Decision {
  const { isOpen, verifiedAt, isNumberVerified, alwaysCode } = known;
  if (isOpen) return { row: 'same', text: 'non_verified_exist' };
  const age = verifiedAt === null ? Number.POSITIVE_INFINITY : seconds(verifiedAt, now);
  if (age < ONCE_IN_SECONDS) {
    if (alwaysCode) return { row: 'same', text: 'non_verified_exist' };
    return { row: 'none', waitSeconds: Math.ceil(ONCE_IN_SECONDS - age) };
  }
  if (isNumberVerified && !alwaysCode) return { row: 'new', text: 'exist_verified' };
  return { row: 'new', text: 'non_verified' };
}

const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
