import { ENQUIRY_MESSAGES, type FormName } from '@tractor-haat/api-client';
import {
  type EnquiryResponse,
  enquiryResponse,
  type PopupEnquiryBody,
  primaryId,
} from '@tractor-haat/api-client/contract';
import { isLanguage } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { createSendError, type IssueResult } from '../../../core/delivery/code-service.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../core/limits/consume-quota.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import { type ConsentBoxes, recordConsents } from '../../../core/visitor/record-consents.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { type Attempt, type EnquiryDeps, findAttempt } from './find-attempt.ts';
import { parseSubmission } from './parse-submission.ts';
import { recordAttempt, recordEvent } from './record-attempt.ts';
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

type Requester = { address: string; browser: Browser };

export async function queueCode(
  { codes, clock }: Pick<EnquiryDeps, 'codes' | 'clock'>,
  tx: Database,
  { enquiry_id, mobile, primary_id, language }: Attempt,
  { address, browser }: Requester,
): Promise<IssueResult> {
  const issued = await codes.issueIn(tx, {
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    address,
    isVerified: browser.hasVerified(mobile),
    browser: browser.name,
    language: isLanguage(language) ? language : 'en',
  });
  const event = issued.outcome === 'sent' ? 'code_sent' : 'code_failed';
  await recordEvent(tx, enquiry_id, event, clock());
  return issued;
}
