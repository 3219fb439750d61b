import type { LimitRule } from '../../../shared/limits/limit-rule.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** A code by SMS is an alternative way to sign in, so the limits are strict. */
export const NUMBER_PASSWORD_LIMITS: readonly LimitRule[] = [
  { max: 10, seconds: 10 * MINUTE_SECONDS },
  { max: 50, seconds: DAY_SECONDS },
];

/** A carrier serves thousands of phones from one IP address, so the limit is high. */
export const ADDRESS_PASSWORD_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
];
export const ADDRESS_REGISTRATION_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
];
