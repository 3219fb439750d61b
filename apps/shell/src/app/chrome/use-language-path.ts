import { type Language, localizePath } from '@tractor-haat/i18n';
import { useLocation } from '@tractor-haat/platform/island';

/**
 * Returns URLs of the current page in other languages. An English URL has no prefix and would redirect to a stored
 * language, so `language=en` is added, which `languageScript` removes before the first paint.
 */
export function useLanguagePath(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  return (language) => {
    const query = new URLSearchParams(search);
    query.delete('language');
    if (language === 'en') query.set('language', 'en');
    const newSearch = query.size > 0 ? `?${query}` : '';
    return `${localizePath(language, pathname)}${newSearch}${hash}`;
  };
}
