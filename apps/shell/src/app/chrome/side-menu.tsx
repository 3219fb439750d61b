import { Link, useLocation, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { IconButton, Logo, markRoot } from '@tractor-haat/ui';
import { CloseIcon, MenuIcon } from '@tractor-haat/ui/icons';
import { useEffect, useRef } from 'react';
import { menus } from '../menus/menus.ts';
import { useMenuContent } from '../menus/use-menu-content.ts';
import { LanguageLinks } from './language-select.tsx';
import { useSignOut } from './restore-session.ts';
import styles from './side-menu.module.css';

const loadLinks = () => import('./side-links.tsx');

/**
 * The native `details` element works without JavaScript. After hydration the menu opens as a modal dialog, which traps
 * the focus and makes the page inert.
 */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const unmarkRoot = useRef<() => void>(undefined);
  const username = useSelector((state) => state.session.username);
  const signOut = useSignOut();
  const { content: sideLinks, fetchContent } = useMenuContent(loadLinks);

  function showModal() {
    const sheet = dialog.current;
    if (!details.current?.open || !sheet || sheet.open) return;
    fetchContent();
    const focused = document.activeElement;
    // The dialog returns the focus to the summary when it closes.
    details.current.querySelector('summary')?.focus();
    sheet.showModal();
    unmarkRoot.current = markRoot('menu');
    if (focused instanceof HTMLElement && sheet.contains(focused)) focused.focus();
  }
  function handleClose() {
    unmarkRoot.current?.();
    if (details.current) details.current.open = false;
  }

  useEffect(() => dialog.current?.close(), [key]);
  useEffect(showModal, []);

  return (
    <details ref={details} className={styles.toggle} onToggle={showModal}>
      {/* biome-ignore lint/a11y/useSemanticElements: only a summary opens without script, and some screen readers do not announce its role */}
      <summary
        role="button"
        className={styles.opener}
        aria-label={t('header.open_menu')}
        onTouchStart={fetchContent}
      >
        <MenuIcon />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape; the click handler is for taps outside */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('landmark.side_menu')}
        onClose={handleClose}
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
            {sideLinks ? (
              <sideLinks.SideLinks />
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
