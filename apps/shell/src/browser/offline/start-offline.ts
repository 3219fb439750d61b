import { savesData } from '../navigation/saves-data.ts';
import { shouldOfferLite } from './should-offer-lite.ts';

/**
 * Starts the service worker after the page has loaded. From the second page view on, the worker also caches pages that
 * the visitor has not opened, but never with Save-Data.
 */
export async function startOffline(): Promise<void> {
  if (shouldOfferLite())
    void import('./show-update-toast.ts').then(({ showLiteOffer }) => showLiteOffer());
  if (!('serviceWorker' in navigator)) return sendFromPages();
  listenForUpdates();
  listenForSentForms();
  const language = document.documentElement.lang;
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: `/manifest.webmanifest?language=${language}`,
  });
  document.head.append(link);
  const isRepeatVisit = navigator.serviceWorker.controller !== null && !savesData();
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    sendPage(active, isRepeatVisit);
    getNavigationApi()?.addEventListener('navigatesuccess', () => sendPage(active, isRepeatVisit));
    if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.();
  } catch (error) {
    // Storage is blocked, so the site works without offline support.
    console.info('Pages are not available offline', error);
    await sendFromPages();
  }
}

/** Sends the page and its files to the worker, which caches them (`apps/site-server/src/offline/worker.js`). */
function sendPage(worker: ServiceWorker, isRepeatVisit: boolean): void {
  const resourceUrls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const listUrls = (folders: RegExp) =>
    resourceUrls.filter(({ pathname }) => folders.test(pathname)).map(({ href }) => href);
  worker.postMessage({
    seen: location.href,
    files: listUrls(/^\/(?:r|assets)\//),
    pictures: listUrls(/^\/img\//),
    saved: isRepeatVisit ? readSavedPages() : [],
    again: isRepeatVisit,
  });
}

/**
 * A new service worker means a release or a rollback. The page still works with the files of its own version, so a
 * notice is enough.
 */
function listenForUpdates(): void {
  if (!navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => void import('./show-update-toast.ts').then(({ showUpdateToast }) => showUpdateToast()),
    { once: true },
  );
}

function listenForSentForms(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.sent)
      void import('./show-update-toast.ts').then(({ showSentToast }) => showSentToast());
  });
  addEventListener('online', () => serviceWorker.controller?.postMessage({ retry: true }));
}

const sendFromPages = async () => (await import('./send-queued-forms.ts')).sendQueuedForms();

const getNavigationApi = () =>
  'navigation' in window && window.navigation instanceof EventTarget ? window.navigation : null;

/** Storage key of saved products (`apps/catalogue/src/saved/stored-lists.ts`). */
const SAVED_PRODUCTS_KEY = 'keptProducts';

/** The offline cache has room for 50 pages. The rest is for pages that the visitor opens. */
const MAX_PAGES = 20;

const isProduct = (value: unknown): value is { key: string; to: string } =>
  typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string';

export function readSavedPages(): string[] {
  try {
    const { wishlist, products } = JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '{}');
    const saved = new Set<unknown>(wishlist);
    const pages: unknown[] = products ?? [];
    return pages
      .filter(isProduct)
      .filter(({ key, to }) => saved.has(key) && to.startsWith('/tractor/'))
      .slice(0, MAX_PAGES)
      .map(({ to }) => to);
  } catch {
    return [];
  }
}
