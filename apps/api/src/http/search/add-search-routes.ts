import {
  homeSearchBody,
  homeSearchResponse,
  MIN_QUERY_LENGTH,
  searchQuery,
  searchResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import type { DealerIndex } from '../../domain/catalogue/dealers/dealer-index.ts';
import type { PlaceIndexCache } from '../../domain/catalogue/places/place-index-cache.ts';
import { createDuePostCounter } from '../../domain/content/posts/create-due-post-counter.ts';
import { createDealerSearch } from '../../domain/search/dealers/dealer-search.ts';
import { listEntries } from '../../domain/search/entries/list-entries.ts';
import { groupHits } from '../../domain/search/group-hits.ts';
import type { Entry } from '../../domain/search/index/entry.ts';
import { SearchIndex } from '../../domain/search/index/search-index.ts';
import { recordSearchMiss } from '../../domain/search/record-search-miss.ts';
import { toSuggestion } from '../../domain/search/to-suggestion.ts';
import type { Clock } from '../../shared/clock.ts';
import { cacheIndex } from '../../shared/lists/cache-index.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

const INDEXED_LISTS = ['tractors', 'tyres', 'implements', 'search'];

/** More suggestions do not fit above the keyboard of a phone. */
const MAX_SUGGESTIONS = 8;

type SearchDeps = { db: Database; clock: Clock; dealers: DealerIndex; places: PlaceIndexCache };

export function addSearchRoutes(app: App, { db, clock, ...sources }: SearchDeps): void {
  const createIndex = async () => SearchIndex.createInSlices(await listEntries(db));
  const getIndex = cacheIndex(db, INDEXED_LISTS, createIndex, createDuePostCounter(db));
  const searchDealers = createDealerSearch(db, sources);
  const search = async (text: string): Promise<Entry[]> => {
    if (text.trim().length < MIN_QUERY_LENGTH) return [];
    const [dealers, nameIndex] = await Promise.all([searchDealers(text), getIndex()]);
    return [...dealers, ...nameIndex.search(text).map(({ entry }) => entry)];
  };
  app.post(
    '/api/home_search',
    {
      schema: {
        summary: 'Lists the suggestions for a query, best match first',
        tags: ['search'],
        body: homeSearchBody,
        response: toResponseSchemas(homeSearchResponse),
      },
    },
    async ({ body: { query, language } }, reply) => {
      reply.header('cache-control', 'no-store');
      const hits = (await search(query)).slice(0, MAX_SUGGESTIONS);
      return { success: true as const, data: hits.map((hit) => toSuggestion(hit, language)) };
    },
  );
  app.get(
    '/api/v1/search',
    {
      schema: {
        summary: 'Lists the search results by kind',
        tags: ['search'],
        querystring: searchQuery,
        response: toResponseSchemas(searchResponse),
      },
    },
    async ({ query }, reply) => {
      const hits = await search(query.q);
      const data = groupHits(hits, query);
      if (hits.length === 0) await recordSearchMiss(db, query.q, clock());
      cachePublicly(reply);
      return { data };
    },
  );
}
