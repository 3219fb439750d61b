import { disableContentVisibility } from './disable-content-visibility.ts';
import { isVisibleUrl } from './reload-on-history-step.ts';
import {
  ensureEntryKey,
  onHidden,
  readScrollPosition,
  saveScrollPosition,
} from './save-scroll-position.ts';

const isPageHydrated = () => document.documentElement.dataset.hydrated === 'whole';

/**
 * Restores and stores scroll positions across documents. The router disables the browser's
 * restoration for its entries, and its own `ScrollRestoration` works only within one document.
 */
export function trackScrollPositions(): void {
  let visibleKey = ensureEntryKey();
  let isLeaving = false;
  if (history.scrollRestoration === 'manual' && scrollY === 0) restoreScrollPosition(visibleKey);
  window.addEventListener('popstate', () => {
    if (isPageHydrated()) return;
    if (isVisibleUrl()) {
      visibleKey = ensureEntryKey();
      return;
    }
    // The position is saved before the browser scrolls to the position of the next entry.
    saveScrollPosition(visibleKey);
    isLeaving = true;
    history.scrollRestoration = 'manual';
  });
  const save = () => {
    if (!isPageHydrated() && !isLeaving) saveScrollPosition(visibleKey);
  };
  window.addEventListener('pagehide', save);
  onHidden(save);
}

const RESTORE_TIMEOUT_MS = 5000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export function restoreScrollPosition(key: string): void {
  const top = readScrollPosition(key);
  if (!(top > 0)) return;
  disableContentVisibility();
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY > top - 1) end();
  };
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    for (const type of VISITOR_EVENTS) removeEventListener(type, end);
  };
  for (const type of VISITOR_EVENTS) addEventListener(type, end, { passive: true });
  setTimeout(end, RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  scroll();
}
