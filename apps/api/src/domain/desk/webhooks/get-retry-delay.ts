const FIRST_DELAY_SECONDS = 2;
const MAX_DELAY_SECONDS = 15 * 60;
const JITTER_RATIO = 0.2;

/** Retries end after a day. */
export const RETRY_PERIOD_SECONDS = 24 * 3600;

/**
 * Delay in seconds after a number of failed attempts: 2 seconds, doubling up to 15 minutes, with a jitter of a fifth, so that
 * simultaneous failures are not retried simultaneously. `chance` is from 0 to 1.
 */
export function getRetryDelay(attempts: number, chance = Math.random()): number {
  const baseDelay = Math.min(
    MAX_DELAY_SECONDS,
    FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20),
  );
  return baseDelay * (1 - JITTER_RATIO + 2 * JITTER_RATIO * chance);
}
