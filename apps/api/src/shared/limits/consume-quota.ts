import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { addSeconds } from '../clock.ts';
import { computeWaitSeconds } from './compute-wait-seconds.ts';
import { consumeCounts } from './consume-counts.ts';
import type { LimitRule } from './limit-rule.ts';
import type { QuotaResult } from './quota-result.ts';

/** Up to this limit a row stores the time of each use; above, two numbers per window. */
const MAX_STORED_TIMES = 50;

/**
 * Counts one use of `key` if all rules allow it; a rejected use does not count, and all processes share the counts.
 * Pass a transaction only if a rolled-back use should not count either. Small limits are exact to the second; large
 * ones are approximate, because they assume even use in the previous interval.
 */
export async function consumeQuota(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  const small = rules.filter(({ max }) => max <= MAX_STORED_TIMES);
  const large = rules.filter(({ max }) => max > MAX_STORED_TIMES);
  const smallQuota =
    small.length === 0 ? ({ ok: true } as const) : await consumeTimes(db, key, small, now);
  return smallQuota.ok ? consumeCounts(db, key, large, now) : smallQuota;
}

async function consumeTimes(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  const maxSeconds = Math.max(...rules.map(({ seconds }) => seconds));
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${addSeconds(now, maxSeconds).toISOString()}::timestamptz`;
  const since = (seconds: number) => sql`${addSeconds(now, -seconds).toISOString()}::timestamptz`;
  const allowed = rules.map(
    ({ max, seconds }): SQL =>
      sql`(select count(*) from unnest(${limitHits.hits}) as hit where hit > ${since(seconds)}) < ${max}`,
  );
  const updated = await db
    .insert(limitHits)
    .values({ key, hits: sql`array[${at}]`, until })
    .onConflictDoUpdate({
      target: limitHits.key,
      set: {
        hits: sql`array(select hit from unnest(${limitHits.hits}) as hit where hit > ${since(maxSeconds)}) || ${at}`,
        until,
      },
      setWhere: sql.join(allowed, sql` and `),
    })
    .returning({ key: limitHits.key });
  if (updated.length > 0) return { ok: true };
  const [row] = await db.select().from(limitHits).where(eq(limitHits.key, key));
  const hits = (row?.hits ?? []).map((hit) => new Date(hit));
  return { ok: false, waitSeconds: computeWaitSeconds(hits, rules, now) };
}
