import type { Logger } from 'pino';
import { cachedByRevision } from '../../../shared/lists/cached-by-revision.ts';
import type { AlertDeps } from './alert-deps.ts';
import { lookAtPrices } from './look-at-prices.ts';

/** How often changes of tractors are polled; one small query. */
const ASK_MS = 5000;
/** How often prices are checked without a change: messages beyond yesterday's limit may be sent today. */
const LOOK_MS = 3_600_000;

/** Checks prices after changes. */
export type PriceWatch = {
  /** Checks prices now, if anything has changed, and queues the messages. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** Watches prices from this process. Several processes may watch: one of them queues a message. */
export function watchPrices(deps: AlertDeps, logger: Pick<Logger, 'warn'>): PriceWatch {
  const { db, queue, waitMs } = deps;
  const file = async () => {
    const jobs = await lookAtPrices(deps);
    await Promise.all(jobs.map((job) => queue.hurry(job, waitMs)));
  };
  const lookIfChanged = cachedByRevision(db, ['tractors', 'used'], file);
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const careful = (look: () => Promise<void>) => async () => {
    if (isStopped) return;
    try {
      await look();
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'price check failed');
    }
  };
  const asks = setInterval(() => {
    working = careful(lookIfChanged)();
  }, ASK_MS).unref();
  const looks = setInterval(() => {
    working = careful(file)();
  }, LOOK_MS).unref();
  return {
    look: careful(lookIfChanged),
    async stop() {
      isStopped = true;
      clearInterval(asks);
      clearInterval(looks);
      await working;
    },
  };
}
