import type { FormDraft, MyDataPage } from '@tractor-haat/api-client/contract';
import { localizePath, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { myDataVisits } from '../../../../database/schema/my-data-visits.ts';
import { later } from '../../../../shared/clock.ts';
import { maskedMobile } from '../../../../shared/drafts/drafts.ts';
import { randomId } from '../../../../shared/secrets/random-id.ts';
import { readSigned, sign } from '../../../../shared/secrets/signed.ts';
import { readMyData } from '../show/read-my-data.ts';
import { findVisit, hashed, VISIT_SECONDS } from './visit.ts';
import type { Visit, VisitDeps } from './visit-deps.ts';

/** The page of a person's own data. */
const PAGE = '/my-data';

const SAYS = 'my data says';

type Says = NonNullable<Visit['says']>;

const saysShape: z.ZodType<Says> = z.object({
  reason: z.string(),
  fault: z.string().exactOptional(),
  wait_seconds: z.number().exactOptional(),
});

/** Expiry times are rounded up to this step, so that a repeated request gets the same address. */
const SAYS_STEP_MS = 10 * 60 * 1000;

/**
 * The address of the next page for a browser without JavaScript. Its token is valid once, so a copied address or one in
 * the history shows nothing. Without a visit the address contains only a message, and nothing is stored.
 */
export async function visitPage(
  parts: VisitDeps,
  { id, language }: { id: string | undefined; language: Language },
  says: Says,
): Promise<string> {
  const visit = id === undefined ? undefined : await findVisit(parts, id);
  const ticket = visit === undefined ? saysWord(parts, says) : randomId();
  if (visit !== undefined) {
    const change = { ticket_hash: hashed(ticket), says, language };
    await parts.db.update(myDataVisits).set(change).where(eq(myDataVisits.id_hash, visit.id_hash));
  }
  return `${localizePath(language, PAGE)}?draft=${ticket}`;
}

function saysWord({ key, clock }: VisitDeps, says: Says): string {
  const end = later(clock(), VISIT_SECONDS).getTime();
  const until = new Date(Math.ceil(end / SAYS_STEP_MS) * SAYS_STEP_MS);
  return sign(key, SAYS, JSON.stringify(says), until);
}

/** The message in an address; undefined if it is invalid or expired. */
function saysIn({ key, clock }: VisitDeps, word: string): Says | undefined {
  const text = readSigned(key, SAYS, word, clock());
  return text === undefined ? undefined : saysShape.parse(JSON.parse(text));
}

/** The field of a refusal; other refusals concern the whole form. */
const FIELDS: Readonly<Record<string, string>> = {
  mobile_registration: 'mobile',
  otp_required: 'otp',
  otp_wrong: 'otp',
  otp_none: 'otp',
  otp_old: 'otp',
  otp_too_many_tries: 'otp',
  my_data_sure: 'sure',
};

/** The page's message for a refusal. */
export function saysOf({ reason = '', wait_seconds }: Partial<FormDraft>): Says {
  const validationError = FIELDS[reason];
  return {
    reason,
    ...(validationError === undefined ? {} : { fault: validationError }),
    ...(wait_seconds === undefined ? {} : { wait_seconds }),
  };
}

/** Content of the page of a token; undefined if the token is expired or used. */
export async function readVisitPage(
  parts: VisitDeps,
  ticket: string,
): Promise<MyDataPage | undefined> {
  const notice = saysIn(parts, ticket);
  if (notice !== undefined) return { step: 'number', ...notice };
  const { db, clock, key } = parts;
  const now = clock();
  const own = and(eq(myDataVisits.ticket_hash, hashed(ticket)), gt(myDataVisits.until, now));
  const [visit] = await db.select().from(myDataVisits).where(own);
  if (visit === undefined) return undefined;
  const says = visit.says ?? { reason: 'my_data_shown' };
  const { mobile, proven_at } = visit;
  if (mobile === null) return { step: 'number', ...says };
  if (proven_at === null) return { step: 'code', ...says, masked_mobile: maskedMobile(mobile) };
  // Of two concurrent requests one succeeds.
  const taken = await db.update(myDataVisits).set({ ticket_hash: null }).where(own).returning();
  if (taken.length === 0) return undefined;
  return { step: 'data', ...says, data: await readMyData(db, { mobile, key }, now) };
}
