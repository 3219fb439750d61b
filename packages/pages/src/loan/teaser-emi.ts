import { instalment } from './annuity.ts';

/** What the teaser reckons with: the usual terms of banks (10% a year over 60 months, 15% paid down). */
export const TEASER = { ratePercent: 10, months: 60, downPercent: 15 } as const;

/** The monthly instalment in whole rupees for a price, after the down payment. */
export function teaserEmi(price: number): number {
  const { ratePercent, months, downPercent } = TEASER;
  const principal = price * (1 - downPercent / 100);
  return instalment({ principal, ratePercent, months, frequency: 'monthly' });
}
