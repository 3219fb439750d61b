import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import type { OtpVerifyBody, OtpVerifyResponse } from '@tractor-haat/api-client/contract';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { createCodeError } from '../../people/codes/create-code-error.ts';
import type { Browser } from './browser.ts';
import { type ConfirmationOutcome, confirmAttempt } from './confirm-attempt.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { reveal } from './reveal.ts';

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
