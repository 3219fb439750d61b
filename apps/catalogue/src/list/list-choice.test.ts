import {
  countSelected,
  formatChoice,
  listVisibleDimensions,
  readChoice,
  withoutValue,
} from './list-choice.ts';

const spec = { dimensions: ['brand', 'hp'], sorts: ['popular', 'price'] };
const read = (query: string) => readChoice(new URLSearchParams(query), spec);

test('nothing chosen is the first page of the usual order, at the bare address', () => {
  expect(read('')).toEqual({ filters: {}, sort: 'popular', page: 1 });
  expect(formatChoice({ filters: {}, sort: 'popular', page: 1 }, spec)).toBe('');
});

test('a choice has one address, in whatever order it was made', () => {
  const choice = {
    filters: { hp: ['41-50'], brand: ['swaraj', 'eicher'] },
    sort: 'price',
    page: 2,
  };
  expect(formatChoice(choice, spec)).toBe('?brand=eicher&brand=swaraj&hp=41-50&sort=price&page=2');
  expect(read('brand=a&brand=a&brand=b&brand=')?.filters.brand).toEqual(['a', 'b']);
});

test('what has one value is no choice, unless it is chosen and must stay so', () => {
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

test('an empty sort, as a form without script may send it, is the usual one', () => {
  expect(read('sort=')?.sort).toBe('popular');
});

test('a value less goes back to the first page', () => {
  const choice = { filters: { brand: ['a', 'b'] }, sort: 'popular', page: 3 };
  const less = withoutValue(choice, 'brand', 'a');
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
])('%s is no list', (query) => {
  expect(read(query)).toBeNull();
});
