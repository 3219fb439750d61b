import type { PlatformStore } from '@tractor-haat/platform/island';
import { restoreSession } from '../../app/chrome/restore-session.ts';
import { disableContentVisibilityOnScroll } from '../navigation/disable-content-visibility.ts';

/** Starts tasks that are not urgent: the greeting, and after `load` the preparation of the next pages. */
export function startAfterHydration(store: PlatformStore): void {
  restoreSession(store);
  disableContentVisibilityOnScroll();
  if (document.readyState === 'complete') prepareAfterLoad();
  else window.addEventListener('load', prepareAfterLoad, { once: true });
}

async function prepareAfterLoad() {
  try {
    const { prepareNextPages } = await import('./prepare-next-pages.ts');
    await prepareNextPages();
  } catch {
    // The network failed. The next page retries.
  }
}
