import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { consumeQuota, type LimitRule } from '../../../core/limits/consume-quota.ts';
import { createNumberKey } from '../../../core/limits/create-number-key.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import { lockProduct } from '../../../core/visitor/run-once.ts';
import { type AttemptHistory, type Decision, decideAttempt } from './decide-attempt.ts';
import {
  type Attempt,
  type Enquiry,
  type EnquiryDeps,
  findBrowserAttempt,
  findSameLeads,
} from './find-attempt.ts';
import type { Submission } from './parse-submission.ts';
import { enquiries, enquiryAttempts, enquiryEvents } from './tables.ts';

/** Enough for a visitor, but too low to collect the prices of the whole catalogue. */
const NUMBER_LIMITS: readonly LimitRule[] = [{ max: 40, seconds: 24 * 3600 }];

type AttemptRecord = { attempt: Attempt; text: Exclude<Decision, { attempt: 'none' }>['text'] };

/** Creates an attempt and its lead, or updates the pending attempt of the same browser. */
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
  const { pendingLead, recentLead } = await findSameLeads(tx, identity, now);
  const previousAttempt = await findBrowserAttempt(tx, identity, browser.name);
  const decision = decideAttempt(
    {
      previous: toPreviousState(previousAttempt),
      isVerified: browser.hasVerified(mobile),
      hasPendingLead: pendingLead !== undefined,
      verifiedAt: recentLead?.verified_at ?? null,
      alwaysNeedsCode: form.alwaysCode === true,
    },
    now,
  );
  if (decision.attempt === 'none')
    throw createHttpError('already_submitted', 'TOO_MANY_REQUESTS', decision.waitSeconds);
  const { text } = decision;
  if (decision.attempt === 'same' && previousAttempt !== undefined)
    return { attempt: await updateAttempt(tx, previousAttempt, submission, now), text };
  await requireNumberQuota({ key, clock }, tx, mobile, browser);
  const isVerified = text === 'exist_verified';
  const primary_id = createRandomId();
  const existingLead = pendingLead ?? recentLead;
  const lead = existingLead ?? (await createLead(tx, submission, { primary_id, isVerified, now }));
  if (existingLead !== undefined) await recordEvent(tx, lead.id, 'repeated', now);
  const attempt = await createAttempt(tx, submission, {
    primary_id,
    enquiry_id: lead.id,
    browser: browser.name,
    created_at: now,
    outcome: isVerified ? 'shown' : null,
    finished_at: isVerified ? now : null,
  });
  return { attempt, text };
}

/** A browser that verified the number has a separate quota, which strangers cannot use up. */
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
  if (attempt.outcome === null) return 'pending';
  return attempt.outcome === 'shown' && attempt.finished_at
    ? { revealedAt: attempt.finished_at }
    : null;
}

/** Anyone can send the form again, so the lead changes only after the right code. */
async function updateAttempt(
  tx: Database,
  attempt: Attempt,
  submission: Submission,
  now: Date,
): Promise<Attempt> {
  const { name, fields, page_source, type_id, language } = submission;
  const change = { name, fields, page_source, type_id, language };
  const columnChange = toColumnChange(attempt, change);
  if (columnChange === undefined) return attempt;
  await recordEvent(tx, attempt.enquiry_id, 'repeated', now, columnChange);
  if (attempt.outcome !== null) return attempt;
  await tx
    .update(enquiryAttempts)
    .set(change)
    .where(eq(enquiryAttempts.primary_id, attempt.primary_id));
  return { ...attempt, ...change };
}

type NewLead = { primary_id: string; isVerified: boolean; now: Date };

async function createLead(
  tx: Database,
  submission: Submission,
  { primary_id, isVerified, now }: NewLead,
) {
  const { form, product, ...values } = submission;
  const [lead] = await tx
    .insert(enquiries)
    .values({
      ...values,
      form: form.name,
      primary_id,
      status: isVerified ? 'verified' : 'unverified',
      product_key: product.key,
      product_id: product.id,
      created_at: now,
      verified_at: isVerified ? now : null,
    })
    .returning();
  if (lead === undefined) throw new Error('an enquiry was not written');
  await recordEvent(tx, lead.id, 'created', now);
  if (isVerified) await recordEvent(tx, lead.id, 'verified', now);
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

type EnquiryEvent = typeof enquiryEvents.$inferSelect.event;

type ColumnChange = { before: Record<string, unknown>; after: Record<string, unknown> };

export async function recordEvent(
  db: Database,
  enquiry_id: number,
  event: EnquiryEvent,
  at: Date,
  change?: ColumnChange,
) {
  await db.insert(enquiryEvents).values({ enquiry_id, event, at, ...change });
}

/** Returns undefined if no value differs. */
export function toColumnChange(
  lead: Partial<Enquiry>,
  values: Partial<Enquiry>,
): ColumnChange | undefined {
  const columnNames = Object.keys(values) as (keyof Enquiry)[];
  const names = columnNames.filter((name) => serialize(lead[name]) !== serialize(values[name]));
  if (names.length === 0) return undefined;
  const pickValues = (row: Partial<Enquiry>) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pickValues(lead), after: pickValues(values) };
}

/** PostgreSQL does not preserve the order of fields in jsonb. */
function serialize(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || value instanceof Date)
    return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
