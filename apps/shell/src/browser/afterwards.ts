import type { PlatformStore } from '@tractor-haat/platform/island';
import { restoreSession } from '../app/session/session-storage.ts';
import { layOutAllOnScroll } from './disable-content-visibility.ts';

async function afterLoad() {
  try {
    const { prepareNextPages } = await import('./prepare-next-pages.ts');
    await prepareNextPages();
  } catch {
    // Offline: retried on the next page.
  }
}

/** Runs once per document after hydration. */
export function afterHydration(store: PlatformStore): void {
  restoreSession(store);
  layOutAllOnScroll();
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
