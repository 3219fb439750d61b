import { CACHED_FONTS_KEY, createFontTemplate } from '../../app/early/font-script.ts';
import { prefetchFonts } from './prepare-next-pages.ts';

const FONTS = ['/latin.woff2', '/rupee.woff2'];
const readCachedFonts = () => localStorage.getItem(CACHED_FONTS_KEY);

let requests: string[];
let getStatus: (font: string) => number;

beforeEach(() => {
  requests = [];
  getStatus = () => 200;
  localStorage.clear();
  document.head.innerHTML = createFontTemplate(FONTS);
  document.documentElement.dataset.letters = '';
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (font) => {
    requests.push(String(font));
    return new Response('', { status: getStatus(String(font)) });
  });
});

afterEach(() => jest.restoreAllMocks());

test('fetches and records fonts for the next page', async () => {
  await prefetchFonts();
  expect(requests).toEqual(FONTS);
  expect(readCachedFonts()).toBe('/rupee.woff2 /latin.woff2');
});

test('fetches no fonts on a page that uses its web fonts', async () => {
  delete document.documentElement.dataset.letters;
  await prefetchFonts();
  expect(requests).toEqual([]);
});

test('fetches no fonts with Save-Data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await prefetchFonts();
  expect(requests).toEqual([]);
});

test('does not record a font that failed to load', async () => {
  getStatus = (font) => (font === FONTS[0] ? 503 : 200);
  await prefetchFonts();
  expect(readCachedFonts()).toBe('/rupee.woff2');
});

test('ignores a network error', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await prefetchFonts();
  expect(readCachedFonts()).toBeNull();
});

test('records the eight latest fonts only', async () => {
  localStorage.setItem(
    CACHED_FONTS_KEY,
    Array.from({ length: 9 }, (_, index) => `/old-${index}`).join(' '),
  );
  await prefetchFonts();
  expect(readCachedFonts()?.split(' ')).toHaveLength(8);
  expect(readCachedFonts()).toMatch(/^\/rupee.woff2 \/latin.woff2 \/old-0 /);
});
