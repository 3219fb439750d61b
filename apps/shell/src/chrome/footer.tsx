import { useTranslation } from '@tractor-haat/platform';
import { brand, Logo, Wrap } from '@tractor-haat/ui';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';

/** The year in which the site began; the line does not change with the clock, nor does the cached HTML. */
const YEAR = 2026;

/** Languages, what is true of all prices and pictures, copyright. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <Wrap>
        <Logo />
        <LanguageLinks />
        <p className={styles.small}>{t('footer.disclaimer')}</p>
        <p className={styles.small}>{t('footer.copyright', { year: YEAR, brand: brand.name })}</p>
      </Wrap>
    </footer>
  );
}
