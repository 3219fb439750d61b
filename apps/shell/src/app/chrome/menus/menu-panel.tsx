import { Link, useTranslation } from '@tractor-haat/platform/island';
import { menuLinks } from '../navigation/menu-links.ts';
import type { MenuId } from '../navigation/navigation.ts';
import styles from './menu-panel.module.css';
import { useDismiss } from './use-dismiss.ts';

export { moveFocus } from './move-focus.ts';

/** Content of one menu. */
export function Content({ menu, hide }: { menu: MenuId; hide: () => void }) {
  const { t } = useTranslation('menus');
  useDismiss(hide);
  return (
    <ul className={styles.links}>
      {menuLinks[menu].map(({ label, to, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {picture ? (
              <img src={`${picture}-80.webp`} alt="" width="40" height="40" loading="lazy" />
            ) : null}
            <span>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
