import { fontTemplate, KEPT_FONTS } from '../app/font-script.ts';
import { keepFonts } from './keep-fonts.ts';

const FONTS = ['/latin.woff2', '/rupee.woff2'];
const remembered = () => localStorage.getItem(KEPT_FONTS);

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

test('fonts are fetched for the next page and remembered', async () => {
  await keepFonts();
  expect(requests).toEqual(FONTS);
  expect(remembered()).toBe('/rupee.woff2 /latin.woff2');
});

test('a page in its own fonts fetches none', async () => {
  delete document.documentElement.dataset.letters;
  await keepFonts();
  expect(requests).toEqual([]);
});

test('nor does that of a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await keepFonts();
  expect(requests).toEqual([]);
});

test('what cannot be had is not remembered', async () => {
  statusOf = (font) => (font === FONTS[0] ? 503 : 200);
  await keepFonts();
  expect(remembered()).toBe('/rupee.woff2');
});

test('a line that has gone is no error', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await keepFonts();
  expect(remembered()).toBeNull();
});

test('fonts of old versions are forgotten', async () => {
  localStorage.setItem(KEPT_FONTS, Array.from({ length: 9 }, (_, at) => `/old-${at}`).join(' '));
  await keepFonts();
  expect(remembered()?.split(' ')).toHaveLength(8);
  expect(remembered()).toMatch(/^\/rupee.woff2 \/latin.woff2 \/old-0 /);
});
