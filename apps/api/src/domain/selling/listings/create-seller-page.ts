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

/** The page is requested immediately after the form. */
const TICKET_TTL_SECONDS = 10 * 60;

const pageStateSchema = z.object({ ids: z.array(z.string()), said: sellerEvent.nullable() });

/** Content of a seller's own page: the listings, and a message. */
export type SellerPageState = z.infer<typeof pageStateSchema>;

type SellerPageDeps = Pick<SellingDeps, 'db' | 'clock'>;

/**
 * Creates the URL of a seller's own page for a browser without JavaScript. Its ticket is valid once, so a copied URL or
 * one in the history shows nothing.
 */
export async function createSellerPage(
  deps: SellerPageDeps & { address: string },
  language: Language,
  content: SellerPageState,
): Promise<string> {
  const page = localizePath(language, SELLER_PAGE_PATH);
  // The page without a ticket has a button to request the data again.
  if (!(await consumeDraftQuota(deps))) return page;
  const { db, clock } = deps;
  const ticket = createRandomId();
  const until = addSeconds(clock(), TICKET_TTL_SECONDS);
  await db.insert(formDrafts).values({ id: toStorageKey(ticket), content, until });
  return `${page}?draft=${ticket}`;
}

/** The URL of the page without listings, with a message. */
export const formatClosedSellerPage = (language: Language, result: 'none'): string =>
  `${localizePath(language, SELLER_PAGE_PATH)}?said=${result}`;

/** Consumes a ticket; of two concurrent requests one succeeds. */
export async function consumeSellerPage(
  { db, clock }: SellerPageDeps,
  ticket: string,
): Promise<SellerPageState | undefined> {
  const [row] = await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.id, toStorageKey(ticket)), gt(formDrafts.until, clock())))
    .returning({ content: formDrafts.content });
  return row === undefined ? undefined : pageStateSchema.parse(row.content);
}

/** The prefix differs from that of form drafts, so that neither is read as the other. */
const toStorageKey = (ticket: string) =>
  `own listings ${createHash('sha256').update(ticket).digest('base64url')}`;
