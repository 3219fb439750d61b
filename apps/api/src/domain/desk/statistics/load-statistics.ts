import type { Metric, Metrics } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { clientEvents } from '../../../database/schema/client-events.ts';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { countFirstCalls, listFailedSearches, listFailingPages } from './count-first-calls.ts';

const MAX_ROWS = 20;
const DAY_SECONDS = 24 * 3600;

export async function loadStatistics(db: Database, days: number, now: Date): Promise<Metrics> {
  const since = addSeconds(now, -days * DAY_SECONDS);
  const count = sql<number>`count(*)::int`;
  const countBy = async (name: SQL<string | null>): Promise<Metric[]> => {
    const rows = await db
      .select({ name, count })
      .from(deskLeads)
      .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
      .where(gte(deskLeads.verified_at, since))
      .groupBy(sql`1`)
      .orderBy(desc(sql`2`), sql`1`)
      .limit(MAX_ROWS);
    return rows.map(({ name, count }) => ({ name: name ?? '', count }));
  };
  const day = sql<string>`to_char(${deskLeads.verified_at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const perDay = await db
    .select({ name: day, count })
    .from(deskLeads)
    .where(gte(deskLeads.verified_at, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const [forms = { sent: 0, verified: 0 }] = await db
    .select({
      sent: count,
      verified: sql<number>`count(*) filter (where ${enquiryAttempts.outcome} is not null)::int`,
    })
    .from(enquiryAttempts)
    .where(gte(enquiryAttempts.created_at, since));
  const [codes = { made: 0, sent: 0, used: 0 }] = await db
    .select({
      made: count,
      sent: sql<number>`count(${oneTimeCodes.sent_at})::int`,
      used: sql<number>`count(${oneTimeCodes.used_at})::int`,
    })
    .from(oneTimeCodes)
    .where(gte(oneTimeCodes.issued_at, since));
  const waitSeconds = sql`extract(epoch from ${deskLeads.called_at} - ${deskLeads.verified_at})`;
  const [firstCall] = await db
    .select({
      minutes: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${waitSeconds}) / 60)::float8`,
    })
    .from(deskLeads)
    .where(and(gte(deskLeads.verified_at, since), isNotNull(deskLeads.called_at)));
  const failureCount = sql<number>`sum(${clientEvents.count})::int`;
  const failures = await db
    .select({ name: clientEvents.remote, count: failureCount })
    .from(clientEvents)
    .where(gte(clientEvents.hour, since))
    .groupBy(clientEvents.remote)
    .orderBy(desc(failureCount))
    .limit(MAX_ROWS);
  return {
    leads: {
      day: perDay,
      form: await countBy(sql`${deskLeads.form}`),
      brand: await countBy(sql`${deskLeads.brand}`),
      model: await countBy(sql`nullif(${enquiries.fields}->>'model', '')`),
      district: await countBy(sql`${deskLeads.district}`),
      language: await countBy(sql`${enquiries.language}`),
      status: await countBy(sql`${deskLeads.status}`),
    },
    forms,
    codes,
    first_call_minutes: firstCall?.minutes ?? null,
    first_call: await countFirstCalls(db, since),
    failures,
    misses: await listFailedSearches(db, since),
    pages: await listFailingPages(db, since),
  };
}
