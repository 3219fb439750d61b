import { Link, useLocation, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { IconButton, Logo, markRoot } from '@tractor-haat/ui';
import { CloseIcon, MenuIcon } from '@tractor-haat/ui/icons';
import { useEffect, useRef } from 'react';
import { LanguageLinks } from '../language-links.tsx';
import { useMenuContent } from '../menus/use-menu-content.ts';
import { menus } from '../navigation/menus.ts';
import { useSignOut } from '../use-sign-out.ts';
import styles from './side-menu.module.css';

const loadLinks = () => import('./side-links.tsx');

/**
 * Navigation on phones: a native `details`. After hydration it opens as a modal dialog, which traps
 * the focus and makes the page inert.
 */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const unmark = useRef<() => void>(undefined);
  const username = useSelector((state) => state.session.username);
  const signOut = useSignOut();
  const { content: inside, fetchContent } = useMenuContent(loadLinks);

  function showModal() {
    const sheet = dialog.current;
    if (!fold.current?.open || !sheet || sheet.open) return;
    fetchContent();
    const focused = document.activeElement;
    // Returns the focus to the summary.
    fold.current.querySelector('summary')?.focus();
    sheet.showModal();
    unmark.current = markRoot('menu');
    if (focused instanceof HTMLElement && sheet.contains(focused)) focused.focus();
  }
  function close() {
    unmark.current?.();
    if (fold.current) fold.current.open = false;
  }

  // Closes after a navigation.
  useEffect(() => dialog.current?.close(), [key]);
  // Opened before hydration.
  useEffect(showModal, []);

  return (
    <details ref={fold} className={styles.toggle} onToggle={showModal}>
      {/* biome-ignore lint/a11y/useSemanticElements: only a summary opens without script; some screen readers know no role of it */}
      <summary
        role="button"
        className={styles.opener}
        aria-label={t('header.open_menu')}
        onTouchStart={fetchContent}
      >
        <MenuIcon />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this is the tap beside it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('landmark.side_menu')}
        onClose={close}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close();
        }}
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Logo />
            <IconButton
              label={t('header.close_menu')}
              icon={<CloseIcon />}
              className={styles.close}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <nav className={styles.links} aria-label={t('landmark.side_menu')}>
            <Link to="/" className={styles.link}>
              {t('home')}
            </Link>
            {inside ? (
              <inside.SideLinks />
            ) : (
              menus.map(({ id, label, to }) => (
                <Link key={id} to={to} className={styles.link}>
                  {t(label)}
                </Link>
              ))
            )}
            {username === null ? null : (
              <button type="button" className={styles.link} onClick={signOut}>
                {t('header.logout')}
              </button>
            )}
          </nav>
          <div className={styles.languages}>
            <LanguageLinks />
          </div>
        </div>
      </dialog>
    </details>
  );
}
