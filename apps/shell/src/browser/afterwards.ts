import type { PlatformStore } from '@tractor-haat/platform/island';
import { takeKeptScroll } from '../site/chrome/keep-scroll.ts';
import { restoreSession } from '../site/session/session-storage.ts';
import { layOutAllOnScroll } from './lay-out-all.ts';

async function afterLoad() {
  try {
    const { prepareNextPages } = await import('./prepare-next-pages.ts');
    await prepareNextPages();
  } catch {
    // The line has gone: what does not come now comes with the next page.
  }
}

/** What a document does once, as soon as it answers. */
export function afterHydration(store: PlatformStore): void {
  restoreSession(store);
  takeKeptScroll();
  layOutAllOnScroll();
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
