import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/database/database.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { createNumberKey } from '../../../core/limits/create-number-key.ts';
import { cacheByRevision } from '../../../core/lists/cache-by-revision.ts';
import { isSoldNew, tractors } from '../../catalogue/products/tables.ts';
import type { Alert, AlertDeps } from './check-alert.ts';
import { listUsedNearby } from './list-used-nearby.ts';
import { queueAlertMessage } from './queue-alert-message.ts';
import { priceAlerts, priceAlertUsed } from './tables.ts';

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

const DAILY_LIMIT = [{ max: 1, seconds: 24 * 3600 }];

const isActive = inArray(priceAlerts.status, ['on', 'on_phone']);

/** Locks out other processes during the comparison, so that no change is reported twice. */
const lockQuery = sql`select pg_advisory_xact_lock(hashtextextended('price alerts', 0))`;

type AlertChange = {
  alert: Alert;
  kind: 'price' | 'used';
  markReported(tx: Database): Promise<unknown>;
};

/** Queues messages for changed prices and new used tractors nearby, and returns the ids of their jobs. */
function queuePriceAlerts(deps: AlertDeps): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    await tx.execute(lockQuery);
    const jobs: string[] = [];
    const changedPrices = await listChangedPrices(tx);
    const newListings = await listNewListings(tx);
    for (const alertChange of [...changedPrices, ...newListings]) {
      const job = await queueIfAllowed(deps, tx, alertChange);
      if (job !== undefined) jobs.push(job);
    }
    return jobs;
  });
}

async function queueIfAllowed(
  deps: AlertDeps,
  tx: Database,
  { alert, kind, markReported }: AlertChange,
) {
  const { mobile, push_mark } = alert;
  const quotaKey =
    mobile === null
      ? `price-alerts:phone:${push_mark}`
      : createNumberKey(deps.key, 'price-alerts', { mobile });
  const quota = await consumeQuota(tx, quotaKey, DAILY_LIMIT, deps.clock());
  if (!quota.ok) return undefined;
  // A message that exceeds the budget is left to a later run. Pushes cost nothing.
  if (mobile !== null && !(await deps.budget.consume(tx, mobile)).ok) return undefined;
  await markReported(tx);
  return queueAlertMessage(deps, tx, alert, kind);
}

async function listChangedPrices(tx: Database): Promise<AlertChange[]> {
  const hasChangedPrice = or(
    sql`${priceAlerts.told_min_inr} is distinct from ${tractors.price_min_inr}`,
    sql`${priceAlerts.told_max_inr} is distinct from ${tractors.price_max_inr}`,
  );
  const isVisible = isSoldNew(
    tractors,
    eq(tractors.show_price, true),
    isNotNull(tractors.price_min_inr),
  );
  const rows = await tx
    .select({ alert: priceAlerts, min: tractors.price_min_inr, max: tractors.price_max_inr })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .where(and(isActive, isVisible, hasChangedPrice))
    .orderBy(priceAlerts.id);
  return rows.map(({ alert, min, max }) => ({
    alert,
    kind: 'price',
    markReported: (tx) =>
      tx
        .update(priceAlerts)
        .set({ told_min_inr: min, told_max_inr: max })
        .where(eq(priceAlerts.id, alert.id)),
  }));
}

async function listNewListings(tx: Database): Promise<AlertChange[]> {
  const alerts = await tx
    .select()
    .from(priceAlerts)
    .where(and(isActive, isNotNull(priceAlerts.below_inr)))
    .orderBy(priceAlerts.id);
  const matches = await listUsedNearby(tx, alerts);
  if (matches.length === 0) return [];
  const ids = matches.map(({ alertId }) => alertId);
  const reportedRows = await tx
    .select()
    .from(priceAlertUsed)
    .where(inArray(priceAlertUsed.alert_id, ids));
  const reportedPairs = new Set(
    reportedRows.map(({ alert_id, used_id }) => `${alert_id} ${used_id}`),
  );
  return matches.flatMap(({ alertId, listingIds }) => {
    const newIds = listingIds.filter((listingId) => !reportedPairs.has(`${alertId} ${listingId}`));
    const alert = alerts.find((candidate) => candidate.id === alertId);
    if (newIds.length === 0 || alert === undefined) return [];
    const rows = newIds.map((used_id) => ({ alert_id: alertId, used_id }));
    return [
      {
        alert,
        kind: 'used' as const,
        markReported: (tx: Database) =>
          tx.insert(priceAlertUsed).values(rows).onConflictDoNothing(),
      },
    ];
  });
}
