import {
  exactInstalment,
  instalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';
import { type EmiInputs, type Offer, toLoanTerms } from './emi-inputs.ts';
import { calculateSchedule } from './schedule.ts';

/** Amounts in whole rupees. */
export interface OfferCost extends Offer {
  /** Reducing-balance rate in per cent a year, also for a flat offer. */
  readonly reducing: number;
  readonly instalment: number;
  readonly interest: number;
  /** Interest plus fees. */
  readonly cost: number;
}

export function calculateOfferCosts(inputs: EmiInputs): readonly [OfferCost, OfferCost] {
  const { rate, months, every, fee, other } = inputs;
  const { principal } = toLoanTerms(inputs);
  return [
    calculateOfferCost({ rate, kind: 'reducing', months, every, fee }, principal),
    calculateOfferCost(other, principal),
  ];
}

function calculateOfferCost(offer: Offer, principal: number): OfferCost {
  const terms: LoanTerms = {
    principal,
    ratePercent: offer.rate,
    months: offer.months,
    frequency: offer.every,
  };
  const isFlat = offer.kind === 'flat';
  const interest = isFlat
    ? Math.round(calculateFlatInterest(terms))
    : calculateSchedule(terms).interest;
  return {
    ...offer,
    reducing: isFlat ? toReducingRate(terms) : offer.rate,
    instalment: isFlat ? calculateFlatInstalment(terms) : instalment(terms),
    interest,
    cost: interest + offer.fee,
  };
}

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
