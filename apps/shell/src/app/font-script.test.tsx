import { CACHED_FONTS_KEY, fontScript, fontTemplate } from './font-script.ts';

const LATIN = '/latin.woff2';
const RUPEE = '/rupee.woff2';

/** Runs the script on a page with two fonts, a connection, and stored fonts. */
function run(connection: object | undefined, storedFonts: readonly string[] = []) {
  document.head.innerHTML = fontTemplate([LATIN, RUPEE]);
  localStorage.setItem(CACHED_FONTS_KEY, storedFonts.join(' '));
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  // biome-ignore lint/security/noGlobalEval: the script is text, as in the page.
  globalThis.eval(fontScript);
  return {
    preloads: [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    letters: document.documentElement.dataset.letters,
  };
}

afterEach(() => {
  delete document.documentElement.dataset.letters;
  localStorage.clear();
});

test.each([
  ['a fast connection', { rtt: 50 }],
  ['an unmeasured connection', { rtt: 100 }],
  ['a browser without connection data', undefined],
])('%s loads fonts early', (_, connection) => {
  expect(run(connection)).toEqual({ preloads: [LATIN, RUPEE], letters: undefined });
});

test('a slow connection uses system fonts', () => {
  expect(run({ rtt: 150 })).toEqual({ preloads: [], letters: '' });
});

test('a slow connection uses fonts that an earlier page has cached', () => {
  expect(run({ rtt: 150 }, [RUPEE, '/older.woff2', LATIN])).toEqual({
    preloads: [],
    letters: undefined,
  });
});

test('uses cached fonts only if all of them are cached', () => {
  expect(run({ rtt: 150 }, [LATIN]).letters).toBe('');
});

test("preloads with the attributes of the style sheet's request", () => {
  expect(fontTemplate(['/a.woff2', '/b.woff2'])).toBe(
    '<template><link rel="preload" as="font" href="/a.woff2" crossorigin>' +
      '<link rel="preload" as="font" href="/b.woff2" crossorigin></template>',
  );
});
