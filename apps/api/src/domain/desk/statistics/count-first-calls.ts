import { FIRST_CALL_DELAYS, type Metric } from '@tractor-haat/api-client/contract';
import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import { pageFailures, searchMisses } from '../../../database/schema/search-misses.ts';
import { toIndiaTime } from '../../../shared/to-india-time.ts';

const MAX_ROWS = 20;

/** Counts the leads by the time from their verification to their first call. */
export async function countFirstCalls(db: Database, since: Date): Promise<Metric[]> {
  const waitMinutes = sql`extract(epoch from ${deskLeads.called_at} - ${deskLeads.verified_at}) / 60`;
  const delay = sql<string>`case
    when ${deskLeads.called_at} is null then 'none'
    when ${waitMinutes} <= 15 then '15_minutes'
    when ${waitMinutes} <= 60 then '1_hour'
    when ${waitMinutes} <= 240 then '4_hours'
    when ${waitMinutes} <= 1440 then '1_day'
    else 'longer' end`;
  const rows = await db
    .select({ name: delay, count: sql<number>`count(*)::int` })
    .from(deskLeads)
    .where(gte(deskLeads.verified_at, since))
    .groupBy(sql`1`);
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return FIRST_CALL_DELAYS.map((name) => ({ name, count: counts.get(name) ?? 0 }));
}

export function listFailedSearches(db: Database, since: Date): Promise<Metric[]> {
  const count = sql<number>`sum(${searchMisses.count})::int`;
  return db
    .select({ name: searchMisses.words, count })
    .from(searchMisses)
    .where(gte(searchMisses.day, toIndiaTime(since).day))
    .groupBy(searchMisses.words)
    .orderBy(desc(count), searchMisses.words)
    .limit(MAX_ROWS);
}

export function listFailingPages(db: Database, since: Date): Promise<Metric[]> {
  const count = sql<number>`sum(${pageFailures.count})::int`;
  return db
    .select({ name: pageFailures.page, count })
    .from(pageFailures)
    .where(gte(pageFailures.hour, since))
    .groupBy(pageFailures.page)
    .orderBy(desc(count), pageFailures.page)
    .limit(MAX_ROWS);
}
