const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 15 * 60;
const SPREAD = 0.2;

/** Nobody tries for longer than a day. */
export const TRIED_FOR_SECONDS = 24 * 3600;

/**
 * How long to wait after so many tries that failed: 2 seconds, then twice as long each time up to 15 minutes, a fifth
 * more or less, so that those who failed together do not come back together. `chance` is from 0 to 1.
 */
export function waitAfter(tries: number, chance = Math.random()): number {
  const plain = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(tries - 1, 20));
  return plain * (1 - SPREAD + 2 * SPREAD * chance);
}
