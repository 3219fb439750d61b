import { FIRST_CALL_DELAYS, type Metric, type Metrics } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { oneTimeCodes } from '../../core/delivery/tables.ts';
import { addSeconds, toIndiaTime } from '../../core/jobs/clock.ts';
import { enquiries, enquiryAttempts } from '../enquiries/forms/tables.ts';
import { pageFailures, searchMisses } from '../search/tables.ts';
import { clientEvents } from './client-events/tables.ts';
import { deskLeads } from './leads/tables.ts';

const MAX_ROWS = 20;
const DAY_SECONDS = 24 * 3600;

export async function loadStatistics(db: Database, days: number, now: Date): Promise<Metrics> {
  const since = addSeconds(now, -days * DAY_SECONDS);
  const countBy = (name: SQL<string | null>) => countLeadsBy(db, since, name);
  return {
    leads: {
      day: await countLeadsPerDay(db, since),
      form: await countBy(sql`${deskLeads.form}`),
      brand: await countBy(sql`${deskLeads.brand}`),
      model: await countBy(sql`nullif(${enquiries.fields}->>'model', '')`),
      district: await countBy(sql`${deskLeads.district}`),
      language: await countBy(sql`${enquiries.language}`),
      status: await countBy(sql`${deskLeads.status}`),
    },
    forms: await countForms(db, since),
    codes: await countCodes(db, since),
    first_call_minutes: await computeMedianWait(db, since),
    first_call: await countFirstCalls(db, since),
    failures: await countFailures(db, since),
    misses: await listFailedSearches(db, since),
    pages: await listFailingPages(db, since),
  };
}

const rowCount = sql<number>`count(*)::int`;

/** Groups the leads by the SQL expression `name` and lists the most frequent values. */
async function countLeadsBy(
  db: Database,
  since: Date,
  name: SQL<string | null>,
): Promise<Metric[]> {
  const rows = await db
    .select({ name, count: rowCount })
    .from(deskLeads)
    .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
    .where(gte(deskLeads.verified_at, since))
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(MAX_ROWS);
  return rows.map(({ name, count }) => ({ name: name ?? '', count }));
}

function countLeadsPerDay(db: Database, since: Date): Promise<Metric[]> {
  const day = sql<string>`to_char(${deskLeads.verified_at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .select({ name: day, count: rowCount })
    .from(deskLeads)
    .where(gte(deskLeads.verified_at, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

async function countForms(db: Database, since: Date): Promise<Metrics['forms']> {
  const [forms = { sent: 0, verified: 0 }] = await db
    .select({
      sent: rowCount,
      verified: sql<number>`count(*) filter (where ${enquiryAttempts.outcome} is not null)::int`,
    })
    .from(enquiryAttempts)
    .where(gte(enquiryAttempts.created_at, since));
  return forms;
}

async function countCodes(db: Database, since: Date): Promise<Metrics['codes']> {
  const [codes = { made: 0, sent: 0, used: 0 }] = await db
    .select({
      made: rowCount,
      sent: sql<number>`count(${oneTimeCodes.sent_at})::int`,
      used: sql<number>`count(${oneTimeCodes.used_at})::int`,
    })
    .from(oneTimeCodes)
    .where(gte(oneTimeCodes.issued_at, since));
  return codes;
}

/** Median of the minutes from the verification of a lead to its first call. */
async function computeMedianWait(db: Database, since: Date): Promise<number | null> {
  const waitSeconds = sql`extract(epoch from ${deskLeads.called_at} - ${deskLeads.verified_at})`;
  const [firstCall] = await db
    .select({
      minutes: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${waitSeconds}) / 60)::float8`,
    })
    .from(deskLeads)
    .where(and(gte(deskLeads.verified_at, since), isNotNull(deskLeads.called_at)));
  return firstCall?.minutes ?? null;
}

function countFailures(db: Database, since: Date): Promise<Metric[]> {
  const count = sql<number>`sum(${clientEvents.count})::int`;
  return db
    .select({ name: clientEvents.remote, count })
    .from(clientEvents)
    .where(gte(clientEvents.hour, since))
    .groupBy(clientEvents.remote)
    .orderBy(desc(count))
    .limit(MAX_ROWS);
}

const MAX_LISTED_ROWS = 20;

/** Counts the leads by the time from their verification to their first call. */
async function countFirstCalls(db: Database, since: Date): Promise<Metric[]> {
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

function listFailedSearches(db: Database, since: Date): Promise<Metric[]> {
  const count = sql<number>`sum(${searchMisses.count})::int`;
  return db
    .select({ name: searchMisses.words, count })
    .from(searchMisses)
    .where(gte(searchMisses.day, toIndiaTime(since).day))
    .groupBy(searchMisses.words)
    .orderBy(desc(count), searchMisses.words)
    .limit(MAX_LISTED_ROWS);
}

function listFailingPages(db: Database, since: Date): Promise<Metric[]> {
  const count = sql<number>`sum(${pageFailures.count})::int`;
  return db
    .select({ name: pageFailures.page, count })
    .from(pageFailures)
    .where(gte(pageFailures.hour, since))
    .groupBy(pageFailures.page)
    .orderBy(desc(count), pageFailures.page)
    .limit(MAX_LISTED_ROWS);
}
