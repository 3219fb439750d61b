import { savesData } from './saves-data.ts';

/** Says to the worker which page was seen, with which files, and in which sizes its pictures were. */
function told(worker: ServiceWorker, again: boolean): void {
  const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const from = (folders: RegExp) =>
    came.filter(({ pathname }) => folders.test(pathname)).map(({ href }) => href);
  worker.postMessage({
    seen: location.href,
    files: from(/^\/(?:r|assets)\//),
    pictures: from(/^\/img\//),
    again,
  });
}

/** Chrome's and Safari's way to hear of pages that a script drew. */
const moves = () =>
  'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : null;

/**
 * Keeps the pages of this visit for times without network. The worker comes after the page has loaded; what it keeps
 * beyond what was seen, it fetches once the visitor has come back to a second page, and not for who saves data.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const language = document.documentElement.lang;
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: `/manifest.webmanifest?language=${language}`,
  });
  document.head.append(link);
  const again = navigator.serviceWorker.controller !== null && !savesData();
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    told(active, again);
    moves()?.addEventListener('navigatesuccess', () => told(active, again));
    // On the home screen it is the visitor's own: what it keeps should stay.
    if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.();
  } catch (error) {
    // A browser that keeps nothing for sites shows them all the same.
    console.info('Pages are not kept for times without network', error);
  }
}
