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
 * Restores and stores scroll positions of entries that are loaded as documents: the router switches the browser's
 * restoration off for its entries, and its own `ScrollRestoration` works within one document. Loaded after the page,
 * because the first script has no bytes left for it.
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
    // Before the browser scrolls to a position of the next entry.
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

/** Time in milliseconds after which a page that is still too short stays where it is. */
const RESTORE_TIMEOUT_MS = 5000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to the stored position of an entry, as soon as the page is tall enough; the visitor's own scroll ends it. */
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
