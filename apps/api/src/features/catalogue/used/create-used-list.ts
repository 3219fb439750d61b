import {
  AGE_BANDS,
  DRIVE_TYPES,
  HP_BANDS,
  PER_PAGE,
  USED_PRICE_BANDS,
  type UsedFilter,
  type UsedPage,
} from '@tractor-haat/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { listRevisions } from '../../../core/database/tables.ts';
import { type Clock, systemClock, toIndiaTime } from '../../../core/jobs/clock.ts';
import { cacheValue } from '../../../core/lists/cache-by-revision.ts';
import {
  resolveSelection,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createStateNamesQuery } from '../places/place-index.ts';
import { createBrandNamesQuery } from '../products/create-brand-queries.ts';
import {
  CountTable,
  DIMENSION_BITS,
  NUMBERED_VALUES,
  toYearRange,
  type ValueNumbers,
} from './count-table.ts';
import { listPageIds, PageCursorCache, type UsedPageQuery } from './list-page-ids.ts';
import { publishedListings, usedValues } from './tables.ts';
import { createUsedCardFinder } from './to-used-card.ts';

const FIXED_VOCABULARIES = {
  hp: { kind: 'fixed', values: HP_BANDS.map(({ slug }) => slug) },
  price: { kind: 'fixed', values: USED_PRICE_BANDS.map(({ slug }) => slug) },
  age: { kind: 'fixed', values: AGE_BANDS.map(({ slug }) => slug) },
  drive: { kind: 'fixed', values: DRIVE_TYPES },
  feature: { kind: 'fixed', values: ['mini'] },
} as const satisfies Vocabularies;

export function createUsedList(db: Database, searchListings: ListingSearch) {
  const listBrands = createBrandNamesQuery(db, 'tractor');
  const listStates = createStateNamesQuery(db, 'used');
  const findCards = createUsedCardFinder(db);
  return async ({ page, per_page, sort, language, ...filters }: UsedFilter): Promise<UsedPage> => {
    const [brands, states] = await Promise.all([listBrands(), listStates()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      state: { kind: 'named', names: states, unknownReason: 'state_unknown' },
      ...FIXED_VOCABULARIES,
    };
    const selection = resolveSelection(filters, vocabularies);
    const limit = per_page ?? PER_PAGE;
    const result = await searchListings({ selection, sort, skip: (page - 1) * limit, limit });
    const numbers = toPageNumbers(result.total, page, per_page);
    return {
      items: await findCards(await result.listIds(), language),
      ...numbers,
      facets: toFacets(result, selection, vocabularies, language),
    };
  };
}

/** A larger table is counted at most once a minute, because counting it is slow. */
const LARGE_TABLE_LISTINGS = 50_000;
const MAX_COUNTS_AGE_MS = 60_000;

type ListingSearchOptions = { clock?: Clock; maxSorted?: number };

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

type ListingSearch = ReturnType<typeof createListingSearch>;

const INT4_BYTES = 4;
const PAIR_BYTES = 2 * INT4_BYTES;

/** Returns the counts as one byte string, because parsing hundreds of thousands of rows would block the process. */
async function countListings(
  db: Database,
  thisYear: number,
  maxSorted?: number,
): Promise<CountTable> {
  const ageShift = sql.raw(String(DIMENSION_BITS.age.shift));
  const [values, result] = await Promise.all([
    db.select().from(usedValues),
    db.execute(sql`
      select coalesce(string_agg(int4send(kind) || int4send(listings), ''::bytea), ''::bytea) as pairs
      from (
        select ${publishedListings.cell} | (${selectAge(thisYear)} << ${ageShift}) as kind,
          count(*)::integer as listings
        from ${publishedListings} group by 1
      ) as kinds`),
  ]);
  const toNumbers = (kind: 'brand' | 'state') =>
    new Map(values.flatMap((row) => (row.kind === kind ? [[row.value, row.number] as const] : [])));
  const numbers: ValueNumbers = { brand: toNumbers('brand'), state: toNumbers('state') };
  const { rows } = result as { rows: { pairs: Uint8Array }[] };
  const { kinds, counts } = parsePairs(rows[0]?.pairs ?? new Uint8Array());
  return new CountTable(kinds, counts, numbers, maxSorted);
}

function parsePairs(bytes: Uint8Array): { kinds: Int32Array; counts: Int32Array } {
  const length = bytes.byteLength / PAIR_BYTES;
  const [kinds, counts] = [new Int32Array(length), new Int32Array(length)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < length; index += 1) {
    kinds[index] = view.getInt32(index * PAIR_BYTES);
    counts[index] = view.getInt32(index * PAIR_BYTES + INT4_BYTES);
  }
  return { kinds, counts };
}

/** Contains literals instead of parameters, so that PostgreSQL plans the statement with the values. */
function selectAge(thisYear: number): SQL {
  const cases = AGE_BANDS.map(({ slug }) => {
    const { from, to } = toYearRange(slug, thisYear);
    return `when year between ${from} and ${to} then ${NUMBERED_VALUES.age.indexOf(slug)}`;
  });
  return sql.raw(`(case ${cases.join(' ')} else 0 end)`);
}
