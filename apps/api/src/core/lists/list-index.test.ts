import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { createRandom } from '../../testing/random.ts';
import { ListIndex } from './list-index.ts';

type Row = { id: number; brand: string; bands: string[]; price: number };

const definition = {
  dimensions: { brand: (row: Row) => [row.brand], band: (row: Row) => row.bands },
  orders: { price: (a: Row, b: Row) => a.price - b.price },
};

function createRows(count: number): Row[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, id) => ({
    id,
    brand: `brand-${random.below(5)}`,
    bands: [`band-${random.below(4)}`, ...(random.below(3) === 0 ? ['extra'] : [])],
    price: random.below(1000),
  }));
}

type Dimension = keyof typeof definition.dimensions;
type Selection = Record<string, string[]>;

const SELECTIONS: Selection[] = [
  {},
  { brand: ['brand-1'] },
  { brand: ['brand-1', 'brand-3'], band: ['extra'] },
  { band: ['band-0', 'band-2'] },
  { brand: ['brand-9'] },
];

const compareRows = (a: Row, b: Row) => a.price - b.price || a.id - b.id;

const hasSelectedValue = (row: Row, dimension: Dimension, values: string[] | undefined) =>
  values === undefined ||
  definition.dimensions[dimension](row).some((value) => values.includes(value));

/** Searches without an index. */
function scanRows(rows: Row[], { brand, band }: Selection) {
  const hasBrand = (row: Row) => hasSelectedValue(row, 'brand', brand);
  const hasBand = (row: Row) => hasSelectedValue(row, 'band', band);
  return {
    rows: rows.filter((row) => hasBrand(row) && hasBand(row)).sort(compareRows),
    // A count ignores the selected values of its own dimension.
    counts: new Map([
      ['brand', countValues(rows, 'brand', hasBand)],
      ['band', countValues(rows, 'band', hasBrand)],
    ]),
  };
}

/** Counts each value in the matching rows. A value that only other rows have counts zero. */
function countValues(rows: Row[], dimension: Dimension, isMatch: (row: Row) => boolean) {
  const values = definition.dimensions[dimension];
  const matchingRows = rows.filter(isMatch);
  const countRows = (value: string) =>
    matchingRows.filter((row) => values(row).includes(value)).length;
  const distinctValues = [...new Set(rows.flatMap(values))];
  return new Map(distinctValues.map((value) => [value, countRows(value)]));
}

/** `sortInSteps` sorts runs of 1000 rows and merges them. */
const MANY_ROWS = 4500;

/** A bit set has words of 32 rows, so counts around 32 are tested. */
const ROW_COUNTS = [0, 1, 31, 32, 33, 1000, 1001, MANY_ROWS];

test.each(ROW_COUNTS)('returns the same rows and counts as a linear scan of %i rows', (count) => {
  const rows = createRows(count);
  const index = ListIndex.create(rows, definition);
  for (const selection of SELECTIONS) {
    const expected = scanRows(rows, selection);
    const result = index.search(selection, 'price', 1);
    expect(result.total).toBe(expected.rows.length);
    expect(result.rows).toEqual(expected.rows.slice(0, PER_PAGE));
    expect(index.search(selection, 'price', 2).rows).toEqual(
      expected.rows.slice(PER_PAGE, 2 * PER_PAGE),
    );
    expect(result.counts).toEqual(expected.counts);
    expect(index.findFirst(selection, 'price', () => true)).toEqual(expected.rows[0] ?? null);
  }
});

test('findFirst returns the first row of an order that has the selected values and passes the test', () => {
  const rows = createRows(100);
  const index = ListIndex.create(rows, definition);
  const isExpensive = ({ price }: Row) => price > 500;
  const byPrice = [...rows].sort(compareRows);
  const findFirst = (brands: string[]) => index.findFirst({ brand: brands }, 'price', isExpensive);
  expect(findFirst([])).toEqual(byPrice.find(isExpensive));
  expect(findFirst(['brand-1', 'brand-2'])).toEqual(
    byPrice.find((row) => isExpensive(row) && ['brand-1', 'brand-2'].includes(row.brand)),
  );
  expect(findFirst(['brand-9'])).toBeNull();
  expect(index.findFirst({}, 'no such order', () => true)).toBeNull();
});

test('an index that is created in slices returns its size, its values and its pages', async () => {
  const rows = createRows(MANY_ROWS);
  const index = await ListIndex.createInSlices(rows, definition);
  expect(index.size).toBe(MANY_ROWS);
  expect(index.hasValue('brand', 'brand-4')).toBe(true);
  expect(index.hasValue('brand', 'brand-5')).toBe(false);
  expect(index.hasValue('colour', 'brand-4')).toBe(false);
  expect(index.search({}, 'price', 3, 10).rows).toEqual(
    ListIndex.create(rows, definition).search({}, 'price', 1, 30).rows.slice(20),
  );
});
