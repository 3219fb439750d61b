import { Link, useTranslation } from '@tractor-haat/platform';
import { menuLinks } from '../navigation/menu-links.ts';
import type { MenuId } from '../navigation/navigation.ts';
import styles from './menu-panel.module.css';

/** The inside of one menu. */
export function Content({ menu }: { menu: MenuId }) {
  const { t } = useTranslation('menus');
  return (
    <ul className={styles.links}>
      {menuLinks[menu].map(({ label, to, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {picture ? (
              <img src={`${picture}-80.webp`} alt="" width="40" height="40" loading="lazy" />
            ) : null}
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
