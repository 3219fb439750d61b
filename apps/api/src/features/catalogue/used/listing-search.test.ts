import {
  AGE_BANDS,
  HP_BANDS,
  USED_PRICE_BANDS,
  type UsedSort,
} from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { compareTexts } from '../../../core/lists/compare-names.ts';
import { ListIndex } from '../../../core/lists/list-index.ts';
import { toBandSlugs } from '../../../core/lists/resolve-selection.ts';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { listSimilarUsed } from './create-used-finder.ts';
import { createListingSearch } from './create-used-list.ts';

type ListingRow = {
  id: number;
  brand: string;
  hp: number | null;
  drive: string;
  price: number;
  year: number;
  hours: number | null;
  state: string;
  listed_on: string;
};

type ListingSelection = Record<string, string[]>;

const LISTING_COUNT = 6000;
const PER_PAGE = 24;
const clock = () => new Date('2026-11-24T06:00:00Z');

const compareDays = (a: ListingRow, b: ListingRow) =>
  compareTexts(b.listed_on, a.listed_on) || b.id - a.id;
const toSortableHours = (hours: number | null) => hours ?? Number.MAX_SAFE_INTEGER;

/** `ListIndex` computes the expected results in memory. */
const definition = {
  dimensions: {
    brand: (row: ListingRow) => [row.brand],
    hp: (row: ListingRow) => toBandSlugs(HP_BANDS, row.hp),
    price: (row: ListingRow) => toBandSlugs(USED_PRICE_BANDS, row.price),
    age: (row: ListingRow) => toBandSlugs(AGE_BANDS, 2026 - row.year),
    drive: (row: ListingRow) => [row.drive],
    state: (row: ListingRow) => [row.state],
    feature: (row: ListingRow) => (row.hp !== null && row.hp <= 30 ? ['mini'] : []),
  },
  orders: {
    newest: compareDays,
    price: (a: ListingRow, b: ListingRow) => a.price - b.price || compareDays(a, b),
    'price-desc': (a: ListingRow, b: ListingRow) => b.price - a.price || compareDays(a, b),
    year: (a: ListingRow, b: ListingRow) => b.year - a.year || compareDays(a, b),
    hours: (a: ListingRow, b: ListingRow) =>
      toSortableHours(a.hours) - toSortableHours(b.hours) || compareDays(a, b),
  },
};

const SORTS = Object.keys(definition.orders) as UsedSort[];

const SELECTIONS: ListingSelection[] = [
  {},
  { price: ['2-3-lakh', '3-5-lakh'] },
  { hp: ['41-50'], age: ['4-6', 'over-10'] },
  { state: ['punjab'], drive: ['2wd'], age: ['up-to-3'] },
  { feature: ['mini'] },
  { brand: ['no-such-brand'] },
  { brand: ['no-such-brand'], price: ['over-5-lakh'] },
];

let api: TestApi;
let db: Database;
let expectedIndex: ListIndex<ListingRow>;
let rows: ListingRow[];
beforeAll(async () => {
  const [database] = selectOneDatabase();
  api = await createTestApi(database, projectContent);
  db = api.connection.db;
  // Prime multipliers produce listings with many combinations of values.
  await db.execute(sql`
    insert into used_tractors (slug, tractor_id, year, hours, owners, rc, hypothecation, condition, price_inr,
      negotiable, state, district, listed_on, status, demo)
    select 'own-' || n, t.id, 2004 + n % 23, nullif((n * 37) % 90 * 100, 0), 1, true, 'none', '{}',
      90000 + (n * 7919) % 90 * 10000, true, (array['punjab', 'gujarat', 'bihar', 'elsewhere'])[1 + n % 4], 'Moga',
      date '2026-11-20' - n % 40, 'approved', false
    from generate_series(1, ${LISTING_COUNT}::integer) n
    join (select id, row_number() over (order by id) as row_index, count(*) over () as all_rows from tractors) t
      on t.row_index = (n * 31) % t.all_rows + 1`);
  const result = await db.execute(sql`
    select u.id, b.slug as brand, t.hp, t.drive, u.price_inr as price, u.year, u.hours, u.state,
      u.listed_on::text as listed_on
    from used_tractors u join tractors t on t.id = u.tractor_id join tractor_brands b on b.id = t.brand_id
    where u.status = 'approved'`);
  rows = (result as { rows: ListingRow[] }).rows;
  expect(rows.length).toBeGreaterThanOrEqual(LISTING_COUNT);
  expectedIndex = ListIndex.create(rows, definition);
});
afterAll(() => api.close());

const toIds = (listings: readonly ListingRow[]) => listings.map(({ id }) => id);

/** Pages after the middle are read from the end of the list, and a page after a distant page from a cursor. */
function listTestedPages(selection: ListingSelection, sort: UsedSort): number[] {
  const { total } = expectedIndex.search(selection, sort, 1, PER_PAGE);
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE));
  const distantPage = Math.ceil(lastPage * 0.45);
  const pages = new Set([1, 2, distantPage, distantPage + 1, lastPage - 1, lastPage]);
  return [...pages].filter((page) => page >= 1);
}

type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function expectCounts(actual: Counts, expected: Counts): void {
  for (const [name, values] of expected) {
    for (const [value, count] of values) {
      expect([name, value, actual.get(name)?.get(value)]).toEqual([name, value, count]);
    }
  }
}

// With `maxSorted` 0 the search scans an index for every list, with 100,000 it sorts every list.
test.each([0, 100_000])(
  'the search in SQL with maxSorted %i returns the rows and counts of an index in memory',
  async (maxSorted) => {
    const searchListings = createListingSearch(db, { clock, maxSorted });
    const selections = [...SELECTIONS, { brand: [rows[0]?.brand ?? ''] }];
    const lists = selections.flatMap((selection) => SORTS.map((sort) => ({ selection, sort })));
    for (const { selection, sort } of lists) {
      for (const page of listTestedPages(selection, sort)) {
        const expected = expectedIndex.search(selection, sort, page, PER_PAGE);
        const skip = (page - 1) * PER_PAGE;
        const result = await searchListings({ selection, sort, skip, limit: PER_PAGE });
        expect([page, result.total]).toEqual([page, expected.total]);
        expect([sort, page, await result.listIds()]).toEqual([sort, page, toIds(expected.rows)]);
        expectCounts(result.counts, expected.counts);
      }
    }
  },
);

test('lists similar used tractors within 6 HP, nearest price first', async () => {
  for (const { id, hp, price: price_inr } of rows.filter((_, index) => index % 500 === 0)) {
    if (hp === null) continue;
    const expected = rows
      .filter((row) => row.id !== id && row.hp !== null && Math.abs(row.hp - hp) <= 6)
      .sort((a, b) => Math.abs(a.price - price_inr) - Math.abs(b.price - price_inr) || b.id - a.id);
    expect(await listSimilarUsed(db, { id, hp, price_inr })).toEqual(toIds(expected.slice(0, 4)));
  }
});

test('returns 404 for a page after the last one', async () => {
  const response = await api.app.inject('/api/v1/used-tractors?page=99999');
  expect(response.statusCode).toBe(404);
});
