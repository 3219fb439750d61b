import { type FormName, ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import {
  type EnquiryResponse,
  enquiryResponse,
  type PopupEnquiryBody,
  primaryId,
} from '@tractor-haat/api-client/contract';
import { isLanguage } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { once } from '../../../shared/once/once.ts';
import { refuse } from '../../../shared/refuse.ts';
import { refusalOfSending } from '../../people/codes/refusals.ts';
import { type ConsentBoxes, keepConsents } from '../../people/consents/consents.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { recordAttempt } from './record-attempt.ts';
import { reveal } from './reveal.ts';
import { fileCode } from './send-code.ts';
import { checkSubmission } from './submission.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS: readonly LimitRule[] = [{ most: 600, seconds: 600 }];

/** Stored for a repeated request; the price is looked up again. */
const storedDataSchema = enquiryResponse.shape.data.pick({ otp: true, primary_id: true, text: true });

/** Of a suggestion only its id is stored; the same key may have belonged to a form first. */
export const storedAnswerSchema = z.union([storedDataSchema, primaryId]);

/** Converts both stored formats to a response. */
export const parseStoredAnswer = (
  storedAnswer: z.output<typeof storedAnswerSchema>,
): z.output<typeof storedDataSchema> =>
  typeof storedAnswer === 'string'
    ? { otp: '', primary_id: storedAnswer, text: 'suggestion_saved' }
    : storedAnswer;

export type Sender = {
  /** Idempotency key of the request. */
  claim: Claim | null;
  address: string;
  isMobile: boolean;
  /** True for a page without JavaScript, which cannot request a new code itself. */
  resends: boolean;
  browser: Browser;
};

/** Accepts a form: the lead and its queued code are committed before the response. */
export async function submit(
  parts: EnquiryDeps,
  form: FormName,
  body: PopupEnquiryBody,
  sender: Sender,
): Promise<{ answer: EnquiryResponse; attempt: Attempt }> {
  const { db, clock } = parts;
  const { address, browser } = sender;
  await limitAddress(parts, address);
  const submission = await checkSubmission(parts, form, body, sender.isMobile);
  const { answer: storedAnswer, more } = await once(
    db,
    sender.claim,
    storedAnswerSchema,
    async (tx) => {
      const { attempt, text } = await recordAttempt(parts, tx, submission, browser);
      const isProven = text === 'exist_verified';
      await keepEnquiryConsents(tx, attempt, body, { now: clock(), isProven });
      const isWaited = text === 'non_verified_exist' && !sender.resends;
      const sends = text === 'non_verified' || isWaited;
      const issued = sends ? await fileCode(parts, tx, attempt, { address, browser }) : null;
      const otp = issued?.outcome === 'sent' ? ('sent' as const) : ('' as const);
      const { primary_id } = attempt;
      // Refused below, so it is not stored as the response to a repeated request.
      const isFinal = !(issued?.outcome === 'wait' && issued.of === 'budget');
      return { answer: { otp, primary_id, text }, more: { attempt, issued }, isFinal };
    },
  );
  const answer = parseStoredAnswer(storedAnswer);
  const { issued = null, attempt = await findAttempt(db, answer.primary_id) } = more ?? {};
  if (attempt === undefined) throw refuse('submission_failed');
  if (issued !== null) await parts.codes.sendNow(issued);
  if (issued?.outcome === 'wait' && issued.of === 'budget') throw refusalOfSending(issued);
  const data = {
    ...answer,
    ...(answer.text === 'exist_verified' ? await reveal(db, attempt) : {}),
  };
  return { answer: { success: true, message: ENQUIRY_MESSAGES.submitted, data }, attempt };
}

/** Rate limit per address, checked before any costly work. */
export async function limitAddress({ db, clock }: EnquiryDeps, address: string): Promise<void> {
  const taken = await consumeAddressQuota(db, 'enquiries', address, PER_ADDRESS, clock());
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
}

/** Records the consents of an enquiry's form. */
function keepEnquiryConsents(
  tx: Database,
  { primary_id, mobile, form, language }: Attempt,
  boxes: ConsentBoxes,
  { now, isProven }: { now: Date; isProven: boolean },
): Promise<void> {
  return keepConsents(tx, {
    request: primary_id,
    mobile,
    source: form,
    terms: 'enquiry',
    boxes,
    language: isLanguage(language) ? language : 'en',
    now,
    isProven,
  });
}
