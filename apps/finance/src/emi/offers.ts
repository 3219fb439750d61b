import { instalment, type LoanTerms } from '@tractor-haat/pages/loan';
import { type EmiInputs, type Offer, termsOf } from './emi-inputs.ts';
import { flatInstalment, flatInterest, reducingRateOf } from './flat-rate.ts';
import { scheduleOf } from './schedule.ts';

/** Costs of one offer, in whole rupees. */
export interface OfferCost extends Offer {
  /** Reducing-balance rate in per cent a year, also for a flat offer. */
  readonly reducing: number;
  readonly instalment: number;
  readonly interest: number;
  /** Interest plus fees, in rupees. */
  readonly cost: number;
}

/** Costs of the calculator's offer and of the other one, for the same principal. */
export function offerCosts(inputs: EmiInputs): readonly [OfferCost, OfferCost] {
  const { rate, months, every, fee, other } = inputs;
  const { principal } = termsOf(inputs);
  return [
    costOf({ rate, kind: 'reducing', months, every, fee }, principal),
    costOf(other, principal),
  ];
}

function costOf(offer: Offer, principal: number): OfferCost {
  const terms: LoanTerms = {
    principal,
    ratePercent: offer.rate,
    months: offer.months,
    frequency: offer.every,
  };
  const isFlat = offer.kind === 'flat';
  const interest = isFlat ? Math.round(flatInterest(terms)) : scheduleOf(terms).interest;
  return {
    ...offer,
    reducing: isFlat ? reducingRateOf(terms) : offer.rate,
    instalment: isFlat ? flatInstalment(terms) : instalment(terms),
    interest,
    cost: interest + offer.fee,
  };
}
