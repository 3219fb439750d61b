import { type Frequency, MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';

/** `step` is for the slider, `typedStep` for the text field. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly typedStep: number;
}

const MAX_MONTHS = 120;

export const INPUT_LIMITS = {
  price: { min: 50_000, max: 5_000_000, step: 5000, typedStep: 1 },
  /** `calculateDown` limits the down payment to the price as well. */
  down: { min: 0, max: 5_000_000, step: 5000, typedStep: 1 },
  rate: { min: 0, max: 30, step: 0.25, typedStep: 0.01 },
  months: { min: 6, max: MAX_MONTHS, step: 1, typedStep: 1 },
  fee: { min: 0, max: 500_000, step: 500, typedStep: 1 },
  extra: { min: 0, max: 5_000_000, step: 5000, typedStep: 1 },
  extraAfter: { min: 1, max: MAX_MONTHS, step: 1, typedStep: 1 },
} as const satisfies Record<string, Limits>;

/** The term is a whole number of periods, such as 6, 12 or 18 months for half-yearly instalments. */
export function getMonthLimits(every: Frequency): Limits {
  const period = MONTHS_BETWEEN_INSTALMENTS[every];
  const min = Math.max(INPUT_LIMITS.months.min, period);
  return { min, max: MAX_MONTHS, step: period, typedStep: period };
}

export function clampToLimits(value: number, { min, max, typedStep }: Limits): number {
  const inside = Math.min(Math.max(value, min), max);
  // `toFixed` removes binary noise: 10.25 / 0.01 is not an integer in floating point.
  return Number((Math.round(inside / typedStep) * typedStep).toFixed(2));
}
