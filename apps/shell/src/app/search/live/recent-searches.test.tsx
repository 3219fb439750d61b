import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const stored = () => JSON.parse(localStorage.getItem('recentSearches') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps five texts, the last one first', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(text);
  expect(stored()).toEqual(['six', 'five', 'four', 'three', 'two']);
  expect(recentSearches()).toEqual(stored());
});

test('the same text in other letters moves up instead of coming twice', () => {
  for (const text of ['Kubota', 'swaraj', 'kubota']) rememberSearch(text);
  expect(stored()).toEqual(['kubota', 'swaraj']);
});

test('forgets all of them', () => {
  rememberSearch('kubota');
  forgetSearches();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '"kubota"', '{"a":1}', 'null'])('%s of somebody else is no list', (item) => {
  localStorage.setItem('recentSearches', item);
  expect(recentSearches()).toEqual([]);
});

test('of a list only texts count', () => {
  localStorage.setItem('recentSearches', '["kubota", 7, "", null, "swaraj"]');
  expect(recentSearches()).toEqual(['kubota', 'swaraj']);
});

test('a closed storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberSearch('kubota')).toEqual(['kubota']);
});
