import vm from 'node:vm';
import { languageScript } from './create-document.ts';

/** `URLSearchParams` of Chrome 112 and Safari 16, which is supported and has no `size`. */
class OlderURLSearchParams extends URLSearchParams {}
Object.defineProperty(OlderURLSearchParams.prototype, 'size', { value: undefined });

function runScript(address: string, storedLanguage?: string) {
  const url = new URL(address, 'https://site.test');
  const storage = new Map(storedLanguage ? [['language', storedLanguage]] : []);
  const redirects: string[] = [];
  const replacedUrls: string[] = [];
  vm.runInNewContext(languageScript, {
    URLSearchParams: OlderURLSearchParams,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (to: string) => redirects.push(to),
    },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => replacedUrls.push(to),
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  return { redirects, replacedUrls, language: storage.get('language') };
}

test('does not redirect a visitor without a stored language', () => {
  expect(runScript('/tractors')).toEqual({ redirects: [], replacedUrls: [], language: undefined });
});

test('stores the language of a URL with a language prefix', () => {
  expect(runScript('/hi/tractors', 'gu')).toEqual({
    redirects: [],
    replacedUrls: [],
    language: 'hi',
  });
});

test('redirects a URL without prefix to the stored language with query and fragment', () => {
  expect(runScript('/tractors?brand=ace#faq', 'mr').redirects).toEqual([
    '/mr/tractors?brand=ace#faq',
  ]);
  expect(runScript('/', 'hi').redirects).toEqual(['/hi']);
});

test('stores English and removes the parameter language=en from the URL', () => {
  expect(runScript('/tractors?brand=ace&language=en#faq', 'hi')).toEqual({
    redirects: [],
    replacedUrls: ['/tractors?brand=ace#faq'],
    language: 'en',
  });
});

test.each(['en', 'fr', '//evil.test', 'hi/../x'])(
  'ignores the stored value "%s"',
  (storedLanguage) => {
    expect(runScript('/tractors', storedLanguage).redirects).toEqual([]);
  },
);

test('stores no language for a path that only begins like a language prefix', () => {
  expect(runScript('/history').language).toBeUndefined();
});
