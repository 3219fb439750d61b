import { queryString } from './query-string.ts';

test.each([
  [{}, ''],
  [{ page: undefined }, ''],
  [{ page: 2, language: 'hi' }, '?page=2&language=hi'],
  [{ brand: ['fieldking', 'shaktiman'] }, '?brand=fieldking&brand=shaktiman'],
  [{ brand: [] }, ''],
  [{ query: 'a&b=ç' }, '?query=a%26b%3D%C3%A7'],
])('queryString converts %j to %j', (query, expected) => {
  expect(queryString(query)).toBe(expected);
});
