import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { listRevisions } from '../../../../database/schema/list-revisions.ts';
import { type Clock, systemClock } from '../../../../shared/clock.ts';
import { cacheValue } from '../../../../shared/lists/cache-value.ts';
import { toIndiaTime } from '../../../../shared/to-india-time.ts';
import { countListings } from './count-listings.ts';
import { listPageIds, type UsedPageQuery } from './list-page-ids.ts';
import { PageCursorCache } from './page-cursor-cache.ts';

/** A larger table is counted at most once a minute, because counting it is slow. */
const LARGE_TABLE_LISTINGS = 50_000;
const MAX_COUNTS_AGE_MS = 60_000;

export type ListingSearchOptions = { clock?: Clock; maxSorted?: number };

export function createListingSearch(
  db: Database,
  { clock = systemClock, maxSorted }: ListingSearchOptions = {},
) {
  const getThisYear = () => toIndiaTime(clock()).year;
  const revisionQuery = db
    .select({ revision: listRevisions.revision })
    .from(listRevisions)
    .where(eq(listRevisions.name, 'used'))
    .prepare('used_revision');
  const getCountTable = cacheValue({
    isLarge: ({ total }) => total > LARGE_TABLE_LISTINGS,
    maxAgeMs: MAX_COUNTS_AGE_MS,
    // The ages of all tractors change with the year, so it is part of the revision.
    readRevision: async () =>
      `${(await revisionQuery.execute())[0]?.revision ?? 0} ${getThisYear()}`,
    compute: () => countListings(db, getThisYear(), maxSorted),
    clock,
  });
  const cursors = new PageCursorCache(clock);
  return async (query: Omit<UsedPageQuery, 'thisYear'>) => {
    const table = await getCountTable();
    const result = table.count(query.selection);
    return {
      total: result.total,
      counts: result.counts,
      listIds: () => listPageIds(db, cursors, table, result, { ...query, thisYear: getThisYear() }),
    };
  };
}

export type ListingSearch = ReturnType<typeof createListingSearch>;
