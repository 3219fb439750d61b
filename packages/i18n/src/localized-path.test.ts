import { LANGUAGE_NAMES } from './languages.ts';
import { localizePath, parseLocalizedPath } from './localized-path.ts';

test.each([
  ['/', 'en', '/', false],
  ['/tractors', 'en', '/tractors', false],
  ['/hi', 'hi', '/', true],
  ['/hi/', 'hi', '/', true],
  ['/gu/tractor/swaraj', 'gu', '/tractor/swaraj', true],
  ['/en/tractors', 'en', '/en/tractors', false],
  ['/hindi', 'en', '/hindi', false],
])('parses the URL path %s as language %s and path %s', (pathname, language, path, prefixed) => {
  expect(parseLocalizedPath(pathname)).toEqual({ language, path, prefixed });
});

test('LANGUAGE_NAMES contains the name of each language in its own script', () => {
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી', mr: 'मराठी' });
});

test('localizePath adds the prefix of a language', () => {
  expect(localizePath('en', '/tractors?brand=ace')).toBe('/tractors?brand=ace');
  expect(localizePath('hi', '/')).toBe('/hi');
  expect(localizePath('mr', '/tyres')).toBe('/mr/tyres');
});
