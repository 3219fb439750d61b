import type { FormDraft, MyDataPage } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { myDataVisits } from '../../../database/schema/my-data-visits.ts';
import { later } from '../../../shared/clock.ts';
import { randomId } from '../../../shared/secrets/random-id.ts';
import { maskedMobile } from '../../drafts/drafts.ts';
import { readMyData } from '../show/read-my-data.ts';
import { findVisit, hashed, VISIT_SECONDS } from './visit.ts';
import type { Visit, VisitDeps } from './visit-deps.ts';

/** The page of a person's own data. */
const PAGE = '/my-data';

type Says = NonNullable<Visit['says']>;

/**
 * The address of the next page for a browser without JavaScript. Its word opens the data once: an address that was
 * copied, or stands in a history, shows nothing. Without a visit the page only says something.
 */
export async function visitPage(
  parts: VisitDeps,
  { id, language }: { id: string | undefined; language: Language },
  says: Says,
): Promise<string> {
  const { db, clock } = parts;
  const ticket = randomId();
  const change = { ticket_hash: hashed(ticket), says, language };
  const visit = id === undefined ? undefined : await findVisit(parts, id);
  if (visit === undefined) {
    const until = later(clock(), VISIT_SECONDS);
    await db.insert(myDataVisits).values({ ...change, id_hash: hashed(randomId()), until });
  } else {
    await db.update(myDataVisits).set(change).where(eq(myDataVisits.id_hash, visit.id_hash));
  }
  return `${addressIn(language, PAGE)}?draft=${ticket}`;
}

/** Which field a refusal is about; the others are about the whole. */
const FIELDS: Readonly<Record<string, string>> = {
  mobile_registration: 'mobile',
  otp_required: 'otp',
  otp_wrong: 'otp',
  otp_none: 'otp',
  otp_old: 'otp',
  otp_too_many_tries: 'otp',
  my_data_sure: 'sure',
};

/** What the page says of what was refused. */
export function saysOf({ reason = '', wait_seconds }: Partial<FormDraft>): Says {
  const fault = FIELDS[reason];
  return {
    reason,
    ...(fault === undefined ? {} : { fault }),
    ...(wait_seconds === undefined ? {} : { wait_seconds }),
  };
}

/** What the page behind a word in an address shows; undefined when it is over, or its data were shown. */
export async function readVisitPage(
  { db, clock, key }: VisitDeps,
  ticket: string,
): Promise<MyDataPage | undefined> {
  const now = clock();
  const own = and(eq(myDataVisits.ticket_hash, hashed(ticket)), gt(myDataVisits.until, now));
  const [visit] = await db.select().from(myDataVisits).where(own);
  if (visit === undefined) return undefined;
  const says = visit.says ?? { reason: 'my_data_shown' };
  const { mobile, proven_at } = visit;
  if (mobile === null) return { step: 'number', ...says };
  if (proven_at === null) return { step: 'code', ...says, masked_mobile: maskedMobile(mobile) };
  // Of two readers at once one has it.
  const taken = await db.update(myDataVisits).set({ ticket_hash: null }).where(own).returning();
  if (taken.length === 0) return undefined;
  return { step: 'data', ...says, data: await readMyData(db, { mobile, key }, now) };
}
