import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { listRevisions } from '../../../../database/schema/list-revisions.ts';
import { type Clock, systemClock } from '../../../../shared/clock.ts';
import { toIndiaTime } from '../../../../shared/india-time.ts';
import { cachedValue } from '../../../../shared/lists/cached-value.ts';
import { PlacesCache } from './kept-places.ts';
import { pageOfIds, type UsedPageQuery } from './page-of-ids.ts';
import { readCounts } from './read-counts.ts';

/** Fewer listings are counted again with every change. */
const LARGE = 50_000;
const KEPT_MS = 60_000;

/** Overrides for tests. */
export type PublicationRule = { clock?: Clock; few?: number };

/** Finds public used tractors in the database. */
export function makeUsedTractorList(
  db: Database,
  { clock = systemClock, few }: PublicationRule = {},
) {
  const thisYear = () => toIndiaTime(clock()).year;
  const revision = db
    .select({ revision: listRevisions.revision })
    .from(listRevisions)
    .where(eq(listRevisions.name, 'used'))
    .prepare('used_revision');
  const current = cachedValue({
    isLarge: ({ total }) => total > LARGE,
    maxAgeMs: KEPT_MS,
    // Ages change with the year.
    revision: async () => `${(await revision.execute())[0]?.revision ?? 0} ${thisYear()}`,
    make: () => readCounts(db, thisYear(), few),
    clock,
  });
  const places = new PlacesCache(clock);
  return async (query: Omit<UsedPageQuery, 'thisYear'>) => {
    const table = await current();
    const counted = table.count(query.chosen);
    return {
      total: counted.total,
      counts: counted.counts,
      ids: () => pageOfIds(db, places, table, counted, { ...query, thisYear: thisYear() }),
    };
  };
}

export type UsedTractorList = ReturnType<typeof makeUsedTractorList>;
