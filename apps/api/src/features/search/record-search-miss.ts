import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { toIndiaTime } from '../../core/jobs/clock.ts';
import { searchMisses } from './tables.ts';

/** Visitors send fewer different queries, but bots may send more. */
const MAX_MISSES_PER_DAY = 2000;
const MAX_QUERY_LENGTH = 60;
const MIN_QUERY_LENGTH = 3;

/** Part of an e-mail address, or a word with four digits in a row such as `98765` or `98-76-54`. */
const PERSONAL_TERM_PATTERN = /@|\p{N}{4,}|\p{N}[\s-]*\p{N}[\s-]*\p{N}[\s-]*\p{N}/u;
/** Six or more digits, as in `9 8 7 6 5 4`. */
const SPACED_NUMBER_PATTERN = /(?:\p{N} *){6,}/gu;

/** Removes words that may be phone numbers or e-mail addresses. Returns undefined if too little remains. */
export function normalizeMissedQuery(query: string): string | undefined {
  const normalized = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !PERSONAL_TERM_PATTERN.test(word))
    .join(' ')
    .replace(SPACED_NUMBER_PATTERN, '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
  return normalized.length < MIN_QUERY_LENGTH ? undefined : normalized;
}

/** Ignores a query that is new on this day if the limit of the day is reached. */
export async function recordSearchMiss(db: Database, query: string, now: Date): Promise<void> {
  const normalized = normalizeMissedQuery(query);
  if (normalized === undefined) return;
  const day = toIndiaTime(now).day;
  const incremented = { count: sql`${searchMisses.count} + 1` };
  const isSameMiss = and(eq(searchMisses.day, day), eq(searchMisses.words, normalized));
  const updatedRows = await db
    .update(searchMisses)
    .set(incremented)
    .where(isSameMiss)
    .returning({ words: searchMisses.words });
  if (updatedRows.length > 0) return;
  if ((await db.$count(searchMisses, eq(searchMisses.day, day))) >= MAX_MISSES_PER_DAY) return;
  const target = [searchMisses.day, searchMisses.words];
  await db
    .insert(searchMisses)
    .values({ day, words: normalized, count: 1 })
    .onConflictDoUpdate({ target, set: incremented });
}
