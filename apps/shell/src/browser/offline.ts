import { isOfferWanted } from './notice/slow-line.ts';
import { savedPages } from './saved-pages.ts';
import { savesData } from './saves-data.ts';

/** Says to the worker which page was seen, with which files and pictures in which sizes, and which tractors are saved. */
function told(worker: ServiceWorker, again: boolean): void {
  const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const from = (folders: RegExp) =>
    came.filter(({ pathname }) => folders.test(pathname)).map(({ href }) => href);
  worker.postMessage({
    seen: location.href,
    files: from(/^\/(?:r|assets)\//),
    pictures: from(/^\/img\//),
    saved: again ? savedPages() : [],
    again,
  });
}

/**
 * A new worker took over while this page was open: the site was renewed, or a release was taken back. The page goes on as
 * it is, with the files of its own version; its reader is told. The first worker of a phone renews nothing.
 */
function tellOfRenewal(): void {
  if (!navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => void import('./notice/notices.ts').then(({ tellRenewed }) => tellRenewed()),
    { once: true },
  );
}

/** Forms that waited for the network have gone: their sender is told, wherever he is on the site. */
function tellOfSent(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.sent) void import('./notice/notices.ts').then(({ tellSent }) => tellSent());
  });
  addEventListener('online', () => serviceWorker.controller?.postMessage({ retry: true }));
}

/** A browser that lets no worker in: its pages send what waits. */
const sendFromPages = async () => (await import('./send-waiting.ts')).sendFromPages();

/** Chrome's and Safari's way to hear of pages that a script drew. */
const moves = () =>
  'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : null;

/**
 * Keeps the pages of this visit for times without network. The worker comes after the page has loaded; what it keeps
 * beyond what was seen, it fetches once the visitor has come back to a second page, and not for who saves data.
 */
export async function startOffline(): Promise<void> {
  if (isOfferWanted()) void import('./notice/notices.ts').then(({ offerLite }) => offerLite());
  if (!('serviceWorker' in navigator)) return sendFromPages();
  tellOfRenewal();
  tellOfSent();
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
    await sendFromPages();
  }
}
