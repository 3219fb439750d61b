import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { later } from '../clock.ts';
import type { LimitRule } from './limit-rule.ts';
import { waitSeconds } from './wait.ts';

/** Whether it may be done now; if not, after how many seconds. */
export type Taken = { ok: true } | { ok: false; waitSeconds: number };

/**
 * Counts one use of `key` if all rules allow it; a refused use does not count. One statement, so any
 * number of processes agree. Give it a transaction only if an undone use should not count either.
 */
export async function consumeQuota(
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
