import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { lockProduct } from '../../../shared/idempotency/lock-product.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createNumberKey } from '../../../shared/limits/create-number-key.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { createRandomId } from '../../../shared/secrets/create-random-id.ts';
import type { Browser } from './browser.ts';
import { type AttemptHistory, type Decision, decide } from './decide.ts';
import type { Attempt, Enquiry, EnquiryDeps } from './enquiry-deps.ts';
import { findBrowserAttempt, findSameLeads } from './find-same-leads.ts';
import { recordEvent, toColumnChange } from './record-event.ts';
import type { Submission } from './submission.ts';

/** Enough for one visitor, but too low to collect the prices of the whole catalogue. */
const NUMBER_LIMITS: readonly LimitRule[] = [{ max: 40, seconds: 24 * 3600 }];

type AttemptRecord = { attempt: Attempt; text: Exclude<Decision, { attempt: 'none' }>['text'] };

export async function recordAttempt(
  { key, clock }: Pick<EnquiryDeps, 'key' | 'clock'>,
  tx: Database,
  submission: Submission,
  browser: Browser,
): Promise<AttemptRecord> {
  const now = clock();
  const { form, mobile } = submission;
  const identity = { form: form.name, mobile, product_key: submission.product.key };
  await lockProduct(tx, identity);
  const { open, recent } = await findSameLeads(tx, identity, now);
  const earlierAttempt = await findBrowserAttempt(tx, identity, browser.name);
  const decision = decide(
    {
      previous: toPreviousState(earlierAttempt),
      isVerified: browser.hasVerified(mobile),
      isOpen: open !== undefined,
      verifiedAt: recent?.verified_at ?? null,
      alwaysCode: form.alwaysCode === true,
    },
    now,
  );
  if (decision.attempt === 'none')
    throw createHttpError('already_submitted', 'TOO_MANY_REQUESTS', decision.waitSeconds);
  const { text } = decision;
  if (decision.attempt === 'same' && earlierAttempt !== undefined)
    return { attempt: await updateAttempt(tx, earlierAttempt, submission, now), text };
  await requireNumberQuota({ key, clock }, tx, mobile, browser);
  const isVisible = text === 'exist_verified';
  const primary_id = createRandomId();
  const lead = open ?? recent ?? (await createLead(tx, submission, { primary_id, isVisible, now }));
  if (lead.primary_id !== primary_id) await recordEvent(tx, lead.id, 'repeated', now);
  const attempt = await createAttempt(tx, submission, {
    primary_id,
    enquiry_id: lead.id,
    browser: browser.name,
    created_at: now,
    outcome: isVisible ? 'shown' : null,
    finished_at: isVisible ? now : null,
  });
  return { attempt, text };
}

/**
 * Requests of strangers do not use up the quota of the owner's browser, because a browser that verified the number has
 * a quota of its own.
 */
export async function requireNumberQuota(
  { key, clock }: Pick<EnquiryDeps, 'key' | 'clock'>,
  tx: Database,
  mobile: string,
  browser: Browser,
): Promise<void> {
  const user = { mobile, isVerified: browser.hasVerified(mobile) };
  const quota = await consumeQuota(
    tx,
    createNumberKey(key, 'enquiries', user),
    NUMBER_LIMITS,
    clock(),
  );
  if (!quota.ok) throw createHttpError('too_many_requests', 'TOO_MANY_REQUESTS', quota.waitSeconds);
}

function toPreviousState(attempt: Attempt | undefined): AttemptHistory['previous'] {
  if (attempt === undefined) return null;
  if (attempt.outcome === null) return 'open';
  return attempt.outcome === 'shown' && attempt.finished_at
    ? { revealedAt: attempt.finished_at }
    : null;
}

/** The lead does not change before the right code, because anyone can send the form again. */
async function updateAttempt(
  tx: Database,
  attempt: Attempt,
  submission: Submission,
  now: Date,
): Promise<Attempt> {
  const { name, fields, page_source, type_id, language } = submission;
  const change = { name, fields, page_source, type_id, language };
  const changed = toColumnChange(attempt, change);
  if (changed === undefined) return attempt;
  await recordEvent(tx, attempt.enquiry_id, 'repeated', now, changed);
  if (attempt.outcome !== null) return attempt;
  await tx
    .update(enquiryAttempts)
    .set(change)
    .where(eq(enquiryAttempts.primary_id, attempt.primary_id));
  return { ...attempt, ...change };
}

type NewLead = { primary_id: string; isVisible: boolean; now: Date };

async function createLead(
  tx: Database,
  submission: Submission,
  { primary_id, isVisible, now }: NewLead,
) {
  const { form, product, ...values } = submission;
  const [lead] = await tx
    .insert(enquiries)
    .values({
      ...values,
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
  await recordEvent(tx, lead.id, 'created', now);
  if (isVisible) await recordEvent(tx, lead.id, 'verified', now);
  return lead satisfies Enquiry;
}

type AttemptColumns = Pick<
  Attempt,
  'primary_id' | 'enquiry_id' | 'browser' | 'created_at' | 'outcome' | 'finished_at'
>;

async function createAttempt(
  tx: Database,
  submission: Submission,
  columns: AttemptColumns,
): Promise<Attempt> {
  const { form, product, ...values } = submission;
  const [attempt] = await tx
    .insert(enquiryAttempts)
    .values({
      ...values,
      ...columns,
      form: form.name,
      product_key: product.key,
      product_id: product.id,
    })
    .returning();
  if (attempt === undefined) throw new Error('an attempt was not written');
  return attempt;
}
