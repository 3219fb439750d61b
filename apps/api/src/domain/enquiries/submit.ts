import { type FormName, SENTENCES } from '@tractor-haat/api-client';
import type { EnquiryAnswer, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { refuse } from './refuse.ts';
import { reveal } from './reveal.ts';
import { fileCode, refusalOfSending } from './send-code.ts';
import { checkSubmission } from './submission.ts';
import { takeIn } from './take-in.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS: readonly LimitRule[] = [{ most: 600, seconds: 600 }];

/** Who sends a form, as far as that matters. */
export type Sender = {
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
  const { attempt, text, issued } = await db.transaction(async (tx) => {
    const taken = await takeIn(tx, submission, browser, clock());
    const isWaited = taken.text === 'non_verified_exist' && !sender.resends;
    const sends = taken.text === 'non_verified' || isWaited;
    const issued = sends ? await fileCode(parts, tx, taken.attempt, { address, browser }) : null;
    return { ...taken, issued };
  });
  if (issued !== null) await parts.codes.sendNow(issued);
  if (issued?.outcome === 'wait' && issued.of === 'budget') throw refusalOfSending(issued);
  const data = {
    otp: issued?.outcome === 'sent' ? ('sent' as const) : ('' as const),
    primary_id: attempt.primary_id,
    text,
    ...(text === 'exist_verified' ? await reveal(db, attempt) : {}),
  };
  return { answer: { success: true, message: SENTENCES.submitted, data }, attempt };
}

/** Counts a form from an address; a flood is refused before it costs anything. */
export async function limitAddress({ db, clock }: EnquiryDeps, address: string): Promise<void> {
  const taken = await consumeQuota(db, `enquiries:address:${address}`, PER_ADDRESS, clock());
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
}
