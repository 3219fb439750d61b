import { Link, useTranslation } from '@tractor-haat/platform';
import { Logo } from '@tractor-haat/ui';
import { Account } from './account.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { navigation } from './navigation.ts';
import { SideMenu } from './side-menu.tsx';

/** Logo, language, sign-in; below it the menu on desktop and the strip on phones. */
export function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SideMenu />
        <Link to="/" className={styles.logo}>
          <Logo />
        </Link>
        <LanguageSelect />
        <Account />
      </div>
      <nav className={styles.main} aria-label={t('landmark.main')}>
        {navigation.main.map(({ label, to }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <nav className={styles.strip} aria-label={t('landmark.strip')}>
        {navigation.strip.map(({ label, to }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
