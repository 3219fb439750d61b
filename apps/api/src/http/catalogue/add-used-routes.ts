import {
  languageOnlyQuery,
  tractorParams,
  usedDetailResponse,
  usedQuery,
  usedResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { createUsedFinder } from '../../domain/catalogue/used/create-used-finder.ts';
import { createUsedList } from '../../domain/catalogue/used/create-used-list.ts';
import { createListingSearch } from '../../domain/catalogue/used/published/listing-search.ts';
import { requireExisting } from '../../shared/require-existing.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import { withPerPage } from '../server/with-per-page.ts';

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
