import type { Database } from '../../../database/database.ts';
import { cacheByRevision } from '../../../shared/lists/cache-by-revision.ts';
import type { DealerIndex } from '../../catalogue/dealers/dealer-index.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import { listSearchTerms } from '../entries/list-entries.ts';
import type { Entry } from '../index/entry.ts';
import { DealerMatcher } from './dealer-matcher.ts';
import { parseDealerQuery } from './parse-dealer-query.ts';

type DealerSearchSources = { dealers: DealerIndex; places: PlaceIndexCache };

export type DealerSearch = (query: string) => Promise<Entry[]>;

/** Returns no entries, without a database query, if the query contains no word for dealers. */
export function createDealerSearch(
  db: Database,
  { dealers: getDealers, places: getPlaces }: DealerSearchSources,
): DealerSearch {
  const readTerms = cacheByRevision(db, ['search'], () => listSearchTerms(db));
  let cached: { sources: readonly unknown[]; matcher: Promise<DealerMatcher> } | undefined;
  return async (query) => {
    const dealerQuery = parseDealerQuery(query);
    if (dealerQuery === null || dealerQuery.tokens.length === 0) return [];
    const [{ rows }, placeIndex, searchTerms] = await Promise.all([
      getDealers(),
      getPlaces(),
      readTerms(),
    ]);
    const sources = [rows, placeIndex, searchTerms];
    if (!cached?.sources.every((source, index) => source === sources[index])) {
      cached = { sources, matcher: DealerMatcher.createInSlices(rows, placeIndex, searchTerms) };
    }
    return (await cached.matcher).search(dealerQuery);
  };
}
