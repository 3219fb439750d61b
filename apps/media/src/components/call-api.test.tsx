/** @jest-environment node */
import { ApiError } from '@tractor-haat/api-client';
import { callApi, parsePageUrl, readPageNumber } from './call-api.ts';

const catchThrown = async (error: unknown) => {
  const thrown = await callApi(() => Promise.reject(error)).catch((caught: unknown) => caught);
  return thrown instanceof Response ? thrown.status : thrown;
};

test('returns the data of a successful API call', async () => {
  expect(await callApi(async () => 5)).toBe(5);
});

test.each([
  [404, 404],
  [400, 404],
  [500, 503],
  [429, 503],
  [0, 503],
])('maps API status %s to page status %s', async (status, page) => {
  expect(await catchThrown(new ApiError(status, null))).toBe(page);
});

test('rethrows an error that is not an API error', async () => {
  const typeError = new TypeError('undefined is not a function');
  expect(await catchThrown(typeError)).toBe(typeError);
});

test.each([
  ['https://site.test/hi/tractor-videos?page=2', 'hi', '2'],
  ['https://site.test/tractor-videos', 'en', null],
])('parses the URL %s as a page in the language %s', (url, language, page) => {
  const parsed = parsePageUrl(new Request(url));
  expect(parsed.language).toBe(language);
  expect(parsed.query.get('page')).toBe(page);
});

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=37', 37],
])('reads the page number of "?%s" as %s', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page);
});

test.each(['0', '01', '-1', '1.5', 'two', '', '1234567', '2 '])(
  'rejects ?page=%s with 404',
  (page) => {
    let thrown: unknown;
    try {
      readPageNumber(new URLSearchParams({ page }));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ status: 404 });
  },
);
