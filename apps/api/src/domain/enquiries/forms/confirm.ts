import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { lockProduct } from '../../../shared/once/product-lock.ts';
import { refuse } from '../../../shared/refuse.ts';
import { randomId } from '../../../shared/secrets/random-id.ts';
import { proveConsents } from '../../people/consents/consents.ts';
import type { Attempt, Enquiry } from './enquiry-deps.ts';
import { changeOf, remember } from './history.ts';
import { sameLeads } from './same-enquiries.ts';

/** Outcome of a right code. */
export type ConfirmationOutcome = Exclude<Attempt['outcome'], null>;

/**
 * Verifies an attempt: its pending data is written to the lead. If an identical lead was verified within 24 hours, no
 * second lead is created, so that the sales desk calls once; that lead stays unchanged.
 */
export async function confirm(tx: Database, { primary_id, ...known }: Attempt, now: Date) {
  await lockProduct(tx, known);
  const [attempt] = await tx
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.primary_id, primary_id))
    .for('update');
  // The number was corrected meanwhile: this code belongs to the previous one.
  if (attempt === undefined || attempt.mobile !== known.mobile) throw refuse('otp_old');
  if (attempt.outcome !== null) return attempt.outcome;
  const { open, lately } = await sameLeads(tx, attempt, now);
  const own = await leadMadeBy(tx, attempt);
  const waiting = own?.mobile === attempt.mobile ? own : (open ?? own);
  const lead = lately ?? (await verified(tx, attempt, waiting, now));
  // It was created for a wrong number, and another lead exists for the right one.
  if (own !== undefined && own.id !== lead.id)
    await change(tx, own, { status: 'duplicate' }, 'duplicate', now);
  await confirmSuggestions(tx, attempt, lead, now);
  await proveConsents(tx, primary_id, now);
  const outcome: ConfirmationOutcome = lately === undefined ? 'verified' : 'already_submitted';
  await tx
    .update(enquiryAttempts)
    .set({ outcome, finished_at: now, enquiry_id: lead.id })
    .where(eq(enquiryAttempts.primary_id, primary_id));
  return outcome;
}

/**
 * The unverified lead that this attempt created. No other attempt may move it to another number, nor this one while
 * another browser's attempt uses its present number.
 */
async function leadMadeBy(tx: Database, attempt: Attempt): Promise<Enquiry | undefined> {
  const [lead] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.primary_id, attempt.primary_id), eq(enquiries.status, 'unverified')));
  if (lead === undefined || lead.mobile === attempt.mobile) return lead;
  const [other] = await tx
    .select({ id: enquiryAttempts.primary_id })
    .from(enquiryAttempts)
    .where(and(eq(enquiryAttempts.enquiry_id, lead.id), eq(enquiryAttempts.mobile, lead.mobile)))
    .limit(1);
  return other === undefined ? lead : undefined;
}

/** The pending lead, or a new one, updated from the attempt. */
async function verified(tx: Database, attempt: Attempt, lead: Enquiry | undefined, now: Date) {
  const { name, mobile, fields, page_source, type_id, language } = attempt;
  const says = { name, mobile, fields, page_source, type_id, language };
  const proven = { status: 'verified' as const, verified_at: now };
  if (lead !== undefined) return change(tx, lead, { ...says, ...proven }, 'verified', now);
  const { form, product_key, product_id } = attempt;
  const [made] = await tx
    .insert(enquiries)
    .values({
      ...says,
      ...proven,
      form,
      product_key,
      product_id,
      primary_id: randomId(),
      created_at: now,
    })
    .returning();
  if (made === undefined) throw new Error('an enquiry was not written');
  await remember(tx, made.id, 'created', now);
  await remember(tx, made.id, 'verified', now);
  return made;
}

/** Suggestions added before the code now belong to the lead. */
async function confirmSuggestions(tx: Database, attempt: Attempt, lead: Enquiry, now: Date) {
  const waiting = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.attempt_id, attempt.primary_id), eq(enquiries.status, 'unverified')));
  const { name, mobile } = attempt;
  const proven = { name, mobile, status: 'verified' as const, verified_at: now };
  for (const one of waiting)
    await change(tx, one, { ...proven, parent_id: lead.id }, 'verified', now);
}

type Event = 'verified' | 'duplicate';

/** Changes a lead, and records old and new values. */
async function change(
  tx: Database,
  lead: Enquiry,
  now: Partial<Enquiry>,
  event: Event,
  at: Date,
): Promise<Enquiry> {
  const changed = changeOf(lead, now);
  await tx.update(enquiries).set(now).where(eq(enquiries.id, lead.id));
  await remember(tx, lead.id, event, at, changed);
  return { ...lead, ...now };
}
