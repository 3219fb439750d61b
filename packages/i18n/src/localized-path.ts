import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** A parsed path: `/hi/tractors` is `{ language: 'hi', path: '/tractors' }`. */
export interface LocalizedPath {
  language: Language;
  /** Path without language prefix, with a leading slash. */
  path: string;
  /** True if the path has a language prefix. */
  prefixed: boolean;
}

/**
 * Splits a path into its language and the path without prefix. `/en` is not a prefix, because English has none.
 *
 * @example
 * parseLocalizedPath('/hi/tractors') // { language: 'hi', path: '/tractors', prefixed: true }
 */
export function parseLocalizedPath(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== DEFAULT_LANGUAGE) {
    return { language: first, path: `/${rest.join('/')}`, prefixed: true };
  }
  return { language: DEFAULT_LANGUAGE, path: pathname, prefixed: false };
}

/** Path prefix of a language: empty for English, else for example `/hi`. */
export function getLanguagePrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/**
 * Path of a page with the prefix of a language. `path` has no prefix and may have a query.
 *
 * @example
 * localizePath('hi', '/tractors?hp=41-50') // '/hi/tractors?hp=41-50'
 */
export function localizePath(language: Language, path: string): string {
  const prefix = getLanguagePrefix(language);
  return path === '/' && prefix ? prefix : `${prefix}${path}`;
}
