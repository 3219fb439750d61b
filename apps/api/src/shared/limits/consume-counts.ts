import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { useCounts } from '../../database/schema/use-counts.ts';
import type { LimitRule } from './limit-rule.ts';
import type { QuotaResult } from './quota-result.ts';

/**
 * Sliding-window counter: two numbers per window, independent of the limit. The previous interval counts by the share
 * that the window still covers. The shortest window is checked first, so that its rejection uses up no other.
 */
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
  const time = now.getTime() / 1000 / seconds;
  const stretch = Math.floor(time);
  const past = time - stretch;
  const until = new Date((stretch + 2) * seconds * 1000);
  // A process whose clock is slow counts in the interval of the others.
  const isSame = sql`${useCounts.stretch} >= ${stretch}`;
  const before = sql`case when ${useCounts.stretch} = ${stretch - 1} then ${useCounts.current} else 0 end`;
  const current = sql<number>`case when ${isSame} then ${useCounts.current} else 0 end`;
  const previous = sql<number>`case when ${isSame} then ${useCounts.previous} else ${before} end`;
  const updated = await db
    .insert(useCounts)
    .values({ key, seconds, stretch, current: 1, previous: 0, until })
    .onConflictDoUpdate({
      target: [useCounts.key, useCounts.seconds],
      set: {
        stretch: sql`greatest(${useCounts.stretch}, ${stretch})`,
        current: sql`${current} + 1`,
        previous,
        until,
      },
      setWhere: sql`${current} + (${previous}) * ${1 - past}::float8 < ${max}`,
    })
    .returning({ key: useCounts.key });
  if (updated.length > 0) return { ok: true };
  const [row] = await db
    .select({ current, previous })
    .from(useCounts)
    .where(and(eq(useCounts.key, key), eq(useCounts.seconds, seconds)));
  const counts = { current: row?.current ?? 0, previous: row?.previous ?? 0 };
  return { ok: false, waitSeconds: computeCountsWait(counts, max, past, seconds) };
}

type Counts = { current: number; previous: number };

/** Seconds until the next use is allowed; at least 1. */
function computeCountsWait(
  { current, previous }: Counts,
  max: number,
  past: number,
  seconds: number,
) {
  // The share of an interval that must pass until its count is low enough.
  const isWithinInterval = current < max;
  const share = isWithinInterval ? 1 - (max - current) / previous : 1 - max / current;
  const intervals = isWithinInterval ? share - past : 1 - past + Math.max(0, share);
  return Math.max(1, Math.floor(intervals * seconds) + 1);
}
