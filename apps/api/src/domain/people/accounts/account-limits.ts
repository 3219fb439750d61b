import type { LimitRule } from '../../../shared/limits/limit-rule.ts';

const MINUTE = 60;
const DAY = 24 * 3600;

/** Strict, because a code by SMS is an alternative way to sign in. */
export const PASSWORD_TRIES_PER_NUMBER: readonly LimitRule[] = [
  { most: 10, seconds: 10 * MINUTE },
  { most: 50, seconds: DAY },
];

/** Generous: carriers put thousands of phones behind one address. */
export const PASSWORD_TRIES_PER_ADDRESS: readonly LimitRule[] = [
  { most: 300, seconds: 10 * MINUTE },
];
export const REGISTRATIONS_PER_ADDRESS: readonly LimitRule[] = [
  { most: 300, seconds: 10 * MINUTE },
];
