import type { LimitRule } from '../../../shared/limits/limit-rule.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const CODE_TTL_SECONDS = 5 * MINUTE_SECONDS;

/** For the browser that requested the code, and once more for all other browsers together. */
export const MAX_ATTEMPTS_PER_CODE = 5;

/** Equals the number of codes that can be sent to a number in ten minutes. */
export const MAX_OPEN_CODES = 3;

/** A used code is accepted again within this time, because its response may have been lost. */
export const REPEAT_WINDOW_SECONDS = 10 * MINUTE_SECONDS;

/** Every message disturbs the owner of the number, so the limits are strict. */
export const NUMBER_SEND_LIMITS: readonly LimitRule[] = [
  { max: 3, seconds: 10 * MINUTE_SECONDS },
  { max: 10, seconds: DAY_SECONDS },
];

/** A carrier serves thousands of phones from one IP address, so the limits are high. */
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
/** The maximum delay is reached long before, and larger powers would lose precision. */
const MAX_DOUBLINGS = 20;

/** The tenth consecutive wrong code causes a delay of 30 seconds, and each further one doubles it up to one hour. */
export function computeDelaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  const delay = FIRST_DELAY_SECONDS * 2 ** Math.min(failures - FREE_FAILURES, MAX_DOUBLINGS);
  return Math.min(delay, MAX_DELAY_SECONDS);
}
