import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** An address taken apart: `/hi/tractors` is `{ language: 'hi', path: '/tractors' }`. */
export interface LocalAddress {
  language: Language;
  /** The address without its language prefix, always with a leading slash. */
  path: string;
  /** True when the address names its language itself. */
  prefixed: boolean;
}

/** Takes the language prefix off a pathname. `/en` is not a prefix: English has none. */
export function splitAddress(pathname: string): LocalAddress {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== DEFAULT_LANGUAGE) {
    return { language: first, path: `/${rest.join('/')}`, prefixed: true };
  }
  return { language: DEFAULT_LANGUAGE, path: pathname, prefixed: false };
}

/** What stands before every address of a language: empty for English, else `/hi`. */
export function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The same page in another language. `path` carries no prefix and may carry a query. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' && prefix ? prefix : `${prefix}${path}`;
}
