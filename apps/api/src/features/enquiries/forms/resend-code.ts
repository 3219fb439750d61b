import { ENQUIRY_MESSAGES, validateField } from '@tractor-haat/api-client';
import type { OtpResendBody, OtpResendResponse } from '@tractor-haat/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createSendError } from '../../../core/delivery/code-service.ts';
import { issueOnce } from '../../../core/delivery/issue-code.ts';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import { moveConsents } from '../../../core/visitor/record-consents.ts';
import { type Claim, lockProduct } from '../../../core/visitor/run-once.ts';
import { ENQUIRY_INTERVAL_SECONDS } from './decide-attempt.ts';
import { type Attempt, type EnquiryDeps, findAttempt, isFromBrowser } from './find-attempt.ts';
import { recordEvent } from './record-attempt.ts';
import { queueCode } from './submit-enquiry.ts';
import { enquiryAttempts } from './tables.ts';

/**
 * Any caller with the id may request a code, which reaches only the phone of the attempt. Only the browser of the
 * attempt may correct the number, because the lead moves to it.
 */
export async function resendCode(
  deps: EnquiryDeps,
  { mobile: mobileInput, primary_id }: OtpResendBody,
  requester: { address: string; browser: Browser; claim: Claim | null },
): Promise<OtpResendResponse> {
  const mobile = mobileInput.trim();
  if (mobile === '' || primary_id === '') throw createHttpError('otp_request_missing');
  const validationError = validateField(
    { name: 'mobile', kind: 'mobile', required: true },
    { mobile },
  );
  if (validationError !== undefined) throw createValidationError({ mobile: validationError });
  const requested = await findAttempt(deps.db, primary_id);
  if (requested === undefined) throw createHttpError('otp_request_missing');
  const issued = await issueOnce(deps, requester.claim, async (tx) => {
    const now = deps.clock();
    // The lock waits for a concurrent erasure, which deletes the attempt.
    await lockProduct(tx, requested);
    const current = await findAttempt(tx, primary_id);
    if (current === undefined) throw createHttpError('otp_request_missing');
    const isCorrected = current.mobile !== mobile;
    if (isCorrected && !isFromBrowser(current, requester.browser))
      throw createHttpError('otp_request_missing');
    const attempt = isCorrected ? await correctNumber(tx, current, mobile, now) : current;
    if (attempt === undefined || attempt.outcome !== null)
      throw createHttpError('already_submitted', 'TOO_MANY_REQUESTS', ENQUIRY_INTERVAL_SECONDS);
    return queueCode(deps, tx, attempt, requester);
  });
  if (issued?.outcome === 'wait') throw createSendError(issued);
  return { success: true, message: ENQUIRY_MESSAGES.otp_sent, data: { otp: 'sent' } };
}

/** Codes for the previous number become invalid. Returns undefined if the attempt has ended. */
async function correctNumber(tx: Database, attempt: Attempt, mobile: string, now: Date) {
  const [corrected] = await tx
    .update(enquiryAttempts)
    .set({ mobile })
    .where(and(eq(enquiryAttempts.primary_id, attempt.primary_id), isNull(enquiryAttempts.outcome)))
    .returning();
  if (corrected === undefined) return undefined;
  const change = { before: { mobile: attempt.mobile }, after: { mobile } };
  await recordEvent(tx, attempt.enquiry_id, 'number_changed', now, change);
  await moveConsents(tx, attempt.primary_id, mobile);
  return corrected;
}
