import { Link, useTranslation } from '@tractor-haat/platform/island';
import { OpenIcon } from '@tractor-haat/ui/icons';
import { menuLinks, toMenuTranslateAttribute } from '../menus/menu-links.ts';
import { menus } from '../menus/menus.ts';
import styles from './side-menu.module.css';

export function SideLinks() {
  const { t } = useTranslation('shell');
  const { t: translateMenu } = useTranslation('menus');
  return menus.map(({ id, label }) => (
    <details key={id} name="side-menu">
      <summary className={styles.link}>
        {t(label)}
        <OpenIcon size={20} />
      </summary>
      <ul className={styles.inside}>
        {menuLinks[id].map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className={styles.innerLink}
              translate={toMenuTranslateAttribute(link.label)}
            >
              {translateMenu(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}
