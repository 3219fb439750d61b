import {
  clearRecentSearches,
  readRecentSearches,
  saveRecentSearch,
} from './read-recent-searches.ts';

const stored = () => JSON.parse(localStorage.getItem('recentSearches') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps five texts, the last one first', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) saveRecentSearch(text);
  expect(stored()).toEqual(['six', 'five', 'four', 'three', 'two']);
  expect(readRecentSearches()).toEqual(stored());
});

test('the same text in other letters moves up instead of coming twice', () => {
  for (const text of ['Kubota', 'swaraj', 'kubota']) saveRecentSearch(text);
  expect(stored()).toEqual(['kubota', 'swaraj']);
});

test('forgets all of them', () => {
  saveRecentSearch('kubota');
  clearRecentSearches();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '"kubota"', '{"a":1}', 'null'])('%s of somebody else is no list', (item) => {
  localStorage.setItem('recentSearches', item);
  expect(readRecentSearches()).toEqual([]);
});

test('of a list only texts count', () => {
  localStorage.setItem('recentSearches', '["kubota", 7, "", null, "swaraj"]');
  expect(readRecentSearches()).toEqual(['kubota', 'swaraj']);
});

test('a closed storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveRecentSearch('kubota')).toEqual(['kubota']);
});
