import {
  sellerPageBody,
  sellerListingsResponse,
  sellerListingsQuery,
  sellerMessageResponse,
  soldResponse,
  soldBody,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwnKey } from '../../../domain/selling/listings/own-key.ts';
import { markSold, ownListings } from '../../../domain/selling/listings/own-listing.ts';
import { closedOwnPage, ownPage, takeOwnPage } from '../../../domain/selling/listings/own-page.ts';
import type { SellingDeps } from '../../../domain/selling/listings/selling-deps.ts';
import { createHttpError } from '../../../shared/refuse.ts';
import { SUCCESS_MESSAGES } from '../../../shared/said/done-sentences.ts';
import { type CookieDeps, readCookie } from '../../browser/cookies.ts';
import { readSellerListings, storeSellerListings } from '../../browser/own-listings.ts';
import { withAddress } from '../../browser/visitor-deps.ts';
import { respondToForm } from '../../server/answer-form.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';

const tags = ['used tractors'];

/** A seller's own page, accessible by the browser's signed cookie, not by its address. */
export function addOwnRoutes(app: App, parts: SellingDeps & CookieDeps): void {
  const { db } = parts;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
  app.get(
    '/api/v1/own-listing',
    {
      schema: {
        summary: 'Lists the listings of this browser, or once those of a ticket',
        tags,
        querystring: sellerListingsQuery,
        response: toResponseSchemas(sellerListingsResponse),
      },
    },
    async (request) => {
      const { draft, language } = request.query;
      const pageState =
        draft === undefined
          ? { ids: readSellerListings(request, parts), said: null }
          : await takeOwnPage(parts, draft);
      const listings = await ownListings(db, pageState?.ids ?? [], language);
      if (pageState === undefined || listings.length === 0) throw createHttpError('sell_link', 'NOT_FOUND');
      return { data: { said: pageState.said, listings } };
    },
  );
  app.post(
    '/api/used_tractor_own',
    {
      schema: {
        summary:
          'Redirects to the listings of this browser and adds the listing of a link with a key',
        tags,
        body: sellerPageBody,
        response: toResponseSchemas(sellerMessageResponse),
      },
    },
    (request, reply) =>
      respondToForm(request, reply, {
        async run() {
          const { language } = request.body;
          const key = request.body.key || takeMovedKey(request, reply);
          const ids = withOldLink(request, reply, key);
          if ((await ownListings(db, ids, language)).length === 0) {
            throw createHttpError('sell_link', 'NOT_FOUND');
          }
          return ids;
        },
        toJson: () => ({ success: true as const, message: SUCCESS_MESSAGES.listings_yours.en }),
        successPath: (ids) =>
          ownPage(withAddress(parts, request), request.body.language, { ids, said: null }),
        failurePath: () => closedOwnPage(request.body.language, 'none'),
      }),
  );
  app.post(
    '/api/used_tractor_sold',
    {
      schema: {
        summary: 'Marks a listing as sold',
        tags,
        body: soldBody,
        response: toResponseSchemas(soldResponse),
      },
    },
    (request, reply) => {
      const { listing, key, language } = request.body;
      const ids = withKey(request, key);
      return respondToForm(request, reply, {
        run: async () => markSold(db, ids, listing ?? (await ofOldVersion(key, language)).id),
        toJson: () => ({ success: true as const, message: SUCCESS_MESSAGES.listing_sold.en }),
        successPath: () => ownPage(withAddress(parts, request), language, { ids, said: 'sold' }),
        failurePath: () => closedOwnPage(language, 'none'),
      });
    },
  );

  /** The browser's own listings, first the one of an old link's key, which is added to the cookie. */
  function withOldLink(request: FastifyRequest, reply: FastifyReply, key: string): string[] {
    const linked = key === '' ? undefined : readOwnKey(parts, key);
    if (linked !== undefined) storeSellerListings(request, reply, [linked], parts);
    return withKey(request, key);
  }

  /** The browser's own listings, first the one of a key. */
  function withKey(request: FastifyRequest, key: string): string[] {
    const own = readSellerListings(request, parts);
    const linked = key === '' ? undefined : readOwnKey(parts, key);
    return linked === undefined ? own : [linked, ...own.filter((id) => id !== linked)];
  }

  /**
   * The listing that the previous release's pages mark as sold: that of its link's key. Delete with the next release.
   */
  async function ofOldVersion(key: string, language: Language) {
    const linked = readOwnKey(parts, key);
    const [listing] = await ownListings(db, linked === undefined ? [] : [linked], language);
    if (listing === undefined) throw createHttpError('sell_link', 'NOT_FOUND');
    return listing;
  }
}

const MOVED_KEY = 'listing_key';

/** The key that the site server moved from an old link into a cookie, which is deleted; empty without one. */
function takeMovedKey(request: FastifyRequest, reply: FastifyReply): string {
  const key = readCookie(request, MOVED_KEY);
  if (key === undefined) return '';
  reply.header(
    'set-cookie',
    `${MOVED_KEY}=; Max-Age=0; Path=/api/used_tractor_own; HttpOnly; SameSite=Lax`,
  );
  return key;
}
