import { createRandom } from '../../testing/random.ts';
import { ListIndex } from './list-index.ts';

type Row = { id: number; brand: string; bands: string[]; price: number };

const definition = {
  dimensions: { brand: (row: Row) => [row.brand], band: (row: Row) => row.bands },
  orders: { price: (a: Row, b: Row) => a.price - b.price },
};

function createRows(count: number): Row[] {
  const { below } = createRandom(7);
  return Array.from({ length: count }, (_, id) => ({
    id,
    brand: `brand-${below(5)}`,
    bands: [`band-${below(4)}`, ...(below(3) === 0 ? ['extra'] : [])],
    price: below(1000),
  }));
}

const SELECTIONS = [
  {},
  { brand: ['brand-1'] },
  { brand: ['brand-1', 'brand-3'], band: ['extra'] },
  { band: ['band-0', 'band-2'] },
  { brand: ['brand-9'] },
];

// A bit set has words of 32 rows, so numbers around 32 are tested.
test.each([0, 1, 31, 32, 33, 1000, 1001, 4500])(
  'returns the same rows and counts as a linear scan of %i rows',
  (count) => {
    const rows = createRows(count);
    const index = ListIndex.create(rows, definition);
    for (const selection of SELECTIONS as Record<string, string[]>[]) {
      const isMatch = (row: Row, ignoredDimension?: string) =>
        (ignoredDimension === 'brand' || !selection.brand || selection.brand.includes(row.brand)) &&
        (ignoredDimension === 'band' ||
          !selection.band ||
          selection.band.some((band) => row.bands.includes(band)));
      const result = index.search(selection, 'price', 1);
      const expected = rows
        .filter((row) => isMatch(row))
        .sort((a, b) => a.price - b.price || a.id - b.id);
      expect(result.total).toBe(expected.length);
      expect(result.rows).toEqual(expected.slice(0, 24));
      expect(index.search(selection, 'price', 2).rows).toEqual(expected.slice(24, 48));
      const countValues = (dimension: 'brand' | 'band') => {
        const values = definition.dimensions[dimension];
        const matchingRows = rows.filter((row) => isMatch(row, dimension));
        const countRows = (value: string) =>
          matchingRows.filter((row) => values(row).includes(value)).length;
        return new Map(rows.flatMap(values).map((value) => [value, countRows(value)]));
      };
      expect(result.counts).toEqual(
        new Map([
          ['brand', countValues('brand')],
          ['band', countValues('band')],
        ]),
      );
      expect(index.findFirst(selection, 'price', () => true)).toEqual(expected[0] ?? null);
    }
  },
);

test('findFirst returns the first row of an order that has the selected values and passes the test', () => {
  const rows = createRows(100);
  const index = ListIndex.create(rows, definition);
  const isExpensive = ({ price }: Row) => price > 500;
  const byPrice = [...rows].sort((a, b) => a.price - b.price || a.id - b.id);
  const findFirst = (brands: string[]) => index.findFirst({ brand: brands }, 'price', isExpensive);
  expect(findFirst([])).toEqual(byPrice.find(isExpensive));
  expect(findFirst(['brand-1', 'brand-2'])).toEqual(
    byPrice.find((row) => isExpensive(row) && ['brand-1', 'brand-2'].includes(row.brand)),
  );
  expect(findFirst(['brand-9'])).toBeNull();
  expect(index.findFirst({}, 'no such order', () => true)).toBeNull();
});

test('an index that is created in slices returns its size, its values and its pages', async () => {
  const rows = createRows(1001);
  const index = await ListIndex.createInSlices(rows, definition);
  expect(index.size).toBe(1001);
  expect(index.hasValue('brand', 'brand-4')).toBe(true);
  expect(index.hasValue('brand', 'brand-5')).toBe(false);
  expect(index.hasValue('colour', 'brand-4')).toBe(false);
  expect(index.search({}, 'price', 3, 10).rows).toEqual(
    ListIndex.create(rows, definition).search({}, 'price', 1, 30).rows.slice(20),
  );
});
