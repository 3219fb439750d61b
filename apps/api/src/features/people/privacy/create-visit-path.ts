import type { FormDraft, MyDataPage } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { createRandomId, readSigned, sign } from '../../../core/secrets/encrypt.ts';
import { maskMobile } from '../../../core/visitor/create-draft-path.ts';
import {
  findVisit,
  hashVisitId,
  type MyDataSessionDeps,
  SESSION_SECONDS,
  type Visit,
} from './open-my-data-session.ts';
import { readMyData } from './read-my-data.ts';
import { myDataVisits } from './tables.ts';

const PAGE_PATH = '/my-data';

const SIGNING_PURPOSE = 'my data says';

type PageMessage = NonNullable<Visit['says']>;

const pageMessageSchema: z.ZodType<PageMessage> = z.object({
  reason: z.string(),
  fault: z.string().exactOptional(),
  wait_seconds: z.number().exactOptional(),
});

/** Expiry times are rounded up to this step, so that a repeated request gets the same path. */
const EXPIRY_STEP_MS = 10 * 60 * 1000;

/** The token in the path is valid once, so that a copied URL shows no data. Without a visit it is a signed message. */
export async function createVisitPath(
  deps: MyDataSessionDeps,
  { id, language }: { id: string | undefined; language: Language },
  message: PageMessage,
): Promise<string> {
  const visit = id === undefined ? undefined : await findVisit(deps, id);
  const ticket = visit === undefined ? signMessage(deps, message) : createRandomId();
  if (visit !== undefined) {
    const change = { ticket_hash: hashVisitId(ticket), says: message, language };
    await deps.db.update(myDataVisits).set(change).where(eq(myDataVisits.id_hash, visit.id_hash));
  }
  return `${localizePath(language, PAGE_PATH)}?draft=${ticket}`;
}

function signMessage({ key, clock }: MyDataSessionDeps, message: PageMessage): string {
  const endMs = addSeconds(clock(), SESSION_SECONDS).getTime();
  const expiresAt = new Date(Math.ceil(endMs / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);
  return sign(key, SIGNING_PURPOSE, JSON.stringify(message), expiresAt);
}

function readSignedMessage(
  { key, clock }: MyDataSessionDeps,
  token: string,
): PageMessage | undefined {
  const text = readSigned(key, SIGNING_PURPOSE, token, clock());
  return text === undefined ? undefined : pageMessageSchema.parse(JSON.parse(text));
}

/** Form field of each error reason. Other errors concern the whole form. */
const FIELD_BY_REASON: Readonly<Record<string, string>> = {
  mobile_registration: 'mobile',
  otp_required: 'otp',
  otp_incorrect: 'otp',
  otp_not_requested: 'otp',
  otp_expired: 'otp',
  otp_too_many_attempts: 'otp',
  my_data_unconfirmed: 'sure',
};

export function toPageMessage({ reason = '', wait_seconds }: Partial<FormDraft>): PageMessage {
  const validationError = FIELD_BY_REASON[reason];
  return {
    reason,
    ...(validationError === undefined ? {} : { fault: validationError }),
    ...(wait_seconds === undefined ? {} : { wait_seconds }),
  };
}

export async function readVisitPage(
  deps: MyDataSessionDeps,
  ticket: string,
): Promise<MyDataPage | undefined> {
  const signedMessage = readSignedMessage(deps, ticket);
  if (signedMessage !== undefined) return { step: 'number', ...signedMessage };
  const { db, clock, key } = deps;
  const now = clock();
  const isOpenTicket = and(
    eq(myDataVisits.ticket_hash, hashVisitId(ticket)),
    gt(myDataVisits.until, now),
  );
  const [visit] = await db.select().from(myDataVisits).where(isOpenTicket);
  if (visit === undefined) return undefined;
  const message = visit.says ?? { reason: 'my_data_opened' };
  const { mobile, proven_at } = visit;
  if (mobile === null) return { step: 'number', ...message };
  if (proven_at === null) return { step: 'code', ...message, masked_mobile: maskMobile(mobile) };
  // The token becomes invalid, so that only one of two concurrent requests shows the data.
  const claimed = await db
    .update(myDataVisits)
    .set({ ticket_hash: null })
    .where(isOpenTicket)
    .returning();
  if (claimed.length === 0) return undefined;
  return { step: 'data', ...message, data: await readMyData(db, { mobile, key }, now) };
}
