import { ALL_FORMS, FORM_NAMES, faultOf, SENTENCES } from '@tractor-haat/api-client';
import type { OtpResendAnswer, OtpResendBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { enquiries } from '../../database/schema/enquiries.ts';
import type { Enquiry, EnquiryDeps } from './enquiry-deps.ts';
import { findEnquiry } from './find-enquiry.ts';
import { remember } from './history.ts';
import { refuse, refuseFaults } from './refuse.ts';
import { sendCode } from './send-code.ts';

/** Sends a new code, to another number when the visitor corrected it. */
export async function resend(
  parts: EnquiryDeps,
  { mobile: typed, primary_id }: OtpResendBody,
  address: string,
): Promise<OtpResendAnswer> {
  const mobile = typed.trim();
  if (mobile === '' || primary_id === '') throw refuse('otp_request_missing');
  const fault = faultOf({ name: 'mobile', kind: 'mobile', required: true }, { mobile });
  if (fault !== undefined) throw refuseFaults({ mobile: fault });
  const found = await findEnquiry(parts.db, primary_id);
  if (found === undefined || found.parent_id !== null) throw refuse('otp_request_missing');
  if (isDone(found)) throw refuse('already_submitted', 'TOO_MANY_REQUESTS', 24 * 3600);
  const enquiry = found.mobile === mobile ? found : await changeNumber(parts, found, mobile);
  const issued = await sendCode(parts, enquiry, address);
  if (issued.outcome === 'failed') throw refuse('otp_resend_failed', 'UNAVAILABLE');
  if (issued.outcome === 'wait') {
    const reason = issued.of === 'number' ? 'otp_too_many_sends' : 'too_many_requests';
    throw refuse(reason, 'TOO_MANY_REQUESTS', issued.waitSeconds);
  }
  return { success: true, message: SENTENCES.otp_sent, data: { otp: 'sent' } };
}

/** Verified already; only forms that ask for a code each time may send another one. */
function isDone({ form, status }: Enquiry): boolean {
  const name = FORM_NAMES.find((one) => one === form);
  return status !== 'unverified' && !(name && ALL_FORMS[name].alwaysCode);
}

/** Codes are bound to the number: those that went to the old one are worth nothing now. */
async function changeNumber({ db, clock }: EnquiryDeps, enquiry: Enquiry, mobile: string) {
  await db.transaction(async (tx) => {
    const change = { mobile, status: 'unverified' as const };
    await tx.update(enquiries).set(change).where(eq(enquiries.id, enquiry.id));
    await tx.update(enquiries).set({ mobile }).where(eq(enquiries.parent_id, enquiry.id));
    await remember(tx, enquiry.id, 'number_changed', clock());
  });
  return { ...enquiry, mobile };
}
