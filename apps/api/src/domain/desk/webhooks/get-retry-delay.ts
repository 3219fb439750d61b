const FIRST_DELAY_SECONDS = 2;
const MAX_DELAY_SECONDS = 15 * 60;
const JITTER_RATIO = 0.2;
/** The maximum delay is reached long before, and larger powers would lose precision. */
const MAX_DOUBLINGS = 20;

export const RETRY_PERIOD_SECONDS = 24 * 3600;

/** In seconds. `chance` (0 to 1) varies the delay, which spreads the retries of simultaneous failures. */
export function getRetryDelay(attempts: number, chance = Math.random()): number {
  const baseDelay = Math.min(
    MAX_DELAY_SECONDS,
    FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS),
  );
  return baseDelay * (1 - JITTER_RATIO + 2 * JITTER_RATIO * chance);
}
