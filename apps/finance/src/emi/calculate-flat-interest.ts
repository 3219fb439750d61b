import {
  exactInstalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';

/** Flat interest is charged on the full principal for the full term. */
export function calculateFlatInterest(terms: LoanTerms): number {
  const { principal, ratePercent, frequency } = terms;
  const months = instalmentCount(terms) * MONTHS_BETWEEN_INSTALMENTS[frequency];
  // 100 for the per cent, 12 for the months of the yearly rate.
  return (principal * ratePercent * months) / 1200;
}

export function calculateFlatInstalment(terms: LoanTerms): number {
  return Math.round((terms.principal + calculateFlatInterest(terms)) / instalmentCount(terms));
}

const MAX_RATE_PERCENT = 1000;

/** Reducing-balance rate in per cent a year that results in the same instalment as the flat rate. */
export function toReducingRate(flat: Omit<LoanTerms, 'principal'>): number {
  // The rate does not depend on the principal.
  const terms = { ...flat, principal: 1 };
  const targetInstalment = (1 + calculateFlatInterest(terms)) / instalmentCount(terms);
  let low = 0;
  let high = MAX_RATE_PERCENT;
  // Bisection: 50 steps leave an error below a millionth of a per cent.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (exactInstalment({ ...terms, ratePercent: middle }) < targetInstalment) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
