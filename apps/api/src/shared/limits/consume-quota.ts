import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { later } from '../clock.ts';
import { consumeCounts } from './consume-counts.ts';
import type { LimitRule } from './limit-rule.ts';
import type { Taken } from './taken.ts';
import { waitSeconds } from './wait.ts';

/** Up to here a row holds the time of each use; of more, two numbers a window. */
const MAX_TIMES = 50;

/**
 * Counts one use of `key` if all rules allow it; what a rule refuses does not count there, and any number of processes
 * agree. Give it a transaction only if an undone use should not count either. Small limits are kept to the second; of
 * large ones only two numbers a window are kept, which may be off by what fell unevenly into the window before.
 */
export async function consumeQuota(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<Taken> {
  const small = rules.filter(({ most }) => most <= MAX_TIMES);
  const large = rules.filter(({ most }) => most > MAX_TIMES);
  const taken =
    small.length === 0 ? ({ ok: true } as const) : await consumeTimes(db, key, small, now);
  return taken.ok ? consumeCounts(db, key, large, now) : taken;
}

/** One statement for all rules. */
async function consumeTimes(
  db: Database,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<Taken> {
  const longest = Math.max(...rules.map(({ seconds }) => seconds));
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${later(now, longest).toISOString()}::timestamptz`;
  const since = (seconds: number) => sql`${later(now, -seconds).toISOString()}::timestamptz`;
  const allowed = rules.map(
    ({ most, seconds }): SQL =>
      sql`(select count(*) from unnest(${limitHits.hits}) as hit where hit > ${since(seconds)}) < ${most}`,
  );
  const counted = await db
    .insert(limitHits)
    .values({ key, hits: sql`array[${at}]`, until })
    .onConflictDoUpdate({
      target: limitHits.key,
      set: {
        hits: sql`array(select hit from unnest(${limitHits.hits}) as hit where hit > ${since(longest)}) || ${at}`,
        until,
      },
      setWhere: sql.join(allowed, sql` and `),
    })
    .returning({ key: limitHits.key });
  if (counted.length > 0) return { ok: true };
  const [row] = await db.select().from(limitHits).where(eq(limitHits.key, key));
  const hits = (row?.hits ?? []).map((hit) => new Date(hit));
  return { ok: false, waitSeconds: waitSeconds(hits, rules, now) };
}
