import type { LimitRule } from '../../../shared/limits/limit-rule.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const CODE_TTL_SECONDS = 5 * MINUTE_SECONDS;

/** The requesting browser has this number of attempts, and all other browsers together have it once more. */
export const MAX_ATTEMPTS_PER_CODE = 5;

/** Number of valid codes per request. It equals the number of codes that are sent in ten minutes. */
export const MAX_OPEN_CODES = 3;

/** A used code is accepted again within this time, because its response may be lost. */
export const REPEAT_WINDOW_SECONDS = 10 * MINUTE_SECONDS;

/** The limits are strict, because every message disturbs the owner of the number. */
export const NUMBER_SEND_LIMITS: readonly LimitRule[] = [
  { max: 3, seconds: 10 * MINUTE_SECONDS },
  { max: 10, seconds: DAY_SECONDS },
];

/** The limit is high, because a carrier serves thousands of phones from one IP address. */
export const ADDRESS_SEND_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
  { max: 5000, seconds: DAY_SECONDS },
];
export const ADDRESS_ATTEMPT_LIMITS: readonly LimitRule[] = [
  { max: 1500, seconds: 10 * MINUTE_SECONDS },
];

const FREE_FAILURES = 10;
const FIRST_DELAY_SECONDS = 30;
const MAX_DELAY_SECONDS = HOUR_SECONDS;

/** Delay in seconds after consecutive wrong codes: 30 s from the tenth on, then doubled up to one hour. */
export function computeDelaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  const doubled = FIRST_DELAY_SECONDS * 2 ** Math.min(failures - FREE_FAILURES, 20);
  return Math.min(doubled, MAX_DELAY_SECONDS);
}
