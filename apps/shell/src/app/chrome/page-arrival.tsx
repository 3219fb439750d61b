import { useLocation } from '@tractor-haat/platform';
import { DataRouterStateContext } from '@tractor-haat/platform/shell';
import { VisuallyHidden } from '@tractor-haat/ui';
import { useContext, useEffect, useState } from 'react';

/** An error page mounts another layout, so the path is stored outside React. */
let visiblePath: string | undefined;

/**
 * Moves the focus to a new page and lets screen readers announce its title, as browsers do for a new document. Ignores
 * navigations with `preventScrollReset`.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const isSameView = useContext(DataRouterStateContext)?.preventScrollReset === true;
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isAnotherPage = visiblePath !== undefined && visiblePath !== pathname;
    visiblePath = pathname;
    if (!isAnotherPage || isSameView) return;
    setTitle(document.title);
    focusPage(hash);
  }, [pathname]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

function focusPage(hash: string): void {
  const main = document.getElementById('main');
  if (main?.querySelector('input:focus, select:focus, textarea:focus, dialog :focus')) return;
  const target = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
