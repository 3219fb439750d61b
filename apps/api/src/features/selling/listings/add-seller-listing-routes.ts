import { endpoints } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import type { App } from '../../../core/server/app.ts';
import { type CookieDeps, readCookie, withAddress } from '../../../core/visitor/read-cookie.ts';
import { readSellerListings, storeSellerListings } from '../../../core/visitor/read-visitor.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import {
  consumeSellerPage,
  createSellerPage,
  formatClosedSellerPage,
  readListingKey,
} from './create-seller-page.ts';
import type { SellingDeps } from './find-listing.ts';
import { listSellerListings, markSold } from './list-seller-listings.ts';

type SellerRouteDeps = SellingDeps & CookieDeps;

/** A signed cookie grants access, because a URL may be shared. */
export function addSellerListingRoutes(app: App, deps: SellerRouteDeps): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
  addListRoute(app, deps);
  addPageRoute(app, deps);
  addSoldRoute(app, deps);
}

function addListRoute(app: App, deps: SellerRouteDeps): void {
  app.endpoint(endpoints.getSellerListings, async (request) => {
    const { draft, language } = request.query;
    const pageState =
      draft === undefined
        ? { ids: readSellerListings(request, deps), said: null }
        : await consumeSellerPage(deps, draft);
    const listings = await listSellerListings(deps.db, pageState?.ids ?? [], language);
    if (pageState === undefined || listings.length === 0)
      throw createHttpError('sell_link', 'NOT_FOUND');
    return { data: { said: pageState.said, listings } };
  });
}

function addPageRoute(app: App, deps: SellerRouteDeps): void {
  app.endpoint(endpoints.openSellerListings, (request, reply) =>
    respondToForm(request, reply, {
      async run() {
        const { language } = request.body;
        const key = request.body.key || consumeMovedKey(request, reply);
        const ids = addLinkedListing(deps, request, reply, key);
        if ((await listSellerListings(deps.db, ids, language)).length === 0) {
          throw createHttpError('sell_link', 'NOT_FOUND');
        }
        return ids;
      },
      toJson: () => ({ success: true as const, message: SUCCESS_MESSAGES.listings_yours.en }),
      createSuccessPath: (ids) =>
        createSellerPage(withAddress(deps, request), request.body.language, { ids, said: null }),
      createFailurePath: () => formatClosedSellerPage(request.body.language),
    }),
  );
}

function addSoldRoute(app: App, deps: SellerRouteDeps): void {
  app.endpoint(endpoints.markSold, (request, reply) => {
    const { listing, key, language } = request.body;
    const ids = listIdsWithKey(deps, request, key);
    return respondToForm(request, reply, {
      run: async () =>
        markSold(deps.db, ids, listing ?? (await requireLinkedListing(deps, key, language)).id),
      toJson: () => ({ success: true as const, message: SUCCESS_MESSAGES.listing_sold.en }),
      createSuccessPath: () =>
        createSellerPage(withAddress(deps, request), language, { ids, said: 'sold' }),
      createFailurePath: () => formatClosedSellerPage(language),
    });
  });
}

/** `key` comes from a link of an earlier release. */
function addLinkedListing(
  deps: SellerRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): string[] {
  const linkedId = key === '' ? undefined : readListingKey(deps, key);
  if (linkedId !== undefined) storeSellerListings(request, reply, [linkedId], deps);
  return listIdsWithKey(deps, request, key);
}

function listIdsWithKey(deps: SellerRouteDeps, request: FastifyRequest, key: string): string[] {
  const listingIds = readSellerListings(request, deps);
  const linkedId = key === '' ? undefined : readListingKey(deps, key);
  return linkedId === undefined
    ? listingIds
    : [linkedId, ...listingIds.filter((id) => id !== linkedId)];
}

/** Pages of the previous release send `key` instead of `listing`. Delete with the next release. */
async function requireLinkedListing(deps: SellerRouteDeps, key: string, language: Language) {
  const linkedId = readListingKey(deps, key);
  const ids = linkedId === undefined ? [] : [linkedId];
  const [listing] = await listSellerListings(deps.db, ids, language);
  if (listing === undefined) throw createHttpError('sell_link', 'NOT_FOUND');
  return listing;
}

const MOVED_KEY_COOKIE = 'listing_key';

/** The site server moves the key of an old link into this cookie. */
function consumeMovedKey(request: FastifyRequest, reply: FastifyReply): string {
  const key = readCookie(request, MOVED_KEY_COOKIE);
  if (key === undefined) return '';
  reply.header(
    'set-cookie',
    `${MOVED_KEY_COOKIE}=; Max-Age=0; Path=/api/used_tractor_own; HttpOnly; SameSite=Lax`,
  );
  return key;
}
