import { SENTENCES } from '@tractor-haat/api-client';
import type { OtpVerifyAnswer, OtpVerifyBody } from '@tractor-haat/api-client/contract';
import type { Verified } from '../codes/code.ts';
import type { Enquiry, EnquiryDeps } from './enquiry-deps.ts';
import { findEnquiry } from './find-enquiry.ts';
import { markVerified } from './mark-verified.ts';
import { refuse } from './refuse.ts';
import { reveal } from './reveal.ts';

/** Checks a code; when it is right the lead is verified and what it asked for is shown. */
export async function verify(
  parts: EnquiryDeps,
  { otp: typed, primary_id }: OtpVerifyBody,
  address: string,
): Promise<{ answer: OtpVerifyAnswer; enquiry: Enquiry }> {
  const enquiry = await findEnquiry(parts.db, primary_id);
  if (enquiry === undefined || enquiry.parent_id !== null) throw refuse('otp_none');
  const code = typed.trim();
  if (code === '') throw refuse('otp_required');
  const { mobile } = enquiry;
  const given = { purpose: 'enquiry' as const, mobile, request: primary_id, code, address };
  const verified = await parts.codes.verify(given);
  if (verified.outcome !== 'right') throw refusalOf(verified);
  await markVerified(parts.db, enquiry, parts.clock());
  const data = await reveal(parts.db, enquiry);
  return { answer: { success: true, message: SENTENCES.otp_verified, data }, enquiry };
}

function refusalOf(verified: Exclude<Verified, { outcome: 'right' }>) {
  if ('waitSeconds' in verified) {
    const reason = verified.of === 'number' ? 'otp_too_many_tries' : 'too_many_requests';
    return refuse(reason, 'TOO_MANY_REQUESTS', verified.waitSeconds);
  }
  if (verified.outcome === 'none') return refuse('otp_none');
  return refuse(verified.outcome === 'wrong' ? 'otp_wrong' : 'otp_old');
}
