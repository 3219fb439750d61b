import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** A URL path without its language prefix, and the language of the prefix. */
export interface LocalizedPath {
  language: Language;
  /** Begins with a slash. */
  path: string;
  /** False for English, which has no prefix. */
  prefixed: boolean;
}

/**
 * Splits a path into its language and the rest. A path without a prefix is English. `/en` is not a prefix.
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

/** Returns an empty string for English, and a prefix such as `/hi` for other languages. */
export function getLanguagePrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/**
 * Adds the prefix of a language to a path without one. `path` may have a query.
 *
 * @example
 * localizePath('hi', '/tractors?hp=41-50') // '/hi/tractors?hp=41-50'
 */
export function localizePath(language: Language, path: string): string {
  const prefix = getLanguagePrefix(language);
  return path === '/' && prefix ? prefix : `${prefix}${path}`;
}
