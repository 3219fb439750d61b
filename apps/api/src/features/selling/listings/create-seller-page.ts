import { createHash } from 'node:crypto';
import { type FormDraft, sellerEvent } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { createRandomId, readSigned } from '../../../core/secrets/encrypt.ts';
import {
  consumeDraftQuota,
  createDraftPath,
  type DraftDeps,
  maskMobile,
} from '../../../core/visitor/create-draft-path.ts';
import { formDrafts } from '../../../core/visitor/tables.ts';
import type { Listing, SellingDeps } from './find-listing.ts';

const SELLER_PAGE_PATH = '/sell-old-tractor/listing';

/** A short time is enough, because the browser requests the page immediately after the form. */
const TICKET_TTL_SECONDS = 10 * 60;

const pageStateSchema = z.object({ ids: z.array(z.string()), said: sellerEvent.nullable() });

type SellerPageState = z.infer<typeof pageStateSchema>;

type SellerPageDeps = Pick<SellingDeps, 'db' | 'clock'>;

/** Returns the URL for a browser without JavaScript. Its ticket is valid once, so a copied URL shows no listings. */
export async function createSellerPage(
  deps: SellerPageDeps & { address: string },
  language: Language,
  content: SellerPageState,
): Promise<string> {
  const page = localizePath(language, SELLER_PAGE_PATH);
  // Without a ticket the page has a button to request the data again.
  if (!(await consumeDraftQuota(deps))) return page;
  const { db, clock } = deps;
  const ticket = createRandomId();
  const until = addSeconds(clock(), TICKET_TTL_SECONDS);
  await db.insert(formDrafts).values({ id: toStorageKey(ticket), content, expires_at: until });
  return `${page}?draft=${ticket}`;
}

export const formatClosedSellerPage = (language: Language): string =>
  `${localizePath(language, SELLER_PAGE_PATH)}?said=none`;

/** Deletes the ticket in the same statement, so that concurrent requests cannot both use it. */
export async function consumeSellerPage(
  { db, clock }: SellerPageDeps,
  ticket: string,
): Promise<SellerPageState | undefined> {
  const [row] = await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.id, toStorageKey(ticket)), gt(formDrafts.expires_at, clock())))
    .returning({ content: formDrafts.content });
  return row === undefined ? undefined : pageStateSchema.parse(row.content);
}

/** The prefix prevents the use of a ticket as the id of a form draft. */
const toStorageKey = (ticket: string) =>
  `own listings ${createHash('sha256').update(ticket).digest('base64url')}`;

const FORM_PATH = '/sell-old-tractor';

export const createListingFormPath = (
  deps: DraftDeps,
  language: Language,
  draft: Partial<FormDraft>,
) => createDraftPath(deps, language, FORM_PATH, draft);

export const createListingCodePath = (
  deps: DraftDeps,
  language: Language,
  { primary_id, seller_mobile }: Listing,
  draft: Partial<FormDraft>,
) =>
  createDraftPath(deps, language, `${FORM_PATH}/code`, {
    primary_id: primary_id ?? '',
    masked_mobile: maskMobile(seller_mobile ?? ''),
    ...draft,
  });

const KEY_PURPOSE = 'listing';

/** Links that were sent until November 2026 contain a key. Returns undefined if it is invalid or expired. */
export function readListingKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  signedKey: string,
): string | undefined {
  return readSigned(key, KEY_PURPOSE, signedKey, clock());
}
