import { CACHED_FONTS_KEY, fontTemplate } from '../app/font-script.ts';
import { prefetchFonts } from './prefetch-fonts.ts';

const FONTS = ['/latin.woff2', '/rupee.woff2'];
const remembered = () => localStorage.getItem(CACHED_FONTS_KEY);

let requests: string[];
let statusOf: (font: string) => number;

beforeEach(() => {
  requests = [];
  statusOf = () => 200;
  localStorage.clear();
  document.head.innerHTML = fontTemplate(FONTS);
  document.documentElement.dataset.letters = '';
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (font) => {
    requests.push(String(font));
    return new Response('', { status: statusOf(String(font)) });
  });
});

afterEach(() => jest.restoreAllMocks());

test('fetches and records fonts for the next page', async () => {
  await prefetchFonts();
  expect(requests).toEqual(FONTS);
  expect(remembered()).toBe('/rupee.woff2 /latin.woff2');
});

test('fetches none on a page with its fonts', async () => {
  delete document.documentElement.dataset.letters;
  await prefetchFonts();
  expect(requests).toEqual([]);
});

test('fetches none with Save-Data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await prefetchFonts();
  expect(requests).toEqual([]);
});

test('does not record a font that failed to load', async () => {
  statusOf = (font) => (font === FONTS[0] ? 503 : 200);
  await prefetchFonts();
  expect(remembered()).toBe('/rupee.woff2');
});

test('ignores a network error', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await prefetchFonts();
  expect(remembered()).toBeNull();
});

test('removes fonts of old versions from the record', async () => {
  localStorage.setItem(
    CACHED_FONTS_KEY,
    Array.from({ length: 9 }, (_, at) => `/old-${at}`).join(' '),
  );
  await prefetchFonts();
  expect(remembered()?.split(' ')).toHaveLength(8);
  expect(remembered()).toMatch(/^\/rupee.woff2 \/latin.woff2 \/old-0 /);
});
