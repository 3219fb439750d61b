import { type AnyColumn, and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/database.ts';
import { consents } from '../../../core/visitor/tables.ts';
import { enquiries, enquiryEvents } from './tables.ts';

export type Lead = Record<(typeof LEAD_COLUMNS)[number], string>;

export const LEAD_COLUMNS = [
  'primary_id',
  'form',
  'status',
  'name',
  'mobile',
  'email',
  'type',
  'brand',
  'model',
  'product_id',
  'state',
  'district',
  'tehsil',
  'amount',
  'tenure_months',
  'year',
  'hours',
  'company',
  'position',
  'message',
  'page_source',
  'type_id',
  'language',
  'suggested_after',
  'created_at',
  'verified_at',
  'history',
] as const;

export async function listLeadsSince(db: Database, since: Date): Promise<Lead[]> {
  const parentEnquiries = alias(enquiries, 'parent');
  const rows = await db
    .select({ lead: enquiries, parentId: parentEnquiries.primary_id })
    .from(enquiries)
    .leftJoin(parentEnquiries, eq(parentEnquiries.id, enquiries.parent_id))
    .where(
      and(
        gte(enquiries.created_at, since),
        hasCallConsent(sql`coalesce(${enquiries.verified_at}, ${enquiries.created_at})`),
      ),
    )
    .orderBy(asc(enquiries.id));
  const histories = await listHistories(
    db,
    rows.map(({ lead }) => lead.id),
  );
  return rows.map(({ lead, parentId }) => {
    const values: Record<string, string> = {
      ...lead.fields,
      primary_id: lead.primary_id,
      form: lead.form,
      status: lead.status,
      name: lead.name,
      mobile: lead.mobile,
      product_id: lead.product_id === null ? '' : String(lead.product_id),
      page_source: lead.page_source,
      type_id: String(lead.type_id),
      language: lead.language,
      suggested_after: parentId ?? '',
      created_at: lead.created_at.toISOString(),
      verified_at: lead.verified_at?.toISOString() ?? '',
      history: (histories.get(lead.id) ?? []).join('; '),
    };
    return Object.fromEntries(LEAD_COLUMNS.map((name) => [name, values[name] ?? ''])) as Lead;
  });
}

const MAX_IDS_PER_STATEMENT = 5000;

async function listHistories(db: Database, ids: readonly number[]) {
  const histories = new Map<number, string[]>();
  for (let start = 0; start < ids.length; start += MAX_IDS_PER_STATEMENT) {
    const events = await db
      .select()
      .from(enquiryEvents)
      .where(inArray(enquiryEvents.enquiry_id, ids.slice(start, start + MAX_IDS_PER_STATEMENT)))
      .orderBy(asc(enquiryEvents.id));
    for (const { enquiry_id, at, event } of events) {
      const history = histories.get(enquiry_id) ?? [];
      histories.set(enquiry_id, [...history, `${at.toISOString()} ${event}`]);
    }
  }
  return histories;
}

/** Condition: the buyer did not withdraw the consent to calls after `since`, when the enquiry was verified. */
export const hasCallConsent = (since: AnyColumn | SQL): SQL =>
  sql`not exists (select from ${consents} where ${consents.mobile} = ${enquiries.mobile}
    and ${consents.purpose} in ('enquiry', 'calls') and ${consents.withdrawn_at} >= ${since})`;
