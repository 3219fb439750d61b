import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { addSeconds } from '../clock.ts';
import { computeWaitSeconds } from './compute-wait-seconds.ts';
import { consumeCounts } from './consume-counts.ts';
import type { LimitRule } from './limit-rule.ts';
import type { QuotaResult } from './quota-result.ts';

/** Up to this limit, the time of each use is stored. Higher limits are estimated from two counts. */
const MAX_STORED_TIMES = 50;

/** Counts one use if all rules allow it. A rollback of the transaction `db` also reverts the count. */
export async function consumeQuota(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  const lowLimits = rules.filter(({ max }) => max <= MAX_STORED_TIMES);
  const highLimits = rules.filter(({ max }) => max > MAX_STORED_TIMES);
  if (lowLimits.length > 0) {
    const quota = await consumeTimes(db, key, lowLimits, now);
    if (!quota.ok) return quota;
  }
  return consumeCounts(db, key, highLimits, now);
}

async function consumeTimes(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  const maxWindowSeconds = Math.max(...rules.map(({ seconds }) => seconds));
  const useTime = sql`${now.toISOString()}::timestamptz`;
  const expires_at = sql`${addSeconds(now, maxWindowSeconds).toISOString()}::timestamptz`;
  const toWindowStart = (seconds: number) =>
    sql`${addSeconds(now, -seconds).toISOString()}::timestamptz`;
  const conditions = rules.map(
    ({ max, seconds }): SQL =>
      sql`(select count(*) from unnest(${limitHits.hits}) as hit where hit > ${toWindowStart(seconds)}) < ${max}`,
  );
  const updated = await db
    .insert(limitHits)
    .values({ key, hits: sql`array[${useTime}]`, expires_at })
    .onConflictDoUpdate({
      target: limitHits.key,
      set: {
        hits: sql`array(select hit from unnest(${limitHits.hits}) as hit where hit > ${toWindowStart(maxWindowSeconds)}) || ${useTime}`,
        expires_at,
      },
      setWhere: sql.join(conditions, sql` and `),
    })
    .returning({ key: limitHits.key });
  if (updated.length > 0) return { ok: true };
  const [row] = await db.select().from(limitHits).where(eq(limitHits.key, key));
  const uses = (row?.hits ?? []).map((hit) => new Date(hit));
  return { ok: false, waitSeconds: computeWaitSeconds(uses, rules, now) };
}
