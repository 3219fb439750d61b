import {
  ownBody,
  ownListingAnswer,
  ownListingQuery,
  ownToldAnswer,
  soldAnswer,
  soldBody,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwnKey } from '../../domain/selling/own-key.ts';
import { markSold, ownListings } from '../../domain/selling/own-listing.ts';
import { closedOwnPage, ownPage, takeOwnPage } from '../../domain/selling/own-page.ts';
import type { SellingDeps } from '../../domain/selling/selling-deps.ts';
import { refuse } from '../../shared/refuse.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import { ownListingsIn, rememberListings } from '../browser/own-listings.ts';
import { answerForm } from '../server/answer-form.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';

const tags = ['used tractors'];

/** A seller's own page: what the browser's signed cookie opens, and no address. */
export function addOwnRoutes(app: App, parts: SellingDeps & CookieDeps): void {
  const { db } = parts;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
  app.get(
    '/api/v1/own-listing',
    {
      schema: {
        summary: 'The listings that are this browser’s own; with a ticket those of one page, once',
        tags,
        querystring: ownListingQuery,
        response: answers(ownListingAnswer),
      },
    },
    async (request) => {
      const { draft, language } = request.query;
      const shown =
        draft === undefined
          ? { ids: ownListingsIn(request, parts), said: null }
          : await takeOwnPage(parts, draft);
      const listings = await ownListings(db, shown?.ids ?? [], language);
      if (shown === undefined || listings.length === 0) throw refuse('sell_link', 'NOT_FOUND');
      return { data: { said: shown.said, listings } };
    },
  );
  app.post(
    '/api/used_tractor_own',
    {
      schema: {
        summary: 'Leads to the own listings; the key of an old link makes its listing one of them',
        tags,
        body: ownBody,
        response: answers(ownToldAnswer),
      },
    },
    (request, reply) =>
      answerForm(request, reply, {
        async work() {
          const { key, language } = request.body;
          const ids = withOldLink(request, reply, key);
          if ((await ownListings(db, ids, language)).length === 0) {
            throw refuse('sell_link', 'NOT_FOUND');
          }
          return ids;
        },
        answer: () => ({ success: true as const, message: 'These listings are yours.' }),
        next: (ids) => ownPage(parts, request.body.language, { ids, said: null }),
        back: () => closedOwnPage(request.body.language, 'none'),
      }),
  );
  app.post(
    '/api/used_tractor_sold',
    {
      schema: {
        summary: 'The seller says that the tractor is sold',
        tags,
        body: soldBody,
        response: answers(soldAnswer),
      },
    },
    (request, reply) => {
      const ids = ownListingsIn(request, parts);
      const { listing, language } = request.body;
      return answerForm(request, reply, {
        work: () => markSold(db, ids, listing),
        answer: () => ({ success: true as const, message: 'The listing is marked as sold.' }),
        next: () => ownPage(parts, language, { ids, said: 'sold' }),
        back: () => closedOwnPage(language, 'none'),
      });
    },
  );

  /** The browser's own, and first the one of an old link's key. */
  function withOldLink(request: FastifyRequest, reply: FastifyReply, key: string): string[] {
    const own = ownListingsIn(request, parts);
    const linked = key === '' ? undefined : readOwnKey(parts, key);
    if (linked === undefined) return own;
    rememberListings(request, reply, [linked], parts);
    return [linked, ...own.filter((id) => id !== linked)];
  }
}
