import { random } from '../../testing/random.ts';
import { ListIndex } from './list-index.ts';

type Row = { id: number; brand: string; bands: string[]; price: number };

const definition = {
  dimensions: { brand: (row: Row) => [row.brand], band: (row: Row) => row.bands },
  orders: { price: (one: Row, other: Row) => one.price - other.price },
};

function rowsOf(count: number): Row[] {
  const { below } = random(7);
  return Array.from({ length: count }, (_, id) => ({
    id,
    brand: `brand-${below(5)}`,
    bands: [`band-${below(4)}`, ...(below(3) === 0 ? ['extra'] : [])],
    price: below(1000),
  }));
}

const CHOICES = [
  {},
  { brand: ['brand-1'] },
  { brand: ['brand-1', 'brand-3'], band: ['extra'] },
  { band: ['band-0', 'band-2'] },
  { brand: ['brand-9'] },
];

// 32 rows fill a word, 33 begin the next one.
test.each([0, 1, 31, 32, 33, 1000, 1001, 4500])(
  'returns the same counts as a linear scan of %i rows',
  (count) => {
    const rows = rowsOf(count);
    const index = new ListIndex(rows, definition);
    for (const chosen of CHOICES as Record<string, string[]>[]) {
      const passes = (row: Row, besides?: string) =>
        (besides === 'brand' || !chosen.brand || chosen.brand.includes(row.brand)) &&
        (besides === 'band' || !chosen.band || chosen.band.some((one) => row.bands.includes(one)));
      const found = index.search(chosen, 'price', 1);
      const expected = rows
        .filter((row) => passes(row))
        .sort((one, other) => one.price - other.price || one.id - other.id);
      expect(found.total).toBe(expected.length);
      expect(found.rows).toEqual(expected.slice(0, 24));
      expect(index.search(chosen, 'price', 2).rows).toEqual(expected.slice(24, 48));
      const counted = (dimension: 'brand' | 'band') => {
        const values = definition.dimensions[dimension];
        const under = rows.filter((row) => passes(row, dimension));
        const count = (value: string) => under.filter((row) => values(row).includes(value)).length;
        return new Map(rows.flatMap(values).map((value) => [value, count(value)]));
      };
      // Every value of every row has its count, and no other value has one.
      expect(found.counts).toEqual(
        new Map([
          ['brand', counted('brand')],
          ['band', counted('band')],
        ]),
      );
      expect(index.findFirst(chosen, 'price', () => true)).toEqual(expected[0] ?? null);
    }
  },
);

test('finds the first row in an order that matches and passes the test', () => {
  const rows = rowsOf(100);
  const index = new ListIndex(rows, definition);
  const isDear = ({ price }: Row) => price > 500;
  const byPrice = [...rows].sort((one, other) => one.price - other.price || one.id - other.id);
  const first = (brands: string[]) => index.findFirst({ brand: brands }, 'price', isDear);
  expect(first([])).toEqual(byPrice.find(isDear));
  expect(first(['brand-1', 'brand-2'])).toEqual(
    byPrice.find((row) => isDear(row) && ['brand-1', 'brand-2'].includes(row.brand)),
  );
  expect(first(['brand-9'])).toBeNull();
  expect(index.findFirst({}, 'no such order', () => true)).toBeNull();
});

test('knows its size and the values of each dimension', async () => {
  const rows = rowsOf(1001);
  const index = await ListIndex.createInSlices(rows, definition);
  expect(index.size).toBe(1001);
  expect(index.hasValue('brand', 'brand-4')).toBe(true);
  expect(index.hasValue('brand', 'brand-5')).toBe(false);
  expect(index.hasValue('colour', 'brand-4')).toBe(false);
  expect(index.search({}, 'price', 3, 10).rows).toEqual(
    new ListIndex(rows, definition).search({}, 'price', 1, 30).rows.slice(20),
  );
});
