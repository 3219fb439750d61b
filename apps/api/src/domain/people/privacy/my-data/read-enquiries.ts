import type { MyData } from '@tractor-haat/api-client/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { enquiries } from '../../../../database/schema/enquiries.ts';
import { enquiryEvents } from '../../../../database/schema/enquiry-events.ts';

type Events = MyData['enquiries'][number]['events'];

/** A stranger may have mistyped the number of an unverified lead, so its details and changes are omitted. */
export async function readEnquiries(db: Database, mobile: string): Promise<MyData['enquiries']> {
  const leads = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.mobile, mobile))
    .orderBy(desc(enquiries.id));
  const events = await listEvents(
    db,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => {
    const isVerified = lead.status === 'verified';
    return {
      form: lead.form,
      status: lead.status,
      name: isVerified ? lead.name : null,
      fields: isVerified ? lead.fields : {},
      page_source: lead.page_source,
      language: lead.language,
      created_at: lead.created_at.toISOString(),
      verified_at: lead.verified_at?.toISOString() ?? null,
      events: events.get(lead.id) ?? [],
    };
  });
}

async function listEvents(db: Database, ids: readonly number[]): Promise<Map<number, Events>> {
  const byLead = new Map<number, Events>();
  if (ids.length === 0) return byLead;
  const rows = await db
    .select()
    .from(enquiryEvents)
    .where(inArray(enquiryEvents.enquiry_id, [...ids]))
    .orderBy(asc(enquiryEvents.id));
  for (const { enquiry_id, at, event } of rows) {
    const leadEvents = byLead.get(enquiry_id) ?? [];
    leadEvents.push({ at: at.toISOString(), event });
    byLead.set(enquiry_id, leadEvents);
  }
  return byLead;
}
