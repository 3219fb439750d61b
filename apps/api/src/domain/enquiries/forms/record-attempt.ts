import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { numberKey } from '../../../shared/limits/number-key.ts';
import { lockProduct } from '../../../shared/once/product-lock.ts';
import { refuse } from '../../../shared/refuse.ts';
import { randomId } from '../../../shared/secrets/random-id.ts';
import type { Browser } from './browser.ts';
import { type AttemptHistory, type Decision, decide } from './decide.ts';
import type { Attempt, Enquiry, EnquiryDeps } from './enquiry-deps.ts';
import { changeOf, remember } from './history.ts';
import { ownAttempt, sameLeads } from './same-enquiries.ts';
import type { Submission } from './submission.ts';

/** Generous for one number, but less than the whole catalogue. */
const NEW_PER_NUMBER: readonly LimitRule[] = [{ most: 40, seconds: 24 * 3600 }];

type AttemptRecord = { attempt: Attempt; text: Exclude<Decision, { attempt: 'none' }>['text'] };

/** Creates or finds the attempt of a form and its lead: repeated submissions of one browser create one. */
export async function recordAttempt(
  { key, clock }: Pick<EnquiryDeps, 'key' | 'clock'>,
  tx: Database,
  submission: Submission,
  browser: Browser,
): Promise<AttemptRecord> {
  const now = clock();
  const { form, mobile } = submission;
  const same = { form: form.name, mobile, product_key: submission.product.key };
  await lockProduct(tx, same);
  const { open, lately } = await sameLeads(tx, same, now);
  const own = await ownAttempt(tx, same, browser.name);
  const decision = decide(
    {
      own: ownOf(own),
      isProven: browser.hasProven(mobile),
      isOpen: open !== undefined,
      verifiedAt: lately?.verified_at ?? null,
      alwaysCode: form.alwaysCode === true,
    },
    now,
  );
  if (decision.attempt === 'none')
    throw refuse('already_submitted', 'TOO_MANY_REQUESTS', decision.waitSeconds);
  const { text } = decision;
  if (decision.attempt === 'same' && own !== undefined)
    return { attempt: await repeat(tx, own, submission, now), text };
  await limitNumber({ key, clock }, tx, mobile, browser);
  const isVisible = text === 'exist_verified';
  const primary_id = randomId();
  const lead = open ?? lately ?? (await makeLead(tx, submission, { primary_id, isVisible, now }));
  if (lead.primary_id !== primary_id) await remember(tx, lead.id, 'repeated', now);
  const attempt = await makeAttempt(tx, submission, {
    primary_id,
    enquiry_id: lead.id,
    browser: browser.name,
    created_at: now,
    outcome: isVisible ? 'shown' : null,
    finished_at: isVisible ? now : null,
  });
  return { attempt, text };
}

/** Limits new enquiries of a number. Requests by strangers do not use up the quota of the owner's browser. */
export async function limitNumber(
  { key, clock }: Pick<EnquiryDeps, 'key' | 'clock'>,
  tx: Database,
  mobile: string,
  browser: Browser,
): Promise<void> {
  const user = { mobile, isKnown: browser.hasProven(mobile) };
  const taken = await consumeQuota(tx, numberKey(key, 'enquiries', user), NEW_PER_NUMBER, clock());
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
}

function ownOf(own: Attempt | undefined): AttemptHistory['own'] {
  if (own === undefined) return null;
  if (own.outcome === null) return 'open';
  return own.outcome === 'shown' && own.finished_at ? { revealedAt: own.finished_at } : null;
}

/** Stores the new values in the attempt; the lead changes when the right code arrives. */
async function repeat(
  tx: Database,
  own: Attempt,
  submission: Submission,
  now: Date,
): Promise<Attempt> {
  const { name, fields, page_source, type_id, language } = submission;
  const change = { name, fields, page_source, type_id, language };
  const changed = changeOf(own, change);
  if (changed === undefined) return own;
  await remember(tx, own.enquiry_id, 'repeated', now, changed);
  if (own.outcome !== null) return own;
  await tx
    .update(enquiryAttempts)
    .set(change)
    .where(eq(enquiryAttempts.primary_id, own.primary_id));
  return { ...own, ...change };
}

type Lead = { primary_id: string; isVisible: boolean; now: Date };

async function makeLead(
  tx: Database,
  submission: Submission,
  { primary_id, isVisible, now }: Lead,
) {
  const { form, product, ...rest } = submission;
  const [lead] = await tx
    .insert(enquiries)
    .values({
      ...rest,
      form: form.name,
      primary_id,
      status: isVisible ? 'verified' : 'unverified',
      product_key: product.key,
      product_id: product.id,
      created_at: now,
      verified_at: isVisible ? now : null,
    })
    .returning();
  if (lead === undefined) throw new Error('an enquiry was not written');
  await remember(tx, lead.id, 'created', now);
  if (isVisible) await remember(tx, lead.id, 'verified', now);
  return lead satisfies Enquiry;
}

type OfAttempt = Pick<
  Attempt,
  'primary_id' | 'enquiry_id' | 'browser' | 'created_at' | 'outcome' | 'finished_at'
>;

async function makeAttempt(tx: Database, submission: Submission, own: OfAttempt): Promise<Attempt> {
  const { form, product, ...rest } = submission;
  const [attempt] = await tx
    .insert(enquiryAttempts)
    .values({
      ...rest,
      ...own,
      form: form.name,
      product_key: product.key,
      product_id: product.id,
    })
    .returning();
  if (attempt === undefined) throw new Error('an attempt was not written');
  return attempt;
}
