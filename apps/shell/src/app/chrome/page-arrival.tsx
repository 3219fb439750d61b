import { useLocation } from '@tractor-haat/platform';
import { DataRouterStateContext } from '@tractor-haat/platform/shell';
import { VisuallyHidden } from '@tractor-haat/ui';
import { useContext, useEffect, useState } from 'react';

/** Path of the visible page. Outside React, because an error page has a layout of its own; only effects use it. */
let visiblePath: string | undefined;

/**
 * Does for a client navigation what the browser does for a document: the focus moves to the new
 * page, and screen readers announce its title. A navigation within a page, or to another item of
 * a player (`preventScrollReset`), leaves the focus where it is.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const isSwitch = useContext(DataRouterStateContext)?.preventScrollReset === true;
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isAnotherPage = visiblePath !== undefined && visiblePath !== pathname;
    visiblePath = pathname;
    if (!isAnotherPage || isSwitch) return;
    setTitle(document.title);
    focusPage(hash);
  }, [pathname]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

/** Focuses the section of the fragment, else the heading, unless the page has focused a field of its own. */
function focusPage(hash: string): void {
  const main = document.getElementById('main');
  if (main?.querySelector('input:focus, select:focus, textarea:focus, dialog :focus')) return;
  const target = document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
