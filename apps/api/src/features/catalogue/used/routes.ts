import {
  languageOnlyQuery,
  tractorParams,
  usedDetailResponse,
  usedQuery,
  usedResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { withPerPage } from '../../../core/lists/to-page-numbers.ts';
import { requireExisting } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { createUsedFinder } from './create-used-finder.ts';
import { createListingSearch, createUsedList } from './create-used-list.ts';

export function addUsedRoutes(app: App, db: Database): void {
  const listListings = createUsedList(db, createListingSearch(db));
  const findListing = createUsedFinder(db);
  app.get(
    '/api/v1/used-tractors',
    {
      schema: {
        summary: 'Lists the used tractors for sale with filters, 24 a page',
        tags: ['used tractors'],
        querystring: usedQuery,
        response: toResponseSchemas(usedResponse),
      },
    },
    async (request, reply) => {
      const data = await listListings(withPerPage(request.query, request, reply));
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/used-tractors/:id',
    {
      schema: {
        summary: 'Returns a used tractor',
        tags: ['used tractors'],
        params: tractorParams,
        querystring: languageOnlyQuery,
        response: toResponseSchemas(usedDetailResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findListing(params.id, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}
