import { LANGUAGES } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { ScriptLabel } from '@tractor-haat/ui';
import styles from './language-links.module.css';
import { saveLanguageScroll } from './save-language-scroll.ts';
import { useLanguagePath } from './use-language-path.ts';

export function LanguageLinks() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const languagePath = useLanguagePath();
  return (
    <ul className={styles.list} aria-label={t('footer.languages')}>
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
