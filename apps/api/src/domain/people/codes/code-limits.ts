import type { LimitRule } from '../../../shared/limits/limit-rule.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetime of a code, and the number of tries for the requesting browser and for all others together. */
export const CODE_LIFE_SECONDS = 5 * MINUTE;
export const TRIES_PER_CODE = 5;

/** How many codes of one request are valid at a time: as many as a number gets in ten minutes. */
export const MAX_OPEN_CODES = 3;

/** A used code is accepted again for this time, in case its response was lost. */
export const REPEATED_SECONDS = 10 * MINUTE;

/** Strict: every message disturbs the owner of the number. */
export const SENDS_PER_NUMBER: readonly LimitRule[] = [
  { most: 3, seconds: 10 * MINUTE },
  { most: 10, seconds: DAY },
];

/** Generous: carriers put thousands of phones behind one address. */
export const SENDS_PER_ADDRESS: readonly LimitRule[] = [
  { most: 300, seconds: 10 * MINUTE },
  { most: 5000, seconds: DAY },
];
export const TRIES_PER_ADDRESS: readonly LimitRule[] = [{ most: 1500, seconds: 10 * MINUTE }];

const FREE_FAILURES = 10;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = HOUR;

/** Delay in seconds after that many consecutive wrong codes: 30 s from the tenth on, doubling up to 1 h. */
export function delaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  const doubled = FIRST_DELAY_SECONDS * 2 ** Math.min(failures - FREE_FAILURES, 20);
  return Math.min(doubled, LONGEST_DELAY_SECONDS);
}
