// The service worker. `/sw.js` contains this classic script after `TRANSLATIONS`
// (add-offline-routes.ts). Pages are fetched network first, so that releases and rollbacks reach
// phones at once. A cached page is stored and evicted together with the versioned files that it
// references.
/* global renderCopy, renderOfflinePage */

const PAGE_CACHE = 'pages';
const FILE_CACHE = 'files';
const DATA_CACHE = 'data';
const PICTURE_CACHE = 'pictures';

const MAX_ENTRIES = { [PAGE_CACHE]: 50, [DATA_CACHE]: 150, [PICTURE_CACHE]: 300 };

/** Pages that are cached even if the visitor has not opened them. */
const CORE_PATHS = [
  '/',
  '/my',
  '/enquiry/tractor-on-road',
  '/tractor-emi-calculator',
  '/compare-tractors',
];

const MAX_CACHE_BYTES = 50 * 2 ** 20;

const SAVED_AT_HEADER = 'x-saved';
const FILES_HEADER = 'x-files';
const TITLE_HEADER = 'x-title';

/** Pages that must not be cached, because they are personal or useless after the visit. */
const PERSONAL_PATH =
  /^(?:\/(?:hi|gu|mr))?\/(?:desk|my-data|sign-in|register|forgot-password|enquiry\/(?:code|done)|__)/;
const isSameOrigin = (url) => url.origin === self.location.origin;
const isPersonal = (url) =>
  PERSONAL_PATH.test(url.pathname) || url.searchParams.has('draft') || url.searchParams.has('key');

/** URLs of files contain a content hash. */
const isFile = ({ pathname }) => /^\/(?:r|assets)\//.test(pathname);
const isPicture = ({ pathname }) => pathname.startsWith('/img/');
const isData = ({ pathname }) => /^\/(?:api\/v1|_composition)\//.test(pathname);

/** Cache key of a page, without tracking parameters and fragment. */
function toCacheUrl(address) {
  const url = new URL(address, self.location.origin);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid|igshid|_gl|language)$/.test(name)) url.searchParams.delete(name);
  return url;
}

const IGNORE_VARY = { ignoreVary: true };

/** Without a storage estimate, only `MAX_ENTRIES` limits the caches. */
async function isOverLimit() {
  const estimate = await self.navigator?.storage?.estimate?.();
  return (estimate?.usageDetails?.caches ?? estimate?.usage ?? 0) > MAX_CACHE_BYTES;
}

/** Evicts the least recently used quarter of each cache. */
async function evictOldest() {
  for (const name of [PICTURE_CACHE, DATA_CACHE, PAGE_CACHE]) {
    const cache = await caches.open(name);
    const entries = await cache.keys();
    for (const entry of entries.slice(0, Math.ceil(entries.length / 4)))
      await cache.delete(entry, IGNORE_VARY);
  }
  await deleteUnusedFiles();
}

/** Returns true if older entries were evicted because the cache has too many. */
async function cacheResponse(name, address, response) {
  const cache = await caches.open(name);
  await cache.delete(address, IGNORE_VARY);
  try {
    await cache.put(address, response);
  } catch (error) {
    // The quota is exhausted. The next visit caches the response.
    await evictOldest();
    throw error;
  }
  if (await isOverLimit()) await evictOldest();
  const entries = await cache.keys();
  const excess = entries.length - (MAX_ENTRIES[name] ?? entries.length);
  const oldest = entries.slice(0, Math.max(0, excess));
  await Promise.all(oldest.map((entry) => cache.delete(entry, IGNORE_VARY)));
  return oldest.length > 0;
}

