import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { enquiries } from '../../database/schema/enquiries.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import { type Decision, decide } from './decide.ts';
import type { Enquiry } from './enquiry-deps.ts';
import { remember } from './history.ts';
import { lockProduct } from './product-lock.ts';
import { randomId } from './random-id.ts';
import { refuse } from './refuse.ts';
import type { Submission } from './submission.ts';

/** A number asks for many products in a day, but not for all of them. */
const NEW_PER_NUMBER: readonly LimitRule[] = [{ most: 40, seconds: 24 * 3600 }];

type Written = { enquiry: Enquiry; text: Exclude<Decision, { row: 'none' }>['text'] };

/** Makes or finds the lead of a form in one transaction: however often it is sent, there is one. */
export function writeEnquiry(db: Database, given: Submission, now: Date): Promise<Written> {
  const { form, mobile, product } = given;
  return db.transaction(async (tx) => {
    await lockProduct(tx, { form: form.name, mobile, product_key: product.key });
    const before = await enquiriesFor(tx, given);
    const open = before.find(({ status }) => status === 'unverified');
    const verified = before.find(({ status }) => status === 'verified');
    const known = {
      isOpen: open !== undefined,
      verifiedAt: verified?.verified_at ?? null,
      isNumberVerified: await isVerified(tx, mobile),
      alwaysCode: form.alwaysCode === true,
    };
    const decision = decide(known, now);
    if (decision.row === 'none')
      throw refuse('already_submitted', 'TOO_MANY_REQUESTS', decision.waitSeconds);
    const same = open ?? verified;
    const enquiry =
      decision.row === 'same' && same !== undefined
        ? await renew(tx, same, given, now)
        : await create(tx, given, decision.text === 'exist_verified', now);
    return { enquiry, text: decision.text };
  });
}

function enquiriesFor(tx: Database, { form, mobile, product }: Submission) {
  return tx
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.mobile, mobile),
        eq(enquiries.form, form.name),
        eq(enquiries.product_key, product.key),
        isNull(enquiries.parent_id),
      ),
    )
    .orderBy(desc(enquiries.id));
}

/** True when somebody with this phone in hand has typed a code. */
async function isVerified(tx: Database, mobile: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.mobile, mobile), inArray(enquiries.status, ['verified', 'duplicate'])))
    .limit(1);
  return one !== undefined;
}

/** The same lead with what was typed last. */
async function renew(tx: Database, same: Enquiry, given: Submission, now: Date) {
  const { name, fields, page_source, type_id, language } = given;
  const change = { name, fields, page_source, type_id, language };
  await tx.update(enquiries).set(change).where(eq(enquiries.id, same.id));
  await remember(tx, same.id, 'repeated', now);
  return { ...same, ...change };
}

async function create(tx: Database, given: Submission, isVerified: boolean, now: Date) {
  const { form, product, ...rest } = given;
  const taken = await consumeQuota(tx, `enquiries:number:${given.mobile}`, NEW_PER_NUMBER, now);
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const [enquiry] = await tx
    .insert(enquiries)
    .values({
      ...rest,
      form: form.name,
      primary_id: randomId(),
      status: isVerified ? 'verified' : 'unverified',
      product_key: product.key,
      product_id: product.id,
      created_at: now,
      verified_at: isVerified ? now : null,
    })
    .returning();
  if (enquiry === undefined) throw new Error('an enquiry was not written');
  await remember(tx, enquiry.id, 'created', now);
  if (isVerified) await remember(tx, enquiry.id, 'verified', now);
  return enquiry;
}
