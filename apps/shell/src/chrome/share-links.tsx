import { addressIn } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import styles from './footer.module.css';
import { shareOn } from './navigation/navigation.ts';

/** Sends this page on by the networks that people use. */
export function ShareLinks() {
  const { t } = useTranslation('shell');
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const page = encodeURIComponent(origin + addressIn(language, pathname));
  return (
    <div className={styles.share}>
      <h2 className={styles.heading}>{t('footer.share')}</h2>
      <ul className={styles.networks}>
        {shareOn.map(({ name, to }) => (
          <li key={name}>
            <a href={to + page} className={styles.link} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
