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

test('a new visitor stays where they came', () => {
  expect(visit('/tractors')).toEqual({ went: [], rewritten: [], language: undefined });
});

test('an address with a prefix wins over storage, and is remembered', () => {
  expect(visit('/hi/tractors', 'gu')).toEqual({ went: [], rewritten: [], language: 'hi' });
});

test('an address without one goes to the remembered language, with query and place', () => {
  expect(visit('/tractors?brand=ace#faq', 'mr').went).toEqual(['/mr/tractors?brand=ace#faq']);
  expect(visit('/', 'hi').went).toEqual(['/hi']);
});

test('English that was just chosen is remembered, and the address made clean again', () => {
  expect(visit('/tractors?brand=ace&language=en#faq', 'hi')).toEqual({
    went: [],
    rewritten: ['/tractors?brand=ace#faq'],
    language: 'en',
  });
});

test.each(['en', 'fr', '//evil.test', 'hi/../x'])('a stored "%s" sends nobody away', (stored) => {
  expect(visit('/tractors', stored).went).toEqual([]);
});

test('an address that only begins like a language is English', () => {
  expect(visit('/history').language).toBeUndefined();
});
