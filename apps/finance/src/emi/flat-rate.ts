import {
  exactInstalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_APART,
} from '@tractor-haat/pages/loan';

/** Interest on the whole loan for the whole time, in rupees: what a flat rate means. */
export function flatInterest({ principal, ratePercent, frequency, ...rest }: LoanTerms): number {
  const months = instalmentCount({ ...rest, frequency }) * MONTHS_APART[frequency];
  return (principal * ratePercent * months) / 1200;
}

/** The equal instalment that a flat rate asks for, in whole rupees. */
export function flatInstalment(terms: LoanTerms): number {
  return Math.round((terms.principal + flatInterest(terms)) / instalmentCount(terms));
}

/** No reducing rate is looked for above this, in per cent a year. */
const HIGHEST = 1000;

/** The yearly rate on the reducing balance, in per cent, that costs what a flat one does. */
export function reducingRateOf(flat: Omit<LoanTerms, 'principal'>): number {
  // It does not depend on how much is borrowed.
  const terms = { ...flat, principal: 1 };
  const target = (1 + flatInterest(terms)) / instalmentCount(terms);
  let low = 0;
  let high = HIGHEST;
  // Each step halves the doubt: 50 of them leave less than a millionth of a per cent.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (exactInstalment({ ...terms, ratePercent: middle }) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
