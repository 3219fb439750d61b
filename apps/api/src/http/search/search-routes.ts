import {
  homeSearchResponse,
  homeSearchBody,
  MIN_QUERY_LENGTH,
  searchResponse,
  searchQuery,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import type { DealerIndex } from '../../domain/catalogue/dealers/dealer-index.ts';
import type { PlaceIndexCache } from '../../domain/catalogue/places/reads.ts';
import { duePosts } from '../../domain/content/posts/due-posts.ts';
import { dealerSearch } from '../../domain/search/dealers/dealer-search.ts';
import { readEntries } from '../../domain/search/entries/read-entries.ts';
import { findings } from '../../domain/search/findings.ts';
import type { Entry } from '../../domain/search/index/entry.ts';
import { SearchIndex } from '../../domain/search/index/search-index.ts';
import { keepMiss } from '../../domain/search/keep-miss.ts';
import { suggestionOf } from '../../domain/search/suggestion.ts';
import type { Clock } from '../../shared/clock.ts';
import { cacheIndex } from '../../shared/lists/cached-index.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

/** Lists whose changes affect search entries. */
const REVISIONS = ['tractors', 'tyres', 'implements', 'search'];

/** As many as fit above a phone's keyboard with a little scrolling. */
const SUGGESTIONS = 8;

type SearchDeps = { db: Database; clock: Clock; dealers: DealerIndex; places: PlaceIndexCache };

export function addSearchRoutes(app: App, { db, clock, ...sources }: SearchDeps): void {
  const make = async () => SearchIndex.inSlices(await readEntries(db));
  const index = cacheIndex(db, REVISIONS, make, duePosts(db));
  const searchDealers = dealerSearch(db, sources);
  const search = async (text: string): Promise<Entry[]> => {
    if (text.trim().length < MIN_QUERY_LENGTH) return [];
    const [dealers, ofNames] = await Promise.all([searchDealers(text), index()]);
    return [...dealers, ...ofNames.search(text).map(({ entry }) => entry)];
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
      const hits = (await search(query)).slice(0, SUGGESTIONS);
      return { success: true as const, data: hits.map((hit) => suggestionOf(hit, language)) };
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
      const data = findings(hits, query);
      if (hits.length === 0) await keepMiss(db, query.q, clock());
      cachePublicly(reply);
      return { data };
    },
  );
}
