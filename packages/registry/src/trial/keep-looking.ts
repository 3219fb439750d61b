import type { Keeper } from './keeper.ts';

/** Twelve checks per minute, the time limit for rolling back a bad release. */
export const LOOK_MS = 5000;

/** Repeats the check sequentially until it is stopped. */
export function keepLooking(keeper: Keeper, failed: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  const next = () => {
    looking = keeper
      .look()
      .catch(failed)
      .then(() => {
        if (stopped) return;
        timer = setTimeout(next, LOOK_MS);
        timer.unref();
      });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
    await keeper.settled();
  };
}
