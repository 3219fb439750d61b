import { Link, useLocation, useTranslation } from '@tractor-haat/platform';
import { FinanceIcon, ImplementIcon, TractorIcon, TyreIcon } from '@tractor-haat/ui/icons';
import type { ComponentType } from 'react';
import styles from './bottom-bar.module.css';
import { bottomBar } from './navigation/navigation.ts';

const icons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  'bottom.tractor': TractorIcon,
  'bottom.implements': ImplementIcon,
  'bottom.tyres': TyreIcon,
  'bottom.finance': FinanceIcon,
};

/** The four places that a thumb reaches on phones; the current one is marked. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('landmark.bottom_bar')}>
      {bottomBar.map(({ label, to }) => {
        const Icon = icons[label];
        const here = to === '/' ? pathname === '/' : pathname.startsWith(to);
        return (
          <Link key={to} to={to} aria-current={here ? 'page' : undefined}>
            {Icon ? <Icon size={22} /> : null}
            <span>{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
