import { faultOf, SENTENCES } from '@tractor-haat/api-client';
import type { OtpResendAnswer, OtpResendBody } from '@tractor-haat/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { enquiryAttempts } from '../../database/schema/enquiry-attempts.ts';
import type { Browser } from './browser.ts';
import { ONCE_IN_SECONDS } from './decide.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { remember } from './history.ts';
import { refuse, refuseFaults } from './refuse.ts';
import { sendCode } from './send-code.ts';

/** Sends a new code, to another number when the visitor corrected it. */
export async function resend(
  parts: EnquiryDeps,
  { mobile: typed, primary_id }: OtpResendBody,
  from: { address: string; browser: Browser },
): Promise<OtpResendAnswer> {
  const mobile = typed.trim();
  if (mobile === '' || primary_id === '') throw refuse('otp_request_missing');
  const fault = faultOf({ name: 'mobile', kind: 'mobile', required: true }, { mobile });
  if (fault !== undefined) throw refuseFaults({ mobile: fault });
  const found = await findAttempt(parts.db, primary_id);
  if (found === undefined) throw refuse('otp_request_missing');
  const attempt = found.mobile === mobile ? found : await correctNumber(parts, found, mobile);
  if (attempt === undefined || attempt.outcome !== null)
    throw refuse('already_submitted', 'TOO_MANY_REQUESTS', ONCE_IN_SECONDS);
  const issued = await sendCode(parts, attempt, from);
  if (issued.outcome === 'failed') throw refuse('otp_resend_failed', 'UNAVAILABLE');
  if (issued.outcome === 'wait') {
    const reason = issued.of === 'number' ? 'otp_too_many_sends' : 'too_many_requests';
    throw refuse(reason, 'TOO_MANY_REQUESTS', issued.waitSeconds);
  }
  return { success: true, message: SENTENCES.otp_sent, data: { otp: 'sent' } };
}

/**
 * Waits on the attempt until the new number's code comes. Codes are bound to the number: those that went to the old
 * one are worth nothing now. Undefined when the attempt is over.
 */
async function correctNumber({ db, clock }: EnquiryDeps, attempt: Attempt, mobile: string) {
  return db.transaction(async (tx) => {
    const [corrected] = await tx
      .update(enquiryAttempts)
      .set({ mobile })
      .where(
        and(eq(enquiryAttempts.primary_id, attempt.primary_id), isNull(enquiryAttempts.outcome)),
      )
      .returning();
    if (corrected === undefined) return undefined;
    const change = { before: { mobile: attempt.mobile }, after: { mobile } };
    await remember(tx, attempt.enquiry_id, 'number_changed', clock(), change);
    return corrected;
  });
}
