import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import type { Attempt } from './enquiry-deps.ts';

export async function findAttempt(db: Database, primary_id: string): Promise<Attempt | undefined> {
  if (primary_id === '') return undefined;
  return (await findStoredAttempt(db, primary_id)) ?? createAttemptFromLead(db, primary_id);
}

async function findStoredAttempt(db: Database, primary_id: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.primary_id, primary_id));
  return row;
}

/** Leads of an earlier release have no attempt, so one is created. */
async function createAttemptFromLead(
  db: Database,
  primary_id: string,
): Promise<Attempt | undefined> {
  const [lead] = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.primary_id, primary_id), isNull(enquiries.parent_id)));
  if (lead === undefined) return undefined;
  const { form, name, mobile, product_key, product_id, fields, page_source, type_id } = lead;
  await db
    .insert(enquiryAttempts)
    .values({
      primary_id,
      enquiry_id: lead.id,
      browser: '',
      form,
      name,
      mobile,
      product_key,
      product_id,
      fields,
      page_source,
      type_id,
      language: lead.language,
      created_at: lead.created_at,
      outcome: lead.status === 'unverified' ? null : 'verified',
      finished_at: lead.verified_at,
    })
    .onConflictDoNothing();
  return findStoredAttempt(db, primary_id);
}
