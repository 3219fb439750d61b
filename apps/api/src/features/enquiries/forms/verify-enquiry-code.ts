import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import type { OtpVerifyBody, OtpVerifyResponse } from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createCodeError } from '../../../core/delivery/code-service.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import { verifyConsents } from '../../../core/visitor/record-consents.ts';
import { lockProduct } from '../../../core/visitor/run-once.ts';
import {
  type Attempt,
  type Enquiry,
  type EnquiryDeps,
  findAttempt,
  findSameLeads,
} from './find-attempt.ts';
import { recordEvent, toColumnChange } from './record-attempt.ts';
import { reveal } from './reveal.ts';
import { enquiries, enquiryAttempts } from './tables.ts';

/** The same code gets the same response for ten minutes, because the first response may be lost. */
export async function verifyEnquiryCode(
  { db, codes, clock }: EnquiryDeps,
  { otp, primary_id }: OtpVerifyBody,
  { address, browser }: { address: string; browser: Browser },
): Promise<{ response: OtpVerifyResponse; attempt: Attempt }> {
  const attempt = await findAttempt(db, primary_id);
  if (attempt === undefined) throw createHttpError('otp_not_requested');
  const code = otp.trim();
  if (code === '') throw createHttpError('otp_required');
  const { mobile } = attempt;
  const isVerified = browser.hasVerified(mobile);
  const entry = {
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    code,
    address,
    isVerified,
    browser: browser.name,
  } as const;
  const verified = await codes.confirm(entry, (tx) => confirmAttempt(tx, attempt, clock()));
  if (verified.outcome !== 'right') throw createCodeError(verified);
  return { response: toResponse(verified.result, await reveal(db, attempt)), attempt };
}

function toResponse(
  outcome: ConfirmationOutcome,
  revealedData: OtpVerifyResponse['data'],
): OtpVerifyResponse {
  if (outcome !== 'already_submitted')
    return { success: true, message: ENQUIRY_MESSAGES.otp_verified, data: revealedData };
  const data = { ...revealedData, text: outcome };
  return { success: true, message: ENQUIRY_MESSAGES.already_submitted, data };
}

type ConfirmationOutcome = Exclude<Attempt['outcome'], null>;

/** A lead for the same product that was verified within 24 hours is reused, so that the sales desk calls once. */
async function confirmAttempt(tx: Database, { primary_id, ...requested }: Attempt, now: Date) {
  await lockProduct(tx, requested);
  const [attempt] = await tx
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.primary_id, primary_id))
    .for('update');
  // The visitor has corrected the number during the request, and the code belongs to the previous number.
  if (attempt === undefined || attempt.mobile !== requested.mobile)
    throw createHttpError('otp_expired');
  if (attempt.outcome !== null) return attempt.outcome;
  const { pendingLead: sameLead, recentLead } = await findSameLeads(tx, attempt, now);
  const createdLead = await findCreatedLead(tx, attempt);
  const hasCreatedNumber = createdLead?.mobile === attempt.mobile;
  const pendingLead = hasCreatedNumber ? createdLead : (sameLead ?? createdLead);
  const lead = recentLead ?? (await saveVerifiedLead(tx, attempt, pendingLead, now));
  // The attempt created this lead for a mistyped number.
  if (createdLead !== undefined && createdLead.id !== lead.id)
    await changeLead(tx, createdLead, { status: 'duplicate' }, 'duplicate', now);
  await confirmSuggestions(tx, attempt, lead, now);
  await verifyConsents(tx, primary_id, now);
  const outcome: ConfirmationOutcome = recentLead === undefined ? 'verified' : 'already_submitted';
  await tx
    .update(enquiryAttempts)
    .set({ outcome, finished_at: now, enquiry_id: lead.id })
    .where(eq(enquiryAttempts.primary_id, primary_id));
  return outcome;
}

/** Returns undefined if the attempt has a new number and another attempt still uses the number of the lead. */
async function findCreatedLead(tx: Database, attempt: Attempt): Promise<Enquiry | undefined> {
  const [lead] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.primary_id, attempt.primary_id), eq(enquiries.status, 'unverified')));
  if (lead === undefined || lead.mobile === attempt.mobile) return lead;
  const [numberAttempt] = await tx
    .select({ id: enquiryAttempts.primary_id })
    .from(enquiryAttempts)
    .where(and(eq(enquiryAttempts.enquiry_id, lead.id), eq(enquiryAttempts.mobile, lead.mobile)))
    .limit(1);
  return numberAttempt === undefined ? lead : undefined;
}

async function saveVerifiedLead(
  tx: Database,
  attempt: Attempt,
  lead: Enquiry | undefined,
  now: Date,
) {
  const { name, mobile, fields, page_source, type_id, language } = attempt;
  const leadValues = { name, mobile, fields, page_source, type_id, language };
  const verification = { status: 'verified' as const, verified_at: now };
  if (lead !== undefined)
    return changeLead(tx, lead, { ...leadValues, ...verification }, 'verified', now);
  const { form, product_key, product_id } = attempt;
  const [created] = await tx
    .insert(enquiries)
    .values({
      ...leadValues,
      ...verification,
      form,
      product_key,
      product_id,
      primary_id: createRandomId(),
      created_at: now,
    })
    .returning();
  if (created === undefined) throw new Error('an enquiry was not written');
  await recordEvent(tx, created.id, 'created', now);
  await recordEvent(tx, created.id, 'verified', now);
  return created;
}

async function confirmSuggestions(tx: Database, attempt: Attempt, lead: Enquiry, now: Date) {
  const pendingSuggestions = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.attempt_id, attempt.primary_id), eq(enquiries.status, 'unverified')));
  const { name, mobile } = attempt;
  const verification = { name, mobile, status: 'verified' as const, verified_at: now };
  for (const suggestion of pendingSuggestions)
    await changeLead(tx, suggestion, { ...verification, parent_id: lead.id }, 'verified', now);
}

type Event = 'verified' | 'duplicate';

async function changeLead(
  tx: Database,
  lead: Enquiry,
  values: Partial<Enquiry>,
  event: Event,
  now: Date,
): Promise<Enquiry> {
  const change = toColumnChange(lead, values);
  await tx.update(enquiries).set(values).where(eq(enquiries.id, lead.id));
  await recordEvent(tx, lead.id, event, now, change);
  return { ...lead, ...values };
}
