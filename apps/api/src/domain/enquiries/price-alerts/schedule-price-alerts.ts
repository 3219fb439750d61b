import type { Logger } from 'pino';
import { cacheByRevision } from '../../../shared/lists/cache-by-revision.ts';
import type { AlertDeps } from './alert-deps.ts';
import { queuePriceAlerts } from './queue-price-alerts.ts';

/** The interval is short, because a poll only reads the revisions of two tables. */
const POLL_INTERVAL_MS = 5000;

/** The hourly check sends messages that exceeded an earlier limit. */
const CHECK_INTERVAL_MS = 3_600_000;

export type PriceWatch = {
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** Several processes may poll, because a lock prevents duplicate messages. */
export function schedulePriceAlerts(deps: AlertDeps, logger: Pick<Logger, 'warn'>): PriceWatch {
  const { db, queue, waitMs } = deps;
  const queueAlerts = async () => {
    const jobs = await queuePriceAlerts(deps);
    await Promise.all(jobs.map((job) => queue.runNow(job, waitMs)));
  };
  const queueIfChanged = cacheByRevision(db, ['tractors', 'used'], queueAlerts);
  let isStopped = false;
  let pending: Promise<void> = Promise.resolve();
  const withErrorLog = (task: () => Promise<void>) => async () => {
    if (isStopped) return;
    try {
      await task();
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'price check failed');
    }
  };
  const pollTimer = setInterval(() => {
    pending = withErrorLog(queueIfChanged)();
  }, POLL_INTERVAL_MS).unref();
  const checkTimer = setInterval(() => {
    pending = withErrorLog(queueAlerts)();
  }, CHECK_INTERVAL_MS).unref();
  return {
    check: withErrorLog(queueIfChanged),
    async stop() {
      isStopped = true;
      clearInterval(pollTimer);
      clearInterval(checkTimer);
      await pending;
    },
  };
}
