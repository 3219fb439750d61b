import {
  homeSearchBody,
  homeSearchResponse,
  MIN_QUERY_LENGTH,
  SITEMAP_SECTIONS,
  searchQuery,
  searchResponse,
  sitemapParams,
  sitemapQuery,
  sitemapResponse,
  sitemapSectionResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../core/database/database.ts';
import type { Clock } from '../../core/jobs/clock.ts';
import { cacheIndex } from '../../core/lists/cache-by-revision.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../core/server/app.ts';
import type { DealerIndex } from '../catalogue/dealers/create-dealer-index.ts';
import type { PlaceIndexCache } from '../catalogue/places/place-index.ts';
import { createDuePostCounter } from '../content/posts/is-published.ts';
import { createDealerSearch } from './create-dealer-search.ts';
import { createSitemapReader } from './create-sitemap-reader.ts';
import type { Entry } from './entry.ts';
import { groupHits, toSuggestion } from './group-hits.ts';
import { listEntries } from './list-entries.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import { SearchIndex } from './search-index.ts';

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

export function addSitemapRoutes(app: App, db: Database, dealers: DealerIndex): void {
  const readSection = createSitemapReader(db, dealers);
  app.get(
    '/api/v1/sitemap',
    {
      schema: {
        summary: 'Lists the sitemap sections with their numbers of URLs',
        tags: ['sitemap'],
        response: toResponseSchemas(sitemapResponse),
      },
    },
    async (_, reply) => {
      const data = await Promise.all(
        SITEMAP_SECTIONS.map(async (section) => ({
          section,
          ...(await readSection(section).readSummary()),
        })),
      );
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/sitemap/:section',
    {
      schema: {
        summary: 'Lists the URLs of a sitemap section, 10,000 a page',
        tags: ['sitemap'],
        params: sitemapParams,
        querystring: sitemapQuery,
        response: toResponseSchemas(sitemapSectionResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await readSection(params.section).readPage(query.page);
      cachePublicly(reply);
      return { data };
    },
  );
}
