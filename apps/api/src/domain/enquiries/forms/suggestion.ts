import { ENQUIRY_MESSAGES, SUGGESTION_TYPE_ID } from '@tractor-haat/api-client';
import type { EnquiryResponse, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { once } from '../../../shared/once/once.ts';
import { lockProduct } from '../../../shared/once/product-lock.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { refuse, refuseFields } from '../../../shared/refuse.ts';
import { randomId } from '../../../shared/secrets/random-id.ts';
import type { Browser } from './browser.ts';
import { ONCE_IN_SECONDS } from './decide.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { findAttempt } from './find-attempt.ts';
import { remember } from './history.ts';
import { findImplement } from './product.ts';
import { limitNumber } from './record-attempt.ts';
import {
  limitAddress,
  parseStoredAnswer,
  type Sender,
  storedAnswerSchema,
  submit,
} from './submit.ts';

/**
 * Adds a suggested implement as a lead of an existing attempt, once per product. Only the attempt's own browser may do
 * it; any other request is treated as a new form with its own code.
 */
export async function submitSuggestion(
  parts: EnquiryDeps,
  body: PopupEnquiryBody,
  sender: Sender,
): Promise<EnquiryResponse> {
  const { db, clock } = parts;
  const attempt = await findAttempt(db, body.primary_id ?? '');
  if (attempt === undefined || attempt.mobile !== body.mobile || !mayAdd(attempt, sender.browser))
    return (await submit(parts, 'implement-price', body, sender)).answer;
  await limitAddress(parts, sender.address);
  const type = body.type || (attempt.fields.type ?? '');
  const known = await parts.products.implements();
  if (body.product_id !== null && known.byId(body.product_id) === undefined)
    throw refuseFields({ product_id: 'product_unknown' });
  const named = findImplement(known, { ...body, type });
  if ('faults' in named) throw refuseFields(named.faults);
  const { names, product } = named;
  const now = clock();
  const own = sender.isMobile ? SUGGESTION_TYPE_ID.mobile : SUGGESTION_TYPE_ID.desktop;
  const typeId = Object.values(SUGGESTION_TYPE_ID).find((id) => id === body.type_id);
  const { answer } = await once(db, sender.claim, storedAnswerSchema, async (tx) => {
    // Waits for a concurrent verification or erasure, and uses its result.
    await lockProduct(tx, attempt);
    const current = await findAttempt(tx, attempt.primary_id);
    if (current?.mobile !== attempt.mobile || !mayAdd(current, sender.browser))
      throw refuse('submission_failed');
    await limitNumber(parts, tx, current.mobile, sender.browser);
    const [one] = await tx
      .insert(enquiries)
      .values({
        form: current.form,
        primary_id: randomId(),
        // Status of the attempt, not of the lead, which another browser may have verified.
        status: current.outcome === null ? 'unverified' : 'verified',
        name: current.name,
        mobile: current.mobile,
        product_key: product.key,
        product_id: product.id,
        fields: { ...current.fields, ...names },
        page_source: body.page_source || current.page_source,
        type_id: typeId ?? own,
        language: body.language,
        parent_id: current.enquiry_id,
        attempt_id: current.primary_id,
        created_at: now,
        verified_at: current.finished_at,
      })
      .onConflictDoNothing()
      .returning();
    if (one === undefined) throw await onlyOnce(tx, current.primary_id, product.key, now);
    await remember(tx, one.id, 'created', now);
    return { answer: one.primary_id, more: undefined };
  });
  return { success: true, message: ENQUIRY_MESSAGES.submitted, data: parseStoredAnswer(answer) };
}

/**
 * After the code, a suggestion is verified at once, for the browser that verified the number only. Before it, only the
 * sending browser may add: its code would otherwise verify a stranger's addition.
 */
const mayAdd = ({ outcome, browser, mobile }: Attempt, sender: Browser): boolean =>
  outcome === null ? browser !== '' && browser === sender.name : sender.hasProven(mobile);

async function onlyOnce(
  tx: Database,
  attempt_id: string,
  product_key: string,
  now: Date,
): Promise<Refusal> {
  const [row] = await tx
    .select({ at: enquiries.created_at })
    .from(enquiries)
    .where(and(eq(enquiries.attempt_id, attempt_id), eq(enquiries.product_key, product_key)));
  const age = row === undefined ? 0 : (now.getTime() - row.at.getTime()) / 1000;
  const wait = Math.max(1, Math.ceil(ONCE_IN_SECONDS - age));
  return refuse('once_in_24_hours', 'TOO_MANY_REQUESTS', wait);
}
