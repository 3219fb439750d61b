import vm from 'node:vm';
import { languageScript } from './language-script.ts';

/** Runs the script at a URL with a stored language. */
function visit(address: string, stored?: string) {
  const url = new URL(address, 'https://site.test');
  const storage = new Map(stored ? [['language', stored]] : []);
  const went: string[] = [];
  const rewritten: string[] = [];
  vm.runInNewContext(languageScript, {
    URLSearchParams,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (to: string) => went.push(to),
    },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => rewritten.push(to),
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  return { went, rewritten, language: storage.get('language') };
}

test('keeps a new visitor on the requested page', () => {
  expect(visit('/tractors')).toEqual({ went: [], rewritten: [], language: undefined });
});

test('prefers and stores the language of a prefixed URL', () => {
  expect(visit('/hi/tractors', 'gu')).toEqual({ went: [], rewritten: [], language: 'hi' });
});

test('redirects a URL without prefix to the stored language with query and fragment', () => {
  expect(visit('/tractors?brand=ace#faq', 'mr').went).toEqual(['/mr/tractors?brand=ace#faq']);
  expect(visit('/', 'hi').went).toEqual(['/hi']);
});

test('stores a new choice of English and removes its parameter from the URL', () => {
  expect(visit('/tractors?brand=ace&language=en#faq', 'hi')).toEqual({
    went: [],
    rewritten: ['/tractors?brand=ace#faq'],
    language: 'en',
  });
});

test.each(['en', 'fr', '//evil.test', 'hi/../x'])('ignores the stored value "%s"', (stored) => {
  expect(visit('/tractors', stored).went).toEqual([]);
});

test('treats a path that only begins like a language as English', () => {
  expect(visit('/history').language).toBeUndefined();
});
