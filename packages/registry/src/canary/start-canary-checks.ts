import type { CanaryController } from './canary-controller.ts';

/** Twelve checks per minute, the time limit for rolling back a bad release. */
export const CHECK_INTERVAL_MS = 5000;

/** Repeats the check sequentially until it is stopped. */
export function startCanaryChecks(
  controller: CanaryController,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<unknown> = Promise.resolve();
  const next = () => {
    checking = controller
      .check()
      .catch(onError)
      .then(() => {
        if (isStopped) return;
        timer = setTimeout(next, CHECK_INTERVAL_MS);
        timer.unref();
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await checking;
    await controller.settled();
  };
}
