import { CACHED_FONTS_KEY, createFontTemplate, fontScript } from './font-script.ts';

const LATIN = '/latin.woff2';
const RUPEE = '/rupee.woff2';

function runFontScript(connection: object | undefined, storedFonts: readonly string[] = []) {
  document.head.innerHTML = createFontTemplate([LATIN, RUPEE]);
  localStorage.setItem(CACHED_FONTS_KEY, storedFonts.join(' '));
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  // biome-ignore lint/security/noGlobalEval: the page contains the script as text.
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
  ['a connection that the browser does not describe', undefined],
])('preloads fonts on %s', (_, connection) => {
  expect(runFontScript(connection)).toEqual({ preloads: [LATIN, RUPEE], letters: undefined });
});

test('selects system fonts on a slow connection', () => {
  expect(runFontScript({ rtt: 150 })).toEqual({ preloads: [], letters: '' });
});

test('uses cached fonts on a slow connection', () => {
  expect(runFontScript({ rtt: 150 }, [RUPEE, '/older.woff2', LATIN])).toEqual({
    preloads: [],
    letters: undefined,
  });
});

test('selects system fonts on a slow connection if a font is not cached', () => {
  expect(runFontScript({ rtt: 150 }, [LATIN]).letters).toBe('');
});

test('adds `crossorigin` to preloads, as in the request of the style sheet', () => {
  expect(createFontTemplate(['/a.woff2', '/b.woff2'])).toBe(
    '<template><link rel="preload" as="font" href="/a.woff2" crossorigin>' +
      '<link rel="preload" as="font" href="/b.woff2" crossorigin></template>',
  );
});
