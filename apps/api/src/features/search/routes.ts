import { endpoints, MIN_QUERY_LENGTH, SITEMAP_SECTIONS } from '@tractor-haat/api-client/contract';
import type { Database } from '../../core/database/database.ts';
import type { Clock } from '../../core/jobs/clock.ts';
import { cacheIndex } from '../../core/lists/cache-by-revision.ts';
import type { App } from '../../core/server/app.ts';
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
  app.endpoint(endpoints.suggestSearch, async ({ body: { query, language } }) => {
    const hits = (await search(query)).slice(0, MAX_SUGGESTIONS);
    return { success: true as const, data: hits.map((hit) => toSuggestion(hit, language)) };
  });
  app.endpoint(endpoints.searchSite, async ({ query }) => {
    const hits = await search(query.q);
    const data = groupHits(hits, query);
    if (hits.length === 0) await recordSearchMiss(db, query.q, clock());
    return { data };
  });
}

export function addSitemapRoutes(app: App, db: Database, dealers: DealerIndex): void {
  const readSection = createSitemapReader(db, dealers);
  app.endpoint(endpoints.getSitemap, async () => {
    const data = await Promise.all(
      SITEMAP_SECTIONS.map(async (section) => ({
        section,
        ...(await readSection(section).readSummary()),
      })),
    );
    return { data };
  });
  app.endpoint(endpoints.getSitemapSection, async ({ params, query }) => ({
    data: await readSection(params.section).readPage(query.page),
  }));
}
