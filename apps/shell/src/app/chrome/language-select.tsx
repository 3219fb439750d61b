import { isLanguage, LANGUAGE_NAMES, type Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { systemFont } from '@tractor-haat/ui';
import { OpenIcon } from '@tractor-haat/ui/icons';
import styles from './language-select.module.css';
import { saveLanguageScroll } from './save-language-scroll.ts';
import { useLanguagePath } from './use-language-path.ts';

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
