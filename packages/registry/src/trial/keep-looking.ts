import type { Keeper } from './keeper.ts';

/** Twelve looks in the minute within which a bad release must be gone. */
export const LOOK_MS = 5000;

/** Looks again and again, one look at a time, until it is told to stop. */
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
