import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { useCounts } from '../../database/schema/use-counts.ts';
import type { LimitRule } from './limit-rule.ts';
import type { QuotaResult } from './quota-result.ts';

/** Sliding window of two counts: the previous interval is weighted by the share of it that is in the window. */
export async function consumeCounts(
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
