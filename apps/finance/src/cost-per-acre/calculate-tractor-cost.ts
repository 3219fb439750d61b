import {
  exactInstalment,
  type Frequency,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';

/** Input of the calculation; amounts are in rupees. */
export interface CostQuestion {
  readonly price: number;
  readonly down: number;
  /** Per cent a year on the outstanding balance. */
  readonly rate: number;
  readonly years: number;
  readonly every: Frequency;
  readonly hp: number;
  /** Litres per hour. */
  readonly litres: number;
  /** Rupees per litre. */
  readonly diesel: number;
  /** Hours of work per acre in a year. */
  readonly hours: number;
  /** Rupees per hour. */
  readonly driver: number;
  /** Rupees per hour. */
  readonly repair: number;
  /** Rupees per year. */
  readonly insurance: number;
}

/** Estimated litres of diesel per hour, at 0.15 litres per kilowatt. */
export const estimateLitres = (hp: number) => 0.15 * 0.746 * hp;

/** Estimated repair cost in rupees per hour. */
export const estimateRepair = (price: number) => price / 10_000;

/** Fixed cost per year and running cost per acre, in rupees, not rounded. */
export interface TractorCost {
  /** Rupees per instalment. */
  readonly emi: number;
  readonly perYear: number;
  readonly fixed: number;
  readonly perAcre: number;
}

export function calculateTractorCost(question: CostQuestion): TractorCost {
  const { price, down, rate, years, every, litres, diesel, hours, driver, repair } = question;
  const principal = Math.max(0, price - down);
  const months = years * 12;
  const emi = exactInstalment({ principal, ratePercent: rate, months, frequency: every });
  const perYear = 12 / MONTHS_BETWEEN_INSTALMENTS[every];
  return {
    emi,
    perYear,
    fixed: emi * perYear + question.insurance,
    perAcre: hours * (litres * diesel + driver + repair),
  };
}

/** Cost per acre, in rupees, of an owned tractor that works `acres` acres a year. */
export const calculateCostPerAcre = ({ fixed, perAcre }: TractorCost, acres: number) =>
  fixed / acres + perAcre;

/** Acres a year at which owning and hiring cost the same, rounded to 0.1; null if hiring is always cheaper. */
export function calculateBreakEvenAcres(
  { fixed, perAcre }: TractorCost,
  hire: number,
): number | null {
  if (hire <= perAcre) return null;
  return Math.round((fixed / (hire - perAcre)) * 10) / 10;
}
