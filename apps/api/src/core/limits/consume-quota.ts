import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { limitHits, useCounts } from '../database/tables.ts';
import { addSeconds } from '../jobs/clock.ts';

/** At most `max` uses in a sliding window of `seconds`. */
export type LimitRule = { readonly max: number; readonly seconds: number };

export type QuotaResult = { ok: true } | { ok: false; waitSeconds: number };

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

/** Returns the seconds until all rules allow the next use, at least 1. */
export function computeWaitSeconds(
  uses: readonly Date[],
  rules: readonly LimitRule[],
  now: Date,
): number {
  const useTimes = uses.map((use) => use.getTime()).sort((a, b) => a - b);
  const waitTimes = rules.map(({ max, seconds }) => {
    const inWindow = useTimes.filter((time) => time > now.getTime() - seconds * 1000);
    const expiringTime = inWindow[inWindow.length - max];
    return expiringTime === undefined ? 0 : (expiringTime + seconds * 1000 - now.getTime()) / 1000;
  });
  return Math.max(1, Math.ceil(Math.max(...waitTimes)));
}

/** Sliding window of two counts: the previous interval is weighted by the share of it that is in the window. */
async function consumeCounts(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  for (const rule of [...rules].sort((a, b) => a.seconds - b.seconds)) {
    const quota = await consumeRule(db, key, rule, now);
    if (!quota.ok) return quota;
  }
  return { ok: true };
}

async function consumeRule(
  db: Database,
  key: string,
  { max, seconds }: LimitRule,
  now: Date,
): Promise<QuotaResult> {
  const intervalsSince1970 = now.getTime() / 1000 / seconds;
  const interval = Math.floor(intervalsSince1970);
  const elapsedShare = intervalsSince1970 - interval;
  // The counts still matter during the next interval.
  const expires_at = new Date((interval + 2) * seconds * 1000);
  // Another process with a faster clock may have stored a later interval.
  const isSameInterval = sql`${useCounts.interval} >= ${interval}`;
  const previousIfNext = sql`case when ${useCounts.interval} = ${interval - 1} then ${useCounts.current} else 0 end`;
  const current = sql<number>`case when ${isSameInterval} then ${useCounts.current} else 0 end`;
  const previous = sql<number>`case when ${isSameInterval} then ${useCounts.previous} else ${previousIfNext} end`;
  const updated = await db
    .insert(useCounts)
    .values({ key, seconds, interval, current: 1, previous: 0, expires_at })
    .onConflictDoUpdate({
      target: [useCounts.key, useCounts.seconds],
      set: {
        interval: sql`greatest(${useCounts.interval}, ${interval})`,
        current: sql`${current} + 1`,
        previous,
        expires_at,
      },
      setWhere: sql`${current} + (${previous}) * ${1 - elapsedShare}::float8 < ${max}`,
    })
    .returning({ key: useCounts.key });
  if (updated.length > 0) return { ok: true };
  const [row] = await db
    .select({ current, previous })
    .from(useCounts)
    .where(and(eq(useCounts.key, key), eq(useCounts.seconds, seconds)));
  const counts = { current: row?.current ?? 0, previous: row?.previous ?? 0 };
  return { ok: false, waitSeconds: computeCountsWait(counts, max, elapsedShare, seconds) };
}

type Counts = { current: number; previous: number };

function computeCountsWait(
  { current, previous }: Counts,
  max: number,
  elapsedShare: number,
  seconds: number,
) {
  // `share` is the part of the interval after which the weighted count is below `max`.
  const isWithinInterval = current < max;
  const share = isWithinInterval ? 1 - (max - current) / previous : 1 - max / current;
  const remainingIntervals = isWithinInterval
    ? share - elapsedShare
    : 1 - elapsedShare + Math.max(0, share);
  return Math.max(1, Math.floor(remainingIntervals * seconds) + 1);
}
