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
});

test('reads a repeated value once, and ignores empty values', () => {
  expect(read('brand=a&brand=a&brand=b&brand=')?.filters.brand).toEqual(['a', 'b']);
});

test('omits dimensions with one value unless it is selected', () => {
  const facet = { slug: 'mrf', name: null, count: 2 };
  const facets = { brand: [facet], hp: [facet, { ...facet, slug: 'ceat' }] };
  const emptyChoice = { filters: {}, sort: 'popular', page: 1 };
  expect(listVisibleDimensions(spec, emptyChoice, facets)).toEqual(['hp']);
  expect(
    listVisibleDimensions(spec, { ...emptyChoice, filters: { brand: ['mrf'] } }, facets),
  ).toEqual(['brand', 'hp']);
  expect(listVisibleDimensions(spec, emptyChoice, {})).toEqual([]);
});

test('reads an empty sort, which native forms send, as the default', () => {
  expect(read('sort=')?.sort).toBe('popular');
});

test('returns to the first page when a value is removed', () => {
  const choice = { filters: { brand: ['a', 'b'] }, sort: 'popular', page: 3 };
  const reducedChoice = removeValue(choice, 'brand', 'a');
  expect(reducedChoice).toEqual({ filters: { brand: ['b'] }, sort: 'popular', page: 1 });
});

test('counts the selected values', () => {
  const choice = { filters: { brand: ['a', 'b'] }, sort: 'popular', page: 3 };
  expect(countSelected(choice)).toBe(2);
  expect(countSelected(removeValue(choice, 'brand', 'a'))).toBe(1);
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
