import { Link, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { IconLink, Logo } from '@tractor-haat/ui';
import { RupeeIcon } from '@tractor-haat/ui/icons';
import { Account, LanguageSelect, MenuBar, SearchBox, SideMenu } from './chrome-islands.ts';
import styles from './header.module.css';
import { onRoadPriceLink, stripLinks } from './navigation/frame-links.ts';

export function Header({ isPlain }: { isPlain: boolean }) {
  const { t } = useTranslation('shell');
  if (isPlain)
    return (
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.logo}>
            <Logo />
          </Link>
          <LanguageSelect />
        </div>
      </header>
    );
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <SideMenu />
          <Link to="/" className={styles.logo}>
            <Logo />
          </Link>
          <SearchBox className={styles.find ?? ''} />
          <IconLink
            as={Link}
            to={onRoadPriceLink.to}
            label={t(onRoadPriceLink.label)}
            icon={<RupeeIcon />}
            className={styles.rupee}
          />
          <LanguageSelect />
          <Account />
        </div>
        <MenuBar />
      </header>
      <Strip />
    </>
  );
}

const Strip = withMarkupCache(function Strip() {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.strip} aria-label={t('landmark.strip')}>
      {stripLinks.map(({ label, to }) => (
        <Link key={to} to={to}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
});
