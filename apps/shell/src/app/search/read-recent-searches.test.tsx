import {
  clearRecentSearches,
  readRecentSearches,
  saveRecentSearch,
} from './read-recent-searches.ts';

const readStored = () => JSON.parse(localStorage.getItem('recentSearches') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('stores the five latest texts, newest first', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) saveRecentSearch(text);
  expect(readStored()).toEqual(['six', 'five', 'four', 'three', 'two']);
  expect(readRecentSearches()).toEqual(readStored());
});

test('moves a repeated text to the front regardless of case', () => {
  for (const text of ['Kubota', 'swaraj', 'kubota']) saveRecentSearch(text);
  expect(readStored()).toEqual(['kubota', 'swaraj']);
});

test('clears all texts', () => {
  saveRecentSearch('kubota');
  clearRecentSearches();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '"kubota"', '{"a":1}', 'null'])('ignores the stored value %s', (item) => {
  localStorage.setItem('recentSearches', item);
  expect(readRecentSearches()).toEqual([]);
});

test('reads only strings of a stored list', () => {
  localStorage.setItem('recentSearches', '["kubota", 7, "", null, "swaraj"]');
  expect(readRecentSearches()).toEqual(['kubota', 'swaraj']);
});

test('returns the new list even if the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveRecentSearch('kubota')).toEqual(['kubota']);
});
