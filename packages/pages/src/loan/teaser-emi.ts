import { instalment } from './loan-terms.ts';

/** Terms of the teaser: typical bank terms (10% per year over 60 months, 15% down payment). */
export const TEASER_TERMS = { ratePercent: 10, months: 60, downPercent: 15 } as const;

/** Monthly instalment in whole rupees for a price, after the down payment. */
export function teaserEmi(price: number): number {
  const { ratePercent, months, downPercent } = TEASER_TERMS;
  const principal = price * (1 - downPercent / 100);
  return instalment({ principal, ratePercent, months, frequency: 'monthly' });
}
