import { ENQUIRY_MESSAGES, SUGGESTION_TYPE_ID } from '@tractor-haat/api-client';
import type { EnquiryResponse, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import {
  createHttpError,
  createValidationError,
  type HttpError,
} from '../../../core/messages/http-error.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import { lockProduct, runOnce } from '../../../core/visitor/run-once.ts';
import { ENQUIRY_INTERVAL_SECONDS } from './decide-attempt.ts';
import {
  type Attempt,
  type Enquiry,
  type EnquiryDeps,
  findAttempt,
  isFromBrowser,
} from './find-attempt.ts';
import { findImplement, type ImplementMatch } from './parse-submission.ts';
import { recordEvent, requireNumberQuota } from './record-attempt.ts';
import {
  type EnquirySender,
  parseStoredResponse,
  requireAddressQuota,
  storedResponseSchema,
  submitEnquiry,
} from './submit-enquiry.ts';
import { enquiries } from './tables.ts';

/** A suggestion becomes a lead of the attempt. From a browser that may not add to the attempt it becomes a new form. */
export async function submitSuggestion(
  deps: EnquiryDeps,
  body: PopupEnquiryBody,
  sender: EnquirySender,
): Promise<EnquiryResponse> {
  const { db } = deps;
  const attempt = await findAttempt(db, body.primary_id ?? '');
  if (
    attempt === undefined ||
    attempt.mobile !== body.mobile ||
    !canAddSuggestion(attempt, sender.browser)
  )
    return (await submitEnquiry(deps, 'implement-price', body, sender)).response;
  await requireAddressQuota(deps, sender.address);
  const implement = await findSuggestedImplement(deps, attempt, body);
  const now = deps.clock();
  const { response } = await runOnce(db, sender.claim, storedResponseSchema, async (tx) => {
    // The lock waits for a concurrent verification or erasure, so that the attempt below is current.
    await lockProduct(tx, attempt);
    const current = await findAttempt(tx, attempt.primary_id);
    if (current?.mobile !== attempt.mobile || !canAddSuggestion(current, sender.browser))
      throw createHttpError('submission_failed');
    await requireNumberQuota(deps, tx, current.mobile, sender.browser);
    const { isMobile } = sender;
    const lead = await createSuggestedLead(tx, current, implement, { body, isMobile, now });
    return { response: lead.primary_id, more: undefined };
  });
  return {
    success: true,
    message: ENQUIRY_MESSAGES.submitted,
    data: parseStoredResponse(response),
  };
}

/** The code verifies all suggestions of an attempt, so before it no other browser may add one. */
function canAddSuggestion(attempt: Attempt, browser: Browser): boolean {
  return attempt.outcome === null
    ? isFromBrowser(attempt, browser)
    : browser.hasVerified(attempt.mobile);
}

async function findSuggestedImplement(
  { products }: EnquiryDeps,
  attempt: Attempt,
  body: PopupEnquiryBody,
): Promise<ImplementMatch> {
  const implementNames = await products.getImplementNames();
  if (body.product_id !== null && implementNames.findById(body.product_id) === undefined)
    throw createValidationError({ product_id: 'product_unknown' });
  const type = body.type || (attempt.fields.type ?? '');
  const match = findImplement(implementNames, { ...body, type });
  if ('validationErrors' in match) throw createValidationError(match.validationErrors);
  return match;
}

async function createSuggestedLead(
  tx: Database,
  attempt: Attempt,
  { names, product }: ImplementMatch,
  { body, isMobile, now }: { body: PopupEnquiryBody; isMobile: boolean; now: Date },
): Promise<Enquiry> {
  const [lead] = await tx
    .insert(enquiries)
    .values({
      form: attempt.form,
      primary_id: createRandomId(),
      // Another browser may have verified the lead, so the outcome of the attempt decides.
      status: attempt.outcome === null ? 'unverified' : 'verified',
      name: attempt.name,
      mobile: attempt.mobile,
      product_key: product.key,
      product_id: product.id,
      fields: { ...attempt.fields, ...names },
      page_source: body.page_source || attempt.page_source,
      type_id: selectTypeId(body.type_id, isMobile),
      language: body.language,
      parent_id: attempt.enquiry_id,
      attempt_id: attempt.primary_id,
      created_at: now,
      verified_at: attempt.finished_at,
    })
    .onConflictDoNothing()
    .returning();
  if (lead === undefined)
    throw await createDuplicateError(tx, attempt.primary_id, product.key, now);
  await recordEvent(tx, lead.id, 'created', now);
  return lead;
}

function selectTypeId(typeId: number | null, isMobile: boolean): number {
  const { mobile, desktop } = SUGGESTION_TYPE_ID;
  if (typeId === mobile || typeId === desktop) return typeId;
  return isMobile ? mobile : desktop;
}

async function createDuplicateError(
  tx: Database,
  attempt_id: string,
  product_key: string,
  now: Date,
): Promise<HttpError> {
  const [row] = await tx
    .select({ at: enquiries.created_at })
    .from(enquiries)
    .where(and(eq(enquiries.attempt_id, attempt_id), eq(enquiries.product_key, product_key)));
  const ageSeconds = row === undefined ? 0 : (now.getTime() - row.at.getTime()) / 1000;
  const waitSeconds = Math.max(1, Math.ceil(ENQUIRY_INTERVAL_SECONDS - ageSeconds));
  return createHttpError('once_in_24_hours', 'TOO_MANY_REQUESTS', waitSeconds);
}
