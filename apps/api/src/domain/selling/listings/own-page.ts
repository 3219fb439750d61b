import { createHash } from 'node:crypto';
import { sellerEvent } from '@tractor-haat/api-client/contract';
import { localizePath, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { formDrafts } from '../../../database/schema/form-drafts.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { consumeDraftQuota } from '../../../shared/drafts/drafts.ts';
import { createRandomId } from '../../../shared/secrets/random-id.ts';
import type { SellingDeps } from './selling-deps.ts';

const PAGE = '/sell-old-tractor/listing';

/** The page is requested immediately after the form. */
const LIFE_SECONDS = 10 * 60;

const pageState = z.object({ ids: z.array(z.string()), said: sellerEvent.nullable() });

/** Content of a seller's own page: the listings, and a message. */
export type OwnPageState = z.infer<typeof pageState>;

type Deps = Pick<SellingDeps, 'db' | 'clock'>;

/**
 * The address of a seller's own page for a browser without JavaScript. Its token is valid once, so a copied address or
 * one in the history shows nothing.
 */
export async function ownPage(
  deps: Deps & { address: string },
  language: Language,
  content: OwnPageState,
): Promise<string> {
  const page = localizePath(language, PAGE);
  // The page without a token has a button to request the data again.
  if (!(await consumeDraftQuota(deps))) return page;
  const { db, clock } = deps;
  const ticket = createRandomId();
  const until = addSeconds(clock(), LIFE_SECONDS);
  await db.insert(formDrafts).values({ id: storageKey(ticket), content, until });
  return `${page}?draft=${ticket}`;
}

/** The page without listings, with a message. */
export const closedOwnPage = (language: Language, result: 'none'): string =>
  `${localizePath(language, PAGE)}?said=${result}`;

/** The page of a token; of two concurrent requests one succeeds. */
export async function takeOwnPage(
  { db, clock }: Deps,
  ticket: string,
): Promise<OwnPageState | undefined> {
  const [row] = await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.id, storageKey(ticket)), gt(formDrafts.until, clock())))
    .returning({ content: formDrafts.content });
  return row === undefined ? undefined : pageState.parse(row.content);
}

/** Another prefix than for drafts of forms, so that neither can be read as the other. */
const storageKey = (ticket: string) =>
  `own listings ${createHash('sha256').update(ticket).digest('base64url')}`;
