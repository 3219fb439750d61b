import { ENQUIRY_MESSAGES, SUGGESTION_TYPE_ID } from '@tractor-haat/api-client';
import type { EnquiryResponse, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { createHttpError, createValidationError } from '../../../shared/create-http-error.ts';
import type { HttpError } from '../../../shared/http-error.ts';
import { lockProduct } from '../../../shared/idempotency/lock-product.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import { createRandomId } from '../../../shared/secrets/create-random-id.ts';
import type { Browser } from './browser.ts';
import { isFromBrowser } from './create-attempt-token.ts';
import { ENQUIRY_INTERVAL_SECONDS } from './decide-attempt.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { findImplement } from './find-implement.ts';
import { requireNumberQuota } from './record-attempt.ts';
import { recordEvent } from './record-event.ts';
import {
  type EnquirySender,
  parseStoredResponse,
  requireAddressQuota,
  storedResponseSchema,
  submitEnquiry,
} from './submit-enquiry.ts';

/**
 * A suggested implement becomes a lead of an existing attempt, once per product. A request from a browser that may not
 * add to the attempt is handled as a new form with a separate code.
 */
export async function submitSuggestion(
  deps: EnquiryDeps,
  body: PopupEnquiryBody,
  sender: EnquirySender,
): Promise<EnquiryResponse> {
  const { db, clock } = deps;
  const attempt = await findAttempt(db, body.primary_id ?? '');
  if (
    attempt === undefined ||
    attempt.mobile !== body.mobile ||
    !canAddSuggestion(attempt, sender.browser)
  )
    return (await submitEnquiry(deps, 'implement-price', body, sender)).response;
  await requireAddressQuota(deps, sender.address);
  const type = body.type || (attempt.fields.type ?? '');
  const implementNames = await deps.products.getImplementNames();
  if (body.product_id !== null && implementNames.findById(body.product_id) === undefined)
    throw createValidationError({ product_id: 'product_unknown' });
  const match = findImplement(implementNames, { ...body, type });
  if ('validationErrors' in match) throw createValidationError(match.validationErrors);
  const { names, product } = match;
  const now = clock();
  const defaultTypeId = sender.isMobile ? SUGGESTION_TYPE_ID.mobile : SUGGESTION_TYPE_ID.desktop;
  const typeId = Object.values(SUGGESTION_TYPE_ID).find((id) => id === body.type_id);
  const { response } = await runOnce(db, sender.claim, storedResponseSchema, async (tx) => {
    // The lock waits for a concurrent verification or erasure, so that the attempt below is current.
    await lockProduct(tx, attempt);
    const current = await findAttempt(tx, attempt.primary_id);
    if (current?.mobile !== attempt.mobile || !canAddSuggestion(current, sender.browser))
      throw createHttpError('submission_failed');
    await requireNumberQuota(deps, tx, current.mobile, sender.browser);
    const [suggestion] = await tx
      .insert(enquiries)
      .values({
        form: current.form,
        primary_id: createRandomId(),
        // The attempt decides, because another browser may have verified the lead.
        status: current.outcome === null ? 'unverified' : 'verified',
        name: current.name,
        mobile: current.mobile,
        product_key: product.key,
        product_id: product.id,
        fields: { ...current.fields, ...names },
        page_source: body.page_source || current.page_source,
        type_id: typeId ?? defaultTypeId,
        language: body.language,
        parent_id: current.enquiry_id,
        attempt_id: current.primary_id,
        created_at: now,
        verified_at: current.finished_at,
      })
      .onConflictDoNothing()
      .returning();
    if (suggestion === undefined)
      throw await createDuplicateError(tx, current.primary_id, product.key, now);
    await recordEvent(tx, suggestion.id, 'created', now);
    return { response: suggestion.primary_id, more: undefined };
  });
  return {
    success: true,
    message: ENQUIRY_MESSAGES.submitted,
    data: parseStoredResponse(response),
  };
}

/**
 * Before the code, other browsers than the attempt's may not add a suggestion, because the code would verify a
 * stranger's suggestion. After the code, any browser that verified the number may add one.
 */
function canAddSuggestion(attempt: Attempt, browser: Browser): boolean {
  return attempt.outcome === null
    ? isFromBrowser(attempt, browser)
    : browser.hasVerified(attempt.mobile);
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
