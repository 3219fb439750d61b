import { type FormName, SENTENCES } from '@tractor-haat/api-client';
import {
  type EnquiryAnswer,
  enquiryAnswer,
  type PopupEnquiryBody,
  primaryId,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { consumeAddressQuota } from '../../shared/limits/address-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { once } from '../../shared/once/once.ts';
import { refuse } from '../../shared/refuse.ts';
import { refusalOfSending } from '../codes/refusals.ts';
import { keepEnquiryConsents } from '../privacy/consents/of-enquiry.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { reveal } from './reveal.ts';
import { fileCode } from './send-code.ts';
import { checkSubmission } from './submission.ts';
import { takeIn } from './take-in.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS: readonly LimitRule[] = [{ most: 600, seconds: 600 }];

/** What is kept for a repeat: the price is looked up anew. */
const keptData = enquiryAnswer.shape.data.pick({ otp: true, primary_id: true, text: true });

/** Of an interest only its id is kept; one key may have led to a form, and be sent again when it is an interest. */
export const keptAnswer = z.union([keptData, primaryId]);

/** The same for both. */
export const answerOfKept = (kept: z.output<typeof keptAnswer>): z.output<typeof keptData> =>
  typeof kept === 'string' ? { otp: '', primary_id: kept, text: 'suggestion_saved' } : kept;

/** Who sends a form, as far as that matters. */
export type Sender = {
  /** Sent twice, it is one. */
  claim: Claim | null;
  address: string;
  isMobile: boolean;
  /** A page without JavaScript cannot ask for a new code by itself. */
  resends: boolean;
  browser: Browser;
};

/** Takes in a form: the lead and the sending of its code are written at once, before the answer. */
export async function submit(
  parts: EnquiryDeps,
  form: FormName,
  body: PopupEnquiryBody,
  sender: Sender,
): Promise<{ answer: EnquiryAnswer; attempt: Attempt }> {
  const { db, clock } = parts;
  const { address, browser } = sender;
  await limitAddress(parts, address);
  const submission = await checkSubmission(parts, form, body, sender.isMobile);
  const { answer: kept, more } = await once(db, sender.claim, keptAnswer, async (tx) => {
    const { attempt, text } = await takeIn(parts, tx, submission, browser);
    const isProven = text === 'exist_verified';
    await keepEnquiryConsents(tx, attempt, body, { now: clock(), isProven });
    const isWaited = text === 'non_verified_exist' && !sender.resends;
    const sends = text === 'non_verified' || isWaited;
    const issued = sends ? await fileCode(parts, tx, attempt, { address, browser }) : null;
    const otp = issued?.outcome === 'sent' ? ('sent' as const) : ('' as const);
    const { primary_id } = attempt;
    // Refused below, and so not what a repeat is told.
    const isFinal = !(issued?.outcome === 'wait' && issued.of === 'budget');
    return { answer: { otp, primary_id, text }, more: { attempt, issued }, isFinal };
  });
  const answer = answerOfKept(kept);
  const { issued = null, attempt = await findAttempt(db, answer.primary_id) } = more ?? {};
  if (attempt === undefined) throw refuse('submission_failed');
  if (issued !== null) await parts.codes.sendNow(issued);
  if (issued?.outcome === 'wait' && issued.of === 'budget') throw refusalOfSending(issued);
  const data = {
    ...answer,
    ...(answer.text === 'exist_verified' ? await reveal(db, attempt) : {}),
  };
  return { answer: { success: true, message: SENTENCES.submitted, data }, attempt };
}

/** Counts a form from an address; a flood is refused before it costs anything. */
export async function limitAddress({ db, clock }: EnquiryDeps, address: string): Promise<void> {
  const taken = await consumeAddressQuota(db, 'enquiries', address, PER_ADDRESS, clock());
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
}
