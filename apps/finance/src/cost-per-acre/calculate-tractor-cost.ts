import {
  exactInstalment,
  type Frequency,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';

/**
 * Amounts are in rupees: `diesel` per litre, `driver` and `repair` per hour, `insurance` per year. `litres` are per
 * hour, `hours` per acre and year.
 */
export interface CostQuestion {
  readonly price: number;
  readonly down: number;
  /** Per cent a year on the outstanding balance. */
  readonly rate: number;
  readonly years: number;
  readonly every: Frequency;
  readonly hp: number;
  readonly litres: number;
  readonly diesel: number;
  readonly hours: number;
  readonly driver: number;
  readonly repair: number;
  readonly insurance: number;
}

const LITRES_PER_KILOWATT_HOUR = 0.15;
const KILOWATTS_PER_HP = 0.746;

/** Litres per hour. */
export const estimateLitres = (hp: number) => LITRES_PER_KILOWATT_HOUR * KILOWATTS_PER_HP * hp;

/** Rupees per hour. Assumes that repairs over 10,000 hours of work cost as much as the tractor. */
export const estimateRepair = (price: number) => price / 10_000;

/**
 * Rupees, not rounded. `emi` is one of `perYear` instalments a year, `fixed` the cost per year, `perAcre` the running
 * cost per acre.
 */
export interface TractorCost {
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

/** Rupees per acre, for a tractor that works `acres` acres a year. */
export const calculateCostPerAcre = ({ fixed, perAcre }: TractorCost, acres: number) =>
  fixed / acres + perAcre;

/** Rounded to 0.1 acres. Null if hiring is always cheaper. */
export function calculateBreakEvenAcres(
  { fixed, perAcre }: TractorCost,
  hire: number,
): number | null {
  if (hire <= perAcre) return null;
  return Math.round((fixed / (hire - perAcre)) * 10) / 10;
}
