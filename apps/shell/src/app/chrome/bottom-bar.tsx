import { Link, useLocation, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { FinanceIcon, ImplementIcon, TractorIcon, TyreIcon } from '@tractor-haat/ui/icons';
import type { ComponentType } from 'react';
import styles from './bottom-bar.module.css';
import { bottomBarLinks } from './navigation/frame-links.ts';

const iconsByLabel: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  'bottom.tractor': TractorIcon,
  'bottom.implements': ImplementIcon,
  'bottom.tyres': TyreIcon,
  'bottom.finance': FinanceIcon,
};

export function BottomBar() {
  const { pathname } = useLocation();
  const currentPaths = bottomBarLinks.filter(({ to }) =>
    to === '/' ? pathname === to : pathname.startsWith(to),
  );
  return <BottomLinks currentPaths={currentPaths.map(({ to }) => to)} />;
}

const BottomLinks = withMarkupCache(function BottomLinks({
  currentPaths,
}: {
  currentPaths: readonly string[];
}) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.bar} aria-label={t('landmark.bottom_bar')}>
      {bottomBarLinks.map(({ label, to }) => {
        const Icon = iconsByLabel[label];
        return (
          <Link key={to} to={to} aria-current={currentPaths.includes(to) ? 'page' : undefined}>
            {Icon ? <Icon size={22} /> : null}
            <span>{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
});
