import { SENTENCES, SUGGESTION_TYPE_ID } from '@tractor-haat/api-client';
import {
  type EnquiryAnswer,
  type PopupEnquiryBody,
  primaryId,
} from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { enquiries } from '../../database/schema/enquiries.ts';
import { once } from '../../shared/once/once.ts';
import { refuse, refuseFaults } from '../../shared/refuse.ts';
import { randomId } from '../../shared/secrets/random-id.ts';
import { ONCE_IN_SECONDS } from './decide.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { remember } from './history.ts';
import { findImplement } from './product.ts';
import { limitAddress, type Sender } from './submit.ts';
import { limitNumber } from './take-in.ts';

/** Interest in a suggested implement: a lead that belongs to the attempt before it, once per product. */
export async function submitSuggestion(
  parts: EnquiryDeps,
  body: PopupEnquiryBody,
  sender: Sender,
): Promise<EnquiryAnswer> {
  const { db, clock } = parts;
  await limitAddress(parts, sender.address);
  const attempt = await findAttempt(db, body.primary_id ?? '');
  if (attempt === undefined || attempt.mobile !== body.mobile) throw refuse('submission_failed');
  const type = body.type || (attempt.fields.type ?? '');
  const named = findImplement(await parts.products.implements(), { ...body, type });
  if ('faults' in named) throw refuseFaults(named.faults);
  const { names, product } = named;
  const now = clock();
  const own = sender.isMobile ? SUGGESTION_TYPE_ID.mobile : SUGGESTION_TYPE_ID.desktop;
  const given = Object.values(SUGGESTION_TYPE_ID).find((id) => id === body.type_id);
  const row = {
    form: attempt.form,
    primary_id: randomId(),
    // Of the attempt, not of the lead: somebody else may have confirmed that one.
    status: attempt.outcome === null ? ('unverified' as const) : ('verified' as const),
    name: attempt.name,
    mobile: attempt.mobile,
    product_key: product.key,
    product_id: product.id,
    fields: { ...attempt.fields, ...names },
    page_source: body.page_source || attempt.page_source,
    type_id: given ?? own,
    language: body.language,
    parent_id: attempt.enquiry_id,
    attempt_id: attempt.primary_id,
    created_at: now,
    verified_at: attempt.finished_at,
  };
  const { answer: primary_id } = await once(db, sender.claim, primaryId.nullable(), async (tx) => {
    await limitNumber(tx, attempt.mobile, sender.browser, now);
    const [one] = await tx.insert(enquiries).values(row).onConflictDoNothing().returning();
    if (one !== undefined) await remember(tx, one.id, 'created', now);
    return { answer: one?.primary_id ?? null, more: undefined, isFinal: one !== undefined };
  });
  if (primary_id === null) throw await onlyOnce(parts, attempt.primary_id, product.key);
  return {
    success: true,
    message: SENTENCES.submitted,
    data: { otp: '', primary_id, text: 'suggestion_saved' },
  };
}

async function onlyOnce({ db, clock }: EnquiryDeps, attempt_id: string, product_key: string) {
  const [row] = await db
    .select({ at: enquiries.created_at })
    .from(enquiries)
    .where(and(eq(enquiries.attempt_id, attempt_id), eq(enquiries.product_key, product_key)));
  const age = row === undefined ? 0 : (clock().getTime() - row.at.getTime()) / 1000;
  const wait = Math.max(1, Math.ceil(ONCE_IN_SECONDS - age));
  return refuse('once_in_24_hours', 'TOO_MANY_REQUESTS', wait);
}
