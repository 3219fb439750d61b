import { exactInstalment, type Frequency, MONTHS_APART } from '@tractor-haat/pages/loan';

/** What a tractor of one's own is reckoned with; rupees where nothing else is said. */
export interface CostQuestion {
  readonly price: number;
  readonly down: number;
  /** Per cent a year on what is still owed. */
  readonly rate: number;
  readonly years: number;
  readonly every: Frequency;
  readonly hp: number;
  /** Litres an hour. */
  readonly litres: number;
  /** A litre. */
  readonly diesel: number;
  /** Hours of work on an acre in a year. */
  readonly hours: number;
  /** An hour. */
  readonly driver: number;
  /** An hour. */
  readonly repair: number;
  /** A year. */
  readonly insurance: number;
}

/** Diesel of an hour by the power: 0.15 litres a kilowatt. */
export const usualLitres = (hp: number) => 0.15 * 0.746 * hp;

/** Repair of an hour by the price. */
export const usualRepair = (price: number) => price / 10_000;

/** What a tractor costs a year though it stands still, and an acre when it works. Nothing is rounded yet. */
export interface TractorCost {
  /** One instalment. */
  readonly emi: number;
  readonly perYear: number;
  readonly fixed: number;
  readonly perAcre: number;
}

export function tractorCost(question: CostQuestion): TractorCost {
  const { price, down, rate, years, every, litres, diesel, hours, driver, repair } = question;
  const principal = Math.max(0, price - down);
  const months = years * 12;
  const emi = exactInstalment({ principal, ratePercent: rate, months, frequency: every });
  const perYear = 12 / MONTHS_APART[every];
  return {
    emi,
    perYear,
    fixed: emi * perYear + question.insurance,
    perAcre: hours * (litres * diesel + driver + repair),
  };
}

/** What an acre costs with the own tractor when it works so many. */
export const ownPerAcre = ({ fixed, perAcre }: TractorCost, acres: number) =>
  fixed / acres + perAcre;

/** So many acres make own and hired cost the same, to 0.1 acre; null when hiring is always cheaper. */
export function breakEvenAcres({ fixed, perAcre }: TractorCost, hire: number): number | null {
  if (hire <= perAcre) return null;
  return Math.round((fixed / (hire - perAcre)) * 10) / 10;
}
