import type { Logger } from 'pino';
import type { DigestDeps } from './digest-deps.ts';
import { queueDigests } from './queue-digests.ts';

const CHECK_INTERVAL_MS = 5 * 60_000;

/** Several processes may run this at the same time, because `queueDigests` takes a lock. */
export function scheduleDigests(
  deps: DigestDeps,
  logger: Pick<Logger, 'warn'>,
): { stop(): Promise<void> } {
  let isStopped = false;
  let currentCheck: Promise<void> = Promise.resolve();
  const check = async () => {
    try {
      await queueDigests(deps);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'creating lead digests failed');
    }
  };
  const timer = setInterval(() => {
    currentCheck = check();
  }, CHECK_INTERVAL_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await currentCheck;
    },
  };
}
