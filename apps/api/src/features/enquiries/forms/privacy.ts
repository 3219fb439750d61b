import type { MyData } from '@tractor-haat/api-client/contract';
import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { deleteTree } from '../../../core/database/delete-tree.ts';
import { lockProduct } from '../../../core/visitor/run-once.ts';
import { enquiries, enquiryAttempts, enquiryEvents } from './tables.ts';

export async function eraseLeads(tx: Database, mobile: string): Promise<number> {
  await lockProducts(tx, mobile);
  await deleteTree(tx, 'enquiry_attempts', sql`mobile = ${mobile}`);
  await reassignCorrectedLeads(tx, mobile);
  return deleteLeads(tx, sql`mobile = ${mobile}`);
}

/** Verified leads are added to anonymous counts. `tx` must be the transaction of `runErasure`. */
export async function deleteLeads(tx: Database, where: ReturnType<typeof sql>): Promise<number> {
  await tx.execute(
    sql`insert into gone_leads (day, form, product_key, count)
      select (created_at at time zone 'Asia/Kolkata')::date, form, product_key, count(*)
      from enquiries where (${where}) and status = 'verified' group by 1, 2, 3
      on conflict (day, form, product_key) do update set count = gone_leads.count + excluded.count`,
  );
  return deleteTree(tx, 'enquiries', where);
}

/** The locks prevent concurrent requests from sending or verifying these leads. */
async function lockProducts(tx: Database, mobile: string): Promise<void> {
  const rows = await tx
    .selectDistinct({
      form: enquiries.form,
      product_key: enquiries.product_key,
    })
    .from(enquiries)
    .leftJoin(enquiryAttempts, eq(enquiryAttempts.enquiry_id, enquiries.id))
    .where(or(eq(enquiries.mobile, mobile), eq(enquiryAttempts.mobile, mobile)))
    .orderBy(asc(enquiries.form), asc(enquiries.product_key));
  for (const { form, product_key } of rows) await lockProduct(tx, { form, mobile, product_key });
}

/** Someone entered this number by mistake and then corrected it. Their pending lead gets the corrected number. */
async function reassignCorrectedLeads(tx: Database, mobile: string): Promise<void> {
  await tx.execute(
    sql`update enquiries set mobile = meant.mobile, name = meant.name, fields = meant.fields
      from (select distinct on (enquiry_id) enquiry_id, mobile, name, fields from enquiry_attempts
        where mobile <> ${mobile} order by enquiry_id, created_at desc) meant
      where meant.enquiry_id = enquiries.id and enquiries.mobile = ${mobile} and enquiries.status = 'unverified'`,
  );
}

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
