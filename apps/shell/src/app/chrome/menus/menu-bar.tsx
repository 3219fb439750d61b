import { Link, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { OpenIcon } from '@tractor-haat/ui/icons';
import { type KeyboardEvent, useEffect } from 'react';
import { type Menu, menus } from '../navigation/menus.ts';
import styles from './menu-bar.module.css';
import { useMenuContent } from './use-menu-content.ts';
import { useOpenMenu } from './use-open-menu.ts';

const loadPanel = () => import('./menu-panel.tsx');

/**
 * Each menu name is a link that works without JavaScript. The button beside the link opens the menu
 * for keyboard and touch. A mouse opens a menu on hover.
 */
export function MenuBar() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const { open, enter, toggle, hide, hideSoon, stay } = useOpenMenu();
  const { content: panel, fetchContent } = useMenuContent(loadPanel);

  useEffect(hide, [key]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && open) {
      document.getElementById(`menu-${open}`)?.focus();
      hide();
    } else panel?.moveFocus(event);
  }

  const renderMenu = ({ id, label, to }: Menu) => (
    <li
      key={id}
      className={styles.item}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') enter(id);
      }}
    >
      <Link to={to} className={styles.name} data-menu-stop="">
        {t(label)}
      </Link>
      <button
        type="button"
        id={`menu-${id}`}
        className={styles.arrow}
        aria-label={t('nav.open', { menu: t(label) })}
        aria-expanded={open === id}
        aria-controls={open === id ? 'menu-panel' : undefined}
        data-menu-stop=""
        // `detail` is the click count. It is 0 if a key triggered the click.
        onClick={({ detail }) => toggle(id, detail > 0)}
      >
        <OpenIcon size={16} />
      </button>
      {open === id && panel ? (
        <div id="menu-panel" className={styles.panel}>
          <panel.MenuPanel menu={id} hide={hide} />
        </div>
      ) : null}
    </li>
  );

  return (
    <nav
      className={styles.bar}
      aria-label={t('landmark.main')}
      onPointerEnter={() => {
        fetchContent();
        stay();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') hideSoon();
      }}
      onFocus={fetchContent}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
      }}
    >
      <ul className={styles.list}>{menus.map(renderMenu)}</ul>
    </nav>
  );
}
