import type { Logger } from 'pino';
import { cachedByRevision } from '../../shared/lists/cached-by-revision.ts';
import type { AlertDeps } from './alert-deps.ts';
import { lookAtPrices } from './look-at-prices.ts';

/** How often is asked whether a tractor, new or used, has changed; one small question. */
const ASK_MS = 5000;
/** How often is looked although nothing has: what was one too many yesterday may be told today. */
const LOOK_MS = 3_600_000;

/** Looks at prices when they have changed. */
export type PriceWatch = {
  /** Looks now, if anything has changed since; its messages are on their way afterwards. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** Watches prices from this process. Any number of processes may: one of them files a message. */
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
      if (!isStopped) logger.warn({ reason }, 'prices were not looked at');
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
