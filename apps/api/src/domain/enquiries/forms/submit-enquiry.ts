import { ENQUIRY_MESSAGES, type FormName } from '@tractor-haat/api-client';
import {
  type EnquiryResponse,
  enquiryResponse,
  type PopupEnquiryBody,
  primaryId,
} from '@tractor-haat/api-client/contract';
import { isLanguage } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import type { IssueResult } from '../../people/codes/code-service.ts';
import { createSendError } from '../../people/codes/create-code-error.ts';
import { type ConsentBoxes, recordConsents } from '../../people/consents/record-consents.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { parseSubmission } from './parse-submission.ts';
import { queueCode } from './queue-code.ts';
import { recordAttempt } from './record-attempt.ts';
import { reveal } from './reveal.ts';

/** The limit is high, because a carrier serves thousands of phones from one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 600, seconds: 600 }];

/** The part of a response that is stored for repeated requests. Prices are looked up again. */
const storedDataSchema = enquiryResponse.shape.data.pick({
  otp: true,
  primary_id: true,
  text: true,
});

/** A form stores its response under the idempotency key, a suggestion only its id. */
export const storedResponseSchema = z.union([storedDataSchema, primaryId]);

export const parseStoredResponse = (
  storedResponse: z.output<typeof storedResponseSchema>,
): z.output<typeof storedDataSchema> =>
  typeof storedResponse === 'string'
    ? { otp: '', primary_id: storedResponse, text: 'suggestion_saved' }
    : storedResponse;

export type EnquirySender = {
  claim: Claim | null;
  address: string;
  isMobile: boolean;
  /** False for a page without JavaScript. */
  canResend: boolean;
  browser: Browser;
};

export async function submitEnquiry(
  deps: EnquiryDeps,
  form: FormName,
  body: PopupEnquiryBody,
  sender: EnquirySender,
): Promise<{ response: EnquiryResponse; attempt: Attempt }> {
  const { db, clock } = deps;
  const { address, browser } = sender;
  await requireAddressQuota(deps, address);
  const submission = await parseSubmission(deps, form, body, sender.isMobile);
  const { response: storedResponse, more } = await runOnce(
    db,
    sender.claim,
    storedResponseSchema,
    async (tx) => {
      const { attempt, text } = await recordAttempt(deps, tx, submission, browser);
      const isVerified = text === 'exist_verified';
      await recordEnquiryConsents(tx, attempt, body, { now: clock(), isVerified });
      const needsNewCode = text === 'non_verified_exist' && !sender.canResend;
      const sendsCode = text === 'non_verified' || needsNewCode;
      const issued = sendsCode ? await queueCode(deps, tx, attempt, { address, browser }) : null;
      const otp = issued?.outcome === 'sent' ? ('sent' as const) : ('' as const);
      const { primary_id } = attempt;
      // A request over the budget is rejected below. It can be repeated, because its response is not stored.
      const isFinal = !exceedsBudget(issued);
      return { response: { otp, primary_id, text }, more: { attempt, issued }, isFinal };
    },
  );
  const stored = parseStoredResponse(storedResponse);
  const { issued = null, attempt = await findAttempt(db, stored.primary_id) } = more ?? {};
  if (attempt === undefined) throw createHttpError('submission_failed');
  if (issued !== null) await deps.codes.sendNow(issued);
  if (exceedsBudget(issued)) throw createSendError(issued);
  const data = {
    ...stored,
    ...(stored.text === 'exist_verified' ? await reveal(db, attempt) : {}),
  };
  return { response: { success: true, message: ENQUIRY_MESSAGES.submitted, data }, attempt };
}

const exceedsBudget = (
  issued: IssueResult | null,
): issued is Extract<IssueResult, { outcome: 'wait' }> =>
  issued?.outcome === 'wait' && issued.scope === 'budget';

export async function requireAddressQuota(
  { db, clock }: EnquiryDeps,
  address: string,
): Promise<void> {
  const quota = await consumeAddressQuota(db, 'enquiries', address, ADDRESS_LIMITS, clock());
  if (!quota.ok) throw createHttpError('too_many_requests', 'TOO_MANY_REQUESTS', quota.waitSeconds);
}

function recordEnquiryConsents(
  tx: Database,
  { primary_id, mobile, form, language }: Attempt,
  boxes: ConsentBoxes,
  { now, isVerified }: { now: Date; isVerified: boolean },
): Promise<void> {
  return recordConsents(tx, {
    request: primary_id,
    mobile,
    source: form,
    terms: 'enquiry',
    boxes,
    language: isLanguage(language) ? language : 'en',
    now,
    isVerified,
  });
}
