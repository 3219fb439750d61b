import { Link, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { OpenIcon } from '@tractor-haat/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './menu-bar.module.css';
import { type Menu, type MenuId, menus } from './menus.ts';
import { useMenuContent } from './use-menu-content.ts';

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

const HIDE_DELAY_MS = 300;

interface OpenMenu {
  readonly open: MenuId | null;
  /** Opens a menu when the mouse enters its name. */
  readonly enter: (id: MenuId) => void;
  /** A click of the mouse that has just opened the menu by hover leaves it open. */
  readonly toggle: (id: MenuId, isPointerClick: boolean) => void;
  readonly hide: () => void;
  /** Hides the menu after a delay, so that the mouse may leave it briefly. */
  readonly hideSoon: () => void;
  /** Cancels `hideSoon`. */
  readonly stay: () => void;
}

function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<MenuId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasJustEntered = useRef(false);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setMenu = (id: MenuId | null) => {
    stay();
    setOpen(id);
  };
  return {
    open,
    stay,
    enter(id) {
      if (open !== id) hasJustEntered.current = true;
      setMenu(id);
    },
    toggle(id, isPointerClick) {
      setMenu(open === id && !(isPointerClick && hasJustEntered.current) ? null : id);
      hasJustEntered.current = false;
    },
    hide: () => setMenu(null),
    hideSoon() {
      stay();
      timer.current = setTimeout(() => setOpen(null), HIDE_DELAY_MS);
    },
  };
}
