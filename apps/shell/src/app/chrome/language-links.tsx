import { LANGUAGES } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { ScriptLabel } from '@tractor-haat/ui';
import { keepScroll } from './keep-scroll.ts';
import { useLanguageAddress } from './language-address.ts';
import styles from './language-links.module.css';

/** Links to this page in all languages; work without JavaScript. */
export function LanguageLinks() {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const address = useLanguageAddress();
  return (
    <ul className={styles.list} aria-label={t('footer.languages')}>
      {LANGUAGES.map((one) => (
        <li key={one}>
          <a
            href={address(one)}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}
            onClick={keepScroll}
          >
            <ScriptLabel language={one} />
          </a>
        </li>
      ))}
    </ul>
  );
}
