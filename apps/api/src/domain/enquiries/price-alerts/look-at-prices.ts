import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { priceAlerts, priceAlertUsed } from '../../../database/schema/price-alerts.ts';
import { soldNew, tractors } from '../../../database/schema/tractors.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { numberKey } from '../../../shared/limits/number-key.ts';
import type { Alert, AlertDeps } from './alert-deps.ts';
import { fileMessage } from './file-message.ts';
import { usedNearby } from './used-nearby.ts';

/** At most one message per day to a number or phone. */
const ONE_A_DAY = [{ most: 1, seconds: 24 * 3600 }];

const isOn = inArray(priceAlerts.status, ['on', 'on_phone']);

/** Serialises all processes; otherwise a change could be reported twice. */
const isAlone = sql`select pg_advisory_xact_lock(hashtextextended('price alerts', 0))`;

type News = { alert: Alert; why: 'price' | 'used'; change(tx: Database): Promise<unknown> };

/**
 * Queues a message for every alert whose tractor's price differs from the last message, or for which a used tractor was
 * published nearby, whatever caused the change. Messages beyond today's limit are found again by the next run. Returns
 * the jobs.
 */
export function lookAtPrices(deps: AlertDeps): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    await tx.execute(isAlone);
    const jobs: string[] = [];
    for (const news of [...(await changedPrices(tx)), ...(await newUsed(tx))]) {
      const job = await tell(deps, tx, news);
      if (job !== undefined) jobs.push(job);
    }
    return jobs;
  });
}

async function tell(deps: AlertDeps, tx: Database, { alert, why, change }: News) {
  const { mobile, push_mark } = alert;
  const whose =
    mobile === null
      ? `price-alerts:phone:${push_mark}`
      : numberKey(deps.key, 'price-alerts', { mobile });
  const mayHear = await consumeQuota(tx, whose, ONE_A_DAY, deps.clock());
  if (!mayHear.ok) return undefined;
  // Without message budget this one waits for a later run, perhaps on the next day. A push costs nothing.
  if (mobile !== null && !(await deps.budget.take(tx, mobile)).ok) return undefined;
  await change(tx);
  return fileMessage(deps, tx, alert, why);
}

async function changedPrices(tx: Database): Promise<News[]> {
  const differs = or(
    sql`${priceAlerts.told_min_inr} is distinct from ${tractors.price_min_inr}`,
    sql`${priceAlerts.told_max_inr} is distinct from ${tractors.price_max_inr}`,
  );
  const isVisible = soldNew(
    tractors,
    eq(tractors.show_price, true),
    isNotNull(tractors.price_min_inr),
  );
  const rows = await tx
    .select({ alert: priceAlerts, min: tractors.price_min_inr, max: tractors.price_max_inr })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .where(and(isOn, isVisible, differs))
    .orderBy(priceAlerts.id);
  return rows.map(({ alert, min, max }) => ({
    alert,
    why: 'price',
    change: (tx) =>
      tx
        .update(priceAlerts)
        .set({ told_min_inr: min, told_max_inr: max })
        .where(eq(priceAlerts.id, alert.id)),
  }));
}

async function newUsed(tx: Database): Promise<News[]> {
  const asking = await tx
    .select()
    .from(priceAlerts)
    .where(and(isOn, isNotNull(priceAlerts.below_inr)))
    .orderBy(priceAlerts.id);
  const found = await usedNearby(tx, asking);
  if (found.length === 0) return [];
  const ids = found.map(({ alert }) => alert);
  const known = await tx.select().from(priceAlertUsed).where(inArray(priceAlertUsed.alert_id, ids));
  const sentPairs = new Set(known.map(({ alert_id, used_id }) => `${alert_id} ${used_id}`));
  return found.flatMap(({ alert: id, used }) => {
    const fresh = used.filter((one) => !sentPairs.has(`${id} ${one}`));
    const alert = asking.find((one) => one.id === id);
    if (fresh.length === 0 || alert === undefined) return [];
    const rows = fresh.map((used_id) => ({ alert_id: id, used_id }));
    return [
      {
        alert,
        why: 'used' as const,
        change: (tx: Database) => tx.insert(priceAlertUsed).values(rows).onConflictDoNothing(),
      },
    ];
  });
}
