import { instalment } from './loan-terms.ts';

/** Typical terms of a bank, for the EMI beside a price. `downPercent` is the down payment in per cent of the price. */
export const TEASER_TERMS = { ratePercent: 10, months: 60, downPercent: 15 } as const;

/** Returns the monthly instalment in whole rupees for a price in rupees, by `TEASER_TERMS`. */
export function teaserEmi(price: number): number {
  const { ratePercent, months, downPercent } = TEASER_TERMS;
  const principal = price * (1 - downPercent / 100);
  return instalment({ principal, ratePercent, months, frequency: 'monthly' });
}
