import { picturePath } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform/island';
import { useLayoutEffect } from 'react';
import { menuLinks, toMenuTranslateAttribute } from './menu-links.ts';
import styles from './menu-panel.module.css';
import type { MenuId } from './menus.ts';

export { moveFocus } from './move-focus.ts';

export function MenuPanel({ menu, hide }: { menu: MenuId; hide: () => void }) {
  const { t } = useTranslation('menus');
  useDismiss(hide);
  return (
    <ul className={styles.links}>
      {menuLinks[menu].map(({ label, to, implementType }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {implementType ? (
              <img src={toIconPath(implementType)} alt="" width="40" height="40" loading="lazy" />
            ) : null}
            <span translate={toMenuTranslateAttribute(label)}>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const toIconPath = (id: string) =>
  picturePath({ kind: 'implement-type', id, view: 'icon' }, 80, 'webp');

function useDismiss(hide: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPointerDown = ({ target }: Event) => {
      const bar = document.getElementById('menu-panel')?.closest('nav');
      if (target instanceof Node && !bar?.contains(target)) hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
