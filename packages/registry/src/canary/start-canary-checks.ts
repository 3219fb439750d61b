import type { CanaryController } from './canary-controller.ts';

/** Short, because a failing canary must be rolled back within a minute. */
export const CHECK_INTERVAL_MS = 5000;

/**
 * Checks canaries every five seconds, without overlapping checks. The returned function ends this and resolves after
 * the running check and its webhook deliveries.
 */
export function startCanaryChecks(
  controller: CanaryController,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentCheck: Promise<unknown> = Promise.resolve();
  const runCheck = () => {
    currentCheck = controller
      .check()
      .catch(onError)
      .then(() => {
        if (isStopped) return;
        timer = setTimeout(runCheck, CHECK_INTERVAL_MS);
        timer.unref();
      });
  };
  runCheck();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await currentCheck;
    await controller.waitForDeliveries();
  };
}
