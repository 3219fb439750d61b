import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  localizePath,
} from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform/island';
import { ScriptLabel, systemFont } from '@tractor-haat/ui';
import { OpenIcon } from '@tractor-haat/ui/icons';
import linkStyles from './language-links.module.css';
import styles from './language-select.module.css';

/** The select offers the two most used languages. The side menu and the footer offer all four. */
const mainLanguages: readonly Language[] = ['en', 'hi'];

export function LanguageSelect() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const languagePath = useLanguagePath();
  const choices = mainLanguages.includes(language) ? mainLanguages : [...mainLanguages, language];
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={t('header.language')}
        value={language}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return;
          saveLanguageScroll();
          location.assign(languagePath(target.value));
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice} lang={choice} className={systemFont}>
            {LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
      <OpenIcon size={16} className={styles.icon} />
    </span>
  );
}

export function LanguageLinks() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const languagePath = useLanguagePath();
  return (
    <ul className={linkStyles.list} aria-label={t('footer.languages')}>
      {LANGUAGES.map((linkLanguage) => (
        <li key={linkLanguage}>
          <a
            href={languagePath(linkLanguage)}
            hrefLang={linkLanguage}
            aria-current={linkLanguage === language ? 'true' : undefined}
            onClick={saveLanguageScroll}
          >
            <ScriptLabel language={linkLanguage} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a function that creates the URL of the current page in a language. An English URL has no prefix and would
 * redirect to the stored language, so it contains `language=en`, which `languageScript` removes before the first paint.
 */
function useLanguagePath(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  return (language) => {
    const query = new URLSearchParams(search);
    query.delete('language');
    if (language === 'en') query.set('language', 'en');
    const newSearch = query.toString();
    return `${localizePath(language, pathname)}${newSearch && `?${newSearch}`}${hash}`;
  };
}

export const LANGUAGE_SCROLL_KEY = 'scroll-after-language';

export function saveLanguageScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL_KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is blocked, so the page in the other language starts at the top.
  }
}