/** Returns URLs such as `/r/shell/<version>/main.js` in quotes or in `url(…)`. */
const extractFiles = (html) => [
  ...new Set([...html.matchAll(/["(](\/(?:r|assets)\/[^"()\s]+)[")]/g)].map(([, file]) => file)),
];

/** Chunks of the step after a form, which also queues the form offline. */
function listDeferredFiles(files, language) {
  const page = files.find((file) => file.endsWith('enquiry-form-page.js'));
  if (!page) return [];
  return ['later-steps', `steps-${language}`].map((name) => page.replace('form-page', name));
}

/** Returns the folder of a version such as `/r/catalogue/<version>/`, or an asset unchanged. */
const toVersionFolder = (file) => file.replace(/^(\/r\/[^/]+\/[^/]+\/).*/, '$1');

/** For cache calls, which fail when storage is full or blocked. */
async function ignoreErrors(operation) {
  try {
    return await operation();
  } catch {
    return undefined;
  }
}

/** Returns the file even if it cannot be cached, unless `onCacheError` throws. */
async function fetchFile(address, onCacheError = () => undefined) {
  const cached = await findCachedResponse(FILE_CACHE, address);
  if (cached) return cached;
  const response = await fetch(address, { mode: 'cors', credentials: 'same-origin' });
  if (!response.ok) return response;
  const copy = response.clone();
  await caches
    .open(FILE_CACHE)
    .then((cache) => cache.put(address, copy))
    .catch(onCacheError);
  return response;
}

/** Rejects if the file cannot be cached, because a cached page needs all its files. */
const cacheFile = (address) =>
  fetchFile(address, (error) => {
    throw error;
  });

async function deleteUnusedFiles() {
  const pages = await caches.open(PAGE_CACHE);
  const folders = new Set();
  for (const page of await pages.keys()) {
    const response = await pages.match(page, IGNORE_VARY);
    const pageFiles = JSON.parse(response?.headers.get(FILES_HEADER) ?? '[]');
    for (const file of pageFiles) folders.add(toVersionFolder(file));
  }
  const files = await caches.open(FILE_CACHE);
  for (const { url } of await files.keys())
    if (!folders.has(toVersionFolder(new URL(url).pathname))) await files.delete(url, IGNORE_VARY);
}

/** Responses with `no-store` or `private` belong to one visitor. */
const isPublic = (response) =>
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

const extractTitle = (html) => (/<title>([^<]*)</.exec(html)?.[1] ?? '').split(' | ')[0].trim();

/** Caches a page with its files, or nothing if a file is missing. */
async function cachePage(address, response) {
  const isPage = response.ok && /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (!isPage || response.redirected || !isPublic(response) || isPersonal(address)) return;
  const html = await response.text();
  const files = extractFiles(html).filter(
    (file) => !file.endsWith('.css') || html.includes(`href="${file}"`),
  );
  // Folders cannot be fetched, and fonts are cached when a page requests them.
  const cacheableFiles = files.filter((file) => !/\/$|\.woff2$/.test(file));
  const deferredFiles = listDeferredFiles(cacheableFiles, readLanguage(address));
  await Promise.all([...cacheableFiles, ...deferredFiles].map(cacheFile));
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(SAVED_AT_HEADER, new Date().toISOString());
  headers.set(FILES_HEADER, JSON.stringify(files));
  headers.set(TITLE_HEADER, encodeURIComponent(extractTitle(html)));
  const copy = new Response(html, { status: 200, headers });
  const hasEvictedPages = await cacheResponse(PAGE_CACHE, address.href, copy);
  if (hasEvictedPages) await deleteUnusedFiles();
}

const readLanguage = ({ pathname }) => /^\/(hi|gu|mr)(?=\/|$)/.exec(pathname)?.[1] ?? 'en';

const findCachedPage = (address) =>
  ignoreErrors(async () => {
    const pages = await caches.open(PAGE_CACHE);
    // The script of a cached calculator recalculates for other parameters.
    return (
      (await pages.match(address.href, IGNORE_VARY)) ??
      pages.match(address.href, { ...IGNORE_VARY, ignoreSearch: true })
    );
  });

const findCachedResponse = (name, url) =>
  ignoreErrors(() => caches.match(url, { ...IGNORE_VARY, cacheName: name }));

/** Errors are ignored. If storage is full, the next visit retries. */
const cacheAfterResponse = (event, name, response) =>
  event.waitUntil(ignoreErrors(() => cacheResponse(name, event.request.url, response.clone())));

/** Browsers with navigation preload request the page while the worker starts. */
async function fetchNavigation(event) {
  const preloaded = await event.preloadResponse;
  // Without `no-cache`, `fetch` may return a stale response of the browser's HTTP cache.
  return preloaded ?? fetch(event.request, { cache: 'no-cache' });
}

async function getPage(event) {
  const address = toCacheUrl(event.request.url);
  const language = readLanguage(address);
  try {
    const response = await fetchNavigation(event);
    if (response.status < 500) {
      event.waitUntil(cachePage(address, response.clone()).catch(() => undefined));
      return response;
    }
    const cached = await findCachedPage(address);
    return cached ? renderCopy(cached, language) : response;
  } catch {
    const cached = await findCachedPage(address);
    return cached ? renderCopy(cached, language) : renderOfflinePage(language);
  }
}

async function getData(event) {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    const isShared = /public|immutable/.test(response.headers.get('cache-control') ?? '');
    if (response.ok && isShared) cacheAfterResponse(event, DATA_CACHE, response);
    return response;
  } catch (error) {
    const cached = await findCachedResponse(DATA_CACHE, url);
    if (cached) return cached;
    throw error;
  }
}

/** The API serves a drawing until a picture is rendered. The drawing is cached but revalidated. */
const isFinal = (response) => /immutable/.test(response.headers.get('cache-control') ?? '');

async function getPicture(event) {
  const { url } = event.request;
  const cached = await findCachedResponse(PICTURE_CACHE, url);
  if (cached && isFinal(cached)) return cached;
  try {
    const response = await fetch(event.request);
    if (response.ok) cacheAfterResponse(event, PICTURE_CACHE, response);
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isSameOrigin(url)) return;
  if (request.mode === 'navigate') {
    if (!isPersonal(url) && !isPicture(url)) event.respondWith(getPage(event));
    // Without a response from the worker, the browser would request the page again.
    else if (event.preloadResponse) event.respondWith(fetchNavigation(event));
  } else if (isFile(url)) event.respondWith(fetchFile(request.url));
  else if (isPicture(url)) event.respondWith(getPicture(event));
  else if (isData(url)) event.respondWith(getData(event));
});

/**
 * Caches a page that did not pass through the worker: the first page of a visit, or a client-side
 * navigation.
 */
async function cacheVisitedPage(address) {
  const url = toCacheUrl(address);
  if (!isSameOrigin(url) || isPersonal(url)) return;
  await cachePage(url, await fetch(url.href, { cache: 'force-cache', credentials: 'same-origin' }));
}

/** Caches the visited page with its files and pictures, and on a repeat visit also the core pages. */
async function cacheVisit({ seen, files = [], pictures = [], again: isRepeatVisit }) {
  const language = readLanguage(new URL(seen));
  const prefix = language === 'en' ? '' : `/${language}`;
  const toPath = (path) => prefix + (path === '/' && prefix ? '' : path);
  await cacheVisitedPage(seen);
  await Promise.all(files.map(cacheFile));
  for (const address of pictures) {
    if (await caches.match(address, { ...IGNORE_VARY, cacheName: PICTURE_CACHE })) continue;
    const response = await fetch(address, { cache: 'force-cache' });
    if (response.ok) await cacheResponse(PICTURE_CACHE, address, response);
  }
  for (const address of isRepeatVisit ? CORE_PATHS.map(toPath) : [])
    if (!(await findCachedPage(toCacheUrl(address)))) await cacheVisitedPage(address);
}

self.addEventListener('message', (event) => {
  const visit = event.data ?? {};
  if (typeof visit.seen !== 'string') return;
  event.waitUntil(cacheVisit(visit).catch(() => undefined));
});
