import { createHash } from 'node:crypto';
import { sellerEvent } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { formDrafts } from '../../../database/schema/form-drafts.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { consumeDraftQuota } from '../../../shared/drafts/create-draft-path.ts';
import { createRandomId } from '../../../shared/secrets/create-random-id.ts';
import type { SellingDeps } from './selling-deps.ts';

const SELLER_PAGE_PATH = '/sell-old-tractor/listing';

/** A short time is enough, because the browser requests the page immediately after the form. */
const TICKET_TTL_SECONDS = 10 * 60;

const pageStateSchema = z.object({ ids: z.array(z.string()), said: sellerEvent.nullable() });

export type SellerPageState = z.infer<typeof pageStateSchema>;

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
