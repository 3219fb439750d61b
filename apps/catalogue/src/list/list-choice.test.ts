import {
  countSelected,
  formatChoice,
  listVisibleDimensions,
  readChoice,
  removeValue,
} from './list-choice.ts';

const spec = { dimensions: ['brand', 'hp'], sorts: ['popular', 'price'] };
const read = (query: string) => readChoice(new URLSearchParams(query), spec);

test('reads and formats an empty query as the first page in default order', () => {
  expect(read('')).toEqual({ filters: {}, sort: 'popular', page: 1 });
  expect(formatChoice({ filters: {}, sort: 'popular', page: 1 }, spec)).toBe('');
});

test('formats a choice as one URL, regardless of the order of its values', () => {
  const choice = {
    filters: { hp: ['41-50'], brand: ['swaraj', 'eicher'] },
    sort: 'price',
    page: 2,
  };
  expect(formatChoice(choice, spec)).toBe('?brand=eicher&brand=swaraj&hp=41-50&sort=price&page=2');
  expect(read('brand=a&brand=a&brand=b&brand=')?.filters.brand).toEqual(['a', 'b']);
});

test('omits dimensions with one value unless it is selected', () => {
  const one = { slug: 'mrf', name: null, count: 2 };
  const facets = { brand: [one], hp: [one, { ...one, slug: 'ceat' }] };
  const bare = { filters: {}, sort: 'popular', page: 1 };
  expect(listVisibleDimensions(spec, bare, facets)).toEqual(['hp']);
  expect(listVisibleDimensions(spec, { ...bare, filters: { brand: ['mrf'] } }, facets)).toEqual([
    'brand',
    'hp',
  ]);
  expect(listVisibleDimensions(spec, bare, {})).toEqual([]);
});

test('reads an empty sort, as native forms send it, as the default', () => {
  expect(read('sort=')?.sort).toBe('popular');
});

test('returns to the first page after a value is removed', () => {
  const choice = { filters: { brand: ['a', 'b'] }, sort: 'popular', page: 3 };
  const less = removeValue(choice, 'brand', 'a');
  expect(less).toEqual({ filters: { brand: ['b'] }, sort: 'popular', page: 1 });
  expect([countSelected(choice), countSelected(less)]).toEqual([2, 1]);
});

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1e9',
  'page=10000000',
  'sort=drop',
  'page=',
  'brand=%27%3B%20drop%20table',
  'hp=<script>',
])('returns null for the query %s', (query) => {
  expect(read(query)).toBeNull();
});
