import vm from 'node:vm';
import { languageScript } from './language-script.ts';

function visit(address: string, storedLanguage?: string) {
  const url = new URL(address, 'https://site.test');
  const storage = new Map(storedLanguage ? [['language', storedLanguage]] : []);
  const redirects: string[] = [];
  const rewritten: string[] = [];
  vm.runInNewContext(languageScript, {
    URLSearchParams,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (to: string) => redirects.push(to),
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
  return { redirects, rewritten, language: storage.get('language') };
}

test('does not redirect a visitor without a stored language', () => {
  expect(visit('/tractors')).toEqual({ redirects: [], rewritten: [], language: undefined });
});

test('stores the language of a URL with a language prefix', () => {
  expect(visit('/hi/tractors', 'gu')).toEqual({ redirects: [], rewritten: [], language: 'hi' });
});

test('redirects a URL without prefix to the stored language with query and fragment', () => {
  expect(visit('/tractors?brand=ace#faq', 'mr').redirects).toEqual(['/mr/tractors?brand=ace#faq']);
  expect(visit('/', 'hi').redirects).toEqual(['/hi']);
});

test('stores English and removes the parameter language=en from the URL', () => {
  expect(visit('/tractors?brand=ace&language=en#faq', 'hi')).toEqual({
    redirects: [],
    rewritten: ['/tractors?brand=ace#faq'],
    language: 'en',
  });
});

test.each(['en', 'fr', '//evil.test', 'hi/../x'])(
  'ignores the stored value "%s"',
  (storedLanguage) => {
    expect(visit('/tractors', storedLanguage).redirects).toEqual([]);
  },
);

test('stores no language for a path that only begins like a language prefix', () => {
  expect(visit('/history').language).toBeUndefined();
});
