import { type Frequency, MONTHS_APART } from '@tractor-haat/pages/loan';

/** What a number may be; `step` is the slider's, `fine` what may be typed. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly fine: number;
}

const MAX_MONTHS = 120;

export const LIMITS = {
  price: { min: 50_000, max: 5_000_000, step: 5000, fine: 1 },
  /** Its upper end is the price. */
  down: { min: 0, max: 5_000_000, step: 5000, fine: 1 },
  rate: { min: 0, max: 30, step: 0.25, fine: 0.01 },
  months: { min: 6, max: MAX_MONTHS, step: 1, fine: 1 },
  fee: { min: 0, max: 500_000, step: 500, fine: 1 },
  extra: { min: 0, max: 5_000_000, step: 5000, fine: 1 },
  extraAfter: { min: 1, max: MAX_MONTHS, step: 1, fine: 1 },
} as const satisfies Record<string, Limits>;

/** A loan lasts whole periods: a half-yearly one 6, 12, 18 … months. */
export function monthLimits(every: Frequency): Limits {
  const apart = MONTHS_APART[every];
  const min = Math.max(LIMITS.months.min, apart);
  return { min, max: MAX_MONTHS, step: apart, fine: apart };
}

/** The nearest value that may be typed. */
export function within(value: number, { min, max, fine }: Limits): number {
  const inside = Math.min(Math.max(value, min), max);
  // Through a string: 10.25 / 0.01 is not whole in binary.
  return Number((Math.round(inside / fine) * fine).toFixed(2));
}
