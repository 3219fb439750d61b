import type { FormDraft } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { formDrafts } from '../../database/schema/form-drafts.ts';
import { type Clock, later } from '../../shared/clock.ts';
import { consumeAddressQuota } from '../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import { Refusal } from '../../shared/refusal.ts';
import { randomId } from '../../shared/secrets/random-id.ts';
import { sealDraft, unsealDraft } from './draft-word.ts';

/** What the next page of a browser without JavaScript shows is kept here for half an hour. */
const LIFE_SECONDS = 30 * 60;

/** More than people type into any form of ours, in a script of three bytes a letter. */
const MAX_BYTES = 16 * 1024;

/** Stored drafts; beyond these the address of the page holds the draft. */
const STORED_PER_ADDRESS: readonly LimitRule[] = [{ most: 60, seconds: LIFE_SECONDS }];
const STORED_IN_ALL: readonly LimitRule[] = [{ most: 5000, seconds: LIFE_SECONDS }];

export type DraftDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly key: string;
  /** The network address that the draft comes from. */
  readonly address: string;
};

/** The address of a page (its path without language, perhaps with a query) that shows a draft. */
export const draftPage = (
  deps: DraftDeps,
  language: Language,
  page: string,
  draft: Partial<FormDraft>,
): Promise<string> => withDraft(deps, addressIn(language, page), draft);

/** The same of an address that a form named itself, language and all. */
export async function withDraft(
  deps: DraftDeps,
  page: string,
  content: Partial<FormDraft>,
): Promise<string> {
  const [path = '', query = ''] = page.split('?');
  const search = new URLSearchParams(query);
  search.set('draft', await draftWord(deps, content));
  return `${path}?${search}`;
}

/** The id of a stored draft, or the draft itself: a refusal that says when to come back stores nothing. */
async function draftWord(deps: DraftDeps, content: Partial<FormDraft>): Promise<string> {
  const { db, clock, key } = deps;
  const until = later(clock(), LIFE_SECONDS);
  const isLarge = Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES;
  if (isLarge || content.wait_seconds !== undefined || !(await mayStoreDraft(deps)))
    return sealDraft(key, content, until);
  const id = randomId();
  await db.insert(formDrafts).values({ id, content, until });
  return id;
}

/** Counts a row of drafts; false when an address, or all together, have stored enough. */
export async function mayStoreDraft({ db, clock, address }: Omit<DraftDeps, 'key'>) {
  const now = clock();
  const own = await consumeAddressQuota(db, 'drafts', address, STORED_PER_ADDRESS, now);
  return own.ok && (await consumeQuota(db, 'drafts:all', STORED_IN_ALL, now)).ok;
}

/** What a refusal says, for a page to say it in the visitor's language. Anything but a refusal is thrown on. */
export function draftOf(error: unknown): Partial<FormDraft> {
  if (!(error instanceof Refusal)) throw error;
  const { reason, faults, retryAfterSeconds } = error.details;
  return {
    reason: reason ?? 'submission_failed',
    ...(faults === undefined ? {} : { faults: { ...faults } }),
    ...(retryAfterSeconds === undefined ? {} : { wait_seconds: retryAfterSeconds }),
  };
}

/** What was kept, as it was; undefined when it is over. */
export async function readDraft(
  { db, clock, key }: Omit<DraftDeps, 'address'>,
  word: string,
): Promise<Record<string, unknown> | undefined> {
  const now = clock();
  const [row] = await db
    .select({ content: formDrafts.content })
    .from(formDrafts)
    .where(and(eq(formDrafts.id, word), gt(formDrafts.until, now)));
  return row?.content ?? unsealDraft(key, word, now);
}

/** The last two digits: enough for its owner. */
export const maskedMobile = (mobile: string): string => `XXXXXXXX${mobile.slice(-2)}`;
