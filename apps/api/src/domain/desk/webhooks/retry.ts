const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 15 * 60;
const SPREAD = 0.2;

/** Retries end after a day. */
export const TRIED_FOR_SECONDS = 24 * 3600;

/**
 * Delay after a number of failed tries: 2 seconds, doubling up to 15 minutes, with a jitter of a fifth, so that
 * simultaneous failures are not retried simultaneously. `chance` is from 0 to 1.
 */
export function waitAfter(tries: number, chance = Math.random()): number {
  const plain = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(tries - 1, 20));
  return plain * (1 - SPREAD + 2 * SPREAD * chance);
}
