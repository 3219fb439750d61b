import type { FormDraft } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { formDrafts } from '../../database/schema/form-drafts.ts';
import { type Clock, later } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { randomId } from '../../shared/secrets/random-id.ts';

/** What the next page of a browser without JavaScript shows is kept here for half an hour. */
const LIFE_SECONDS = 30 * 60;

export type DraftDeps = { readonly db: Database; readonly clock: Clock };

/** The address of a page (its path without language, perhaps with a query) that shows a draft. */
export const draftPage = (
  deps: DraftDeps,
  language: Language,
  page: string,
  draft: Partial<FormDraft>,
): Promise<string> => withDraft(deps, addressIn(language, page), draft);

/** The same of an address that a form named itself, language and all. */
export async function withDraft(
  { db, clock }: DraftDeps,
  address: string,
  content: Partial<FormDraft>,
): Promise<string> {
  const id = randomId();
  await db.insert(formDrafts).values({ id, content, until: later(clock(), LIFE_SECONDS) });
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  search.set('draft', id);
  return `${path}?${search}`;
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
export async function readDraft(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ content: formDrafts.content })
    .from(formDrafts)
    .where(and(eq(formDrafts.id, id), gt(formDrafts.until, now)));
  return row?.content;
}

/** The last two digits: enough for its owner. */
export const maskedMobile = (mobile: string): string => `XXXXXXXX${mobile.slice(-2)}`;
