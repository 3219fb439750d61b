import type { Logger } from 'pino';
import { cacheByRevision } from '../../../shared/lists/cache-by-revision.ts';
import type { AlertDeps } from './alert-deps.ts';
import { queuePriceAlerts } from './queue-price-alerts.ts';

/** The interval is short, because a poll only reads the revisions of two tables. */
const POLL_INTERVAL_MS = 5000;

/** Messages that exceeded an earlier limit are retried, also if no table has changed. */
const RETRY_INTERVAL_MS = 3_600_000;

export type PriceWatch = {
  queueIfChanged(): Promise<void>;
  /** Resolves when the running tasks have ended, because they use the database. */
  stop(): Promise<void>;
};

/** Several processes may poll, because a lock prevents duplicate messages. */
export function schedulePriceAlerts(deps: AlertDeps, logger: Pick<Logger, 'warn'>): PriceWatch {
  const { db, queue, waitMs } = deps;
  const queueAlerts = async () => {
    const jobs = await queuePriceAlerts(deps);
    await Promise.all(jobs.map((job) => queue.runNow(job, waitMs)));
  };
  // The cache stores no value here. It only calls `queueAlerts` once for each revision of the tables.
  const queueIfChanged = cacheByRevision(db, ['tractors', 'used'], queueAlerts);
  let isStopped = false;
  const runningTasks = new Set<Promise<void>>();
  async function runWithErrorLog(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'price check failed');
    }
  }
  async function run(task: () => Promise<void>): Promise<void> {
    if (isStopped) return;
    const runningTask = runWithErrorLog(task);
    runningTasks.add(runningTask);
    await runningTask;
    runningTasks.delete(runningTask);
  }
  const pollTimer = setInterval(() => run(queueIfChanged), POLL_INTERVAL_MS).unref();
  const retryTimer = setInterval(() => run(queueAlerts), RETRY_INTERVAL_MS).unref();
  return {
    queueIfChanged: () => run(queueIfChanged),
    async stop() {
      isStopped = true;
      clearInterval(pollTimer);
      clearInterval(retryTimer);
      await Promise.all(runningTasks);
    },
  };
}
