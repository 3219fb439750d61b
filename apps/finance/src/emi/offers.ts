import { instalment, type LoanTerms } from '@tractor-haat/pages/loan';
import { type EmiInputs, type Offer, termsOf } from './emi-inputs.ts';
import { flatInstalment, flatInterest, reducingRateOf } from './flat-rate.ts';
import { scheduleOf } from './schedule.ts';

/** What an offer comes to for the loan that is asked for. */
export interface OfferCost extends Offer {
  /** Per cent a year on the reducing balance, whatever kind of rate was named. */
  readonly reducing: number;
  readonly instalment: number;
  readonly interest: number;
  /** Interest and fees together, in rupees: what the loan costs in all. */
  readonly cost: number;
}

/** The offer above and the other one, for the same loan. */
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
