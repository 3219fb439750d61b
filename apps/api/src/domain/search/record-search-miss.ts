import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchMisses } from '../../database/schema/search-misses.ts';
import { toIndiaTime } from '../../shared/to-india-time.ts';

/** Visitors send fewer different queries, but programs may send more. */
const MAX_MISSES_PER_DAY = 2000;
const MAX_QUERY_LENGTH = 60;
const MIN_QUERY_LENGTH = 3;

/**
 * Possible phone numbers and e-mail addresses are removed. Returns undefined if fewer than `MIN_QUERY_LENGTH`
 * characters remain.
 */
export function normalizeMissedQuery(query: string): string | undefined {
  const normalized = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/@|\p{N}{4,}|\p{N}[\s-]*\p{N}[\s-]*\p{N}[\s-]*\p{N}/u.test(word))
    .join(' ')
    .replace(/(?:\p{N} *){6,}/gu, '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
  return normalized.length < MIN_QUERY_LENGTH ? undefined : normalized;
}

/** A query that is new on this day is ignored if the daily limit is reached. */
export async function recordSearchMiss(db: Database, query: string, now: Date): Promise<void> {
  const normalized = normalizeMissedQuery(query);
  if (normalized === undefined) return;
  const day = toIndiaTime(now).day;
  const incremented = { count: sql`${searchMisses.count} + 1` };
  const isSameMiss = and(eq(searchMisses.day, day), eq(searchMisses.words, normalized));
  const updated = await db
    .update(searchMisses)
    .set(incremented)
    .where(isSameMiss)
    .returning({ words: searchMisses.words });
  if (updated.length > 0) return;
  if ((await db.$count(searchMisses, eq(searchMisses.day, day))) >= MAX_MISSES_PER_DAY) return;
  const target = [searchMisses.day, searchMisses.words];
  await db
    .insert(searchMisses)
    .values({ day, words: normalized, count: 1 })
    .onConflictDoUpdate({ target, set: incremented });
}
