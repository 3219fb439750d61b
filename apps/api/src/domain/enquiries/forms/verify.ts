import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import type { OtpVerifyResponse, OtpVerifyBody } from '@tractor-haat/api-client/contract';
import { refuse } from '../../../shared/refuse.ts';
import { refusalOfCode } from '../../people/codes/refusals.ts';
import type { Browser } from './browser.ts';
import { type ConfirmationOutcome, confirm } from './confirm.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { reveal } from './reveal.ts';

/**
 * Checks a code; a right one verifies the lead in the same transaction and returns the revealed data. The same code
 * gets the same response for ten minutes, in case the first one was lost.
 */
export async function verify(
  { db, codes, clock }: EnquiryDeps,
  { otp: typed, primary_id }: OtpVerifyBody,
  { address, browser }: { address: string; browser: Browser },
): Promise<{ answer: OtpVerifyResponse; attempt: Attempt }> {
  const attempt = await findAttempt(db, primary_id);
  if (attempt === undefined) throw refuse('otp_none');
  const code = typed.trim();
  if (code === '') throw refuse('otp_required');
  const { mobile } = attempt;
  const isKnown = browser.hasProven(mobile);
  const entry = {
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    code,
    address,
    isKnown,
    browser: browser.name,
  } as const;
  const verified = await codes.confirm(entry, (tx) => confirm(tx, attempt, clock()));
  if (verified.outcome !== 'right') throw refusalOfCode(verified);
  return { answer: answerOf(verified.result, await reveal(db, attempt)), attempt };
}

function answerOf(
  confirmed: ConfirmationOutcome,
  revealed: OtpVerifyResponse['data'],
): OtpVerifyResponse {
  if (confirmed !== 'already_submitted')
    return { success: true, message: ENQUIRY_MESSAGES.otp_verified, data: revealed };
  const data = { ...revealed, text: confirmed };
  return { success: true, message: ENQUIRY_MESSAGES.already_submitted, data };
}
