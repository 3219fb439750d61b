import { instalment, type LoanTerms } from '@tractor-haat/pages/loan';
import {
  calculateFlatInstalment,
  calculateFlatInterest,
  toReducingRate,
} from './calculate-flat-interest.ts';
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
