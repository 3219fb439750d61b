import { type Language, localizePath } from '@tractor-haat/i18n';
import { useLocation } from '@tractor-haat/platform/island';

/**
 * Returns a function that creates the URL of the current page in a language. An English URL has no prefix and would
 * redirect to the stored language, so it contains `language=en`, which `languageScript` removes before the first paint.
 */
export function useLanguagePath(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  return (language) => {
    const query = new URLSearchParams(search);
    query.delete('language');
    if (language === 'en') query.set('language', 'en');
    const newSearch = query.toString();
    return `${localizePath(language, pathname)}${newSearch && `?${newSearch}`}${hash}`;
  };
}
