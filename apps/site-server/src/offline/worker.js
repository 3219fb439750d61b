// The service worker, a classic script: `/sw.js` is this file after its texts (`WORDS`, worker-script.ts). It contains
// no app version: pages are fetched network first, so that releases and rollbacks reach phones at once. A cached page
// is stored and evicted together with the versioned files that it references.
/* global asCopy, nothingKept */

const PAGES = 'pages';
const FILES = 'files';
const DATA = 'data';
const PICTURES = 'pictures';

/** Entries per cache; the least recently used is evicted. */
const MOST = { [PAGES]: 50, [DATA]: 150, [PICTURES]: 300 };

/** Available offline regardless of visits; fetched on the second page view. */
const ALWAYS = [
  '/',
  '/my',
  '/enquiry/tractor-on-road',
  '/tractor-emi-calculator',
  '/compare-tractors',
];

/** Total size limit in bytes. */
const BUDGET = 50 * 2 ** 20;

const SAVED = 'x-saved';
const NAMED = 'x-files';
const TITLED = 'x-title';

/** Personal pages, and pages that are useless later. */
const PERSONAL =
  /^(?:\/(?:hi|gu|mr))?\/(?:desk|my-data|sign-in|register|forgot-password|enquiry\/(?:code|done)|__)/;
const isOwn = (url) => url.origin === self.location.origin;
const isPersonal = (url) =>
  PERSONAL.test(url.pathname) || url.searchParams.has('draft') || url.searchParams.has('key');

/** Their URLs contain a content hash. */
const isFile = ({ pathname }) => /^\/(?:r|assets)\//.test(pathname);
const isPicture = ({ pathname }) => pathname.startsWith('/img/');
const isData = ({ pathname }) => /^\/(?:api\/v1|_composition)\//.test(pathname);

/** Cache key of a page, without tracking parameters and fragment. */
function addressOf(address) {
  const url = new URL(address, self.location.origin);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid|igshid|_gl|language)$/.test(name)) url.searchParams.delete(name);
  return url;
}

const ANY = { ignoreVary: true };

/** True above `BUDGET`. Browsers without a storage estimate are limited by `MOST` only. */
async function isOverBudget() {
  const estimate = await self.navigator?.storage?.estimate?.();
  return (estimate?.usageDetails?.caches ?? estimate?.usage ?? 0) > BUDGET;
}

/** Evicts the least recently used quarter of each cache; pages last, with their files. */
async function makeRoom() {
  for (const name of [PICTURES, DATA, PAGES]) {
    const cache = await caches.open(name);
    const kept = await cache.keys();
    for (const one of kept.slice(0, Math.ceil(kept.length / 4))) await cache.delete(one, ANY);
  }
  await forgetFiles();
}

/** Appends a response to its cache and evicts the oldest entries. */
async function keep(name, address, answer) {
  const cache = await caches.open(name);
  await cache.delete(address, ANY);
  try {
    await cache.put(address, answer);
  } catch (error) {
    // The quota is exhausted: evict others; this response is cached on the next visit.
    await makeRoom();
    throw error;
  }
  if (await isOverBudget()) await makeRoom();
  const kept = await cache.keys();
  const many = kept.slice(0, Math.max(0, kept.length - (MOST[name] ?? kept.length)));
  await Promise.all(many.map((one) => cache.delete(one, ANY)));
  return many.length > 0;
}

/** Versioned files referenced by a page's HTML. */
const filesIn = (html) => [
  ...new Set([...html.matchAll(/["(](\/(?:r|assets)\/[^"()\s]+)[")]/g)].map(([, file]) => file)),
];

/** Lazy chunks of a page: the step after a form, which also queues it offline. */
function laterFiles(files, language) {
  const page = files.find((file) => file.endsWith('enquiry-form-page.js'));
  if (!page) return [];
  return ['later-steps', `steps-${language}`].map((name) => page.replace('form-page', name));
}

/** `/r/catalogue/<version>/`, which later chunks share; an asset is its own. */
const folderOf = (file) => file.replace(/^(\/r\/[^/]+\/[^/]+\/).*/, '$1');

/** Result of a cache call, or undefined: every call can fail when storage is full or blocked. */
async function ifAny(look) {
  try {
    return await look();
  } catch {
    return undefined;
  }
}

/** A file from cache or network. It is returned even if it cannot be cached, unless `fail` throws. */
async function fileOf(address, fail = () => undefined) {
  const known = await ifAny(async () => (await caches.open(FILES)).match(address, ANY));
  if (known) return known;
  const answer = await fetch(address, { mode: 'cors', credentials: 'same-origin' });
  if (!answer.ok) return answer;
  const copy = answer.clone();
  await caches
    .open(FILES)
    .then((cache) => cache.put(address, copy))
    .catch(fail);
  return answer;
}

/** For a page to be cached: without its files it is useless. */
const keptFile = (address) =>
  fileOf(address, (error) => {
    throw error;
  });

/** Deletes files that no cached page references. */
async function forgetFiles() {
  const pages = await caches.open(PAGES);
  const named = new Set();
  for (const page of await pages.keys()) {
    const answer = await pages.match(page, ANY);
    for (const file of JSON.parse(answer?.headers.get(NAMED) ?? '[]')) named.add(folderOf(file));
  }
  const files = await caches.open(FILES);
  for (const { url } of await files.keys())
    if (!named.has(folderOf(new URL(url).pathname))) await files.delete(url, ANY);
}

/** Responses with `no-store` or `private` belong to one visitor: a seller's listing, a family vote, a preview. */
const isForAll = (answer) => !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** Title as HTML, without the site name. */
const titleIn = (html) => (/<title>([^<]*)</.exec(html)?.[1] ?? '').split(' | ')[0].trim();

/** Caches a page with its files; an incomplete page is not cached. */
async function keepPage(address, answer) {
  const isPage = answer.ok && /^text\/html/.test(answer.headers.get('content-type') ?? '');
  if (!isPage || answer.redirected || !isForAll(answer) || isPersonal(address)) return;
  const html = await answer.text();
  const files = filesIn(html).filter(
    (file) => !file.endsWith('.css') || html.includes(`href="${file}"`),
  );
  // A folder is matched by version; a font is cached when it is fetched.
  const wanted = files.filter((file) => !/\/$|\.woff2$/.test(file));
  await Promise.all([...wanted, ...laterFiles(wanted, languageOf(address))].map(keptFile));
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(SAVED, new Date().toISOString());
  headers.set(NAMED, JSON.stringify(files));
  headers.set(TITLED, encodeURIComponent(titleIn(html)));
  const isFull = await keep(PAGES, address.href, new Response(html, { status: 200, headers }));
  if (isFull) await forgetFiles();
}

const languageOf = ({ pathname }) => /^\/(hi|gu|mr)(?=\/|$)/.exec(pathname)?.[1] ?? 'en';

const keptPage = (address) =>
  ifAny(async () => {
    const pages = await caches.open(PAGES);
    // The script of a cached calculator or picker recalculates for new parameters.
    return (
      (await pages.match(address.href, ANY)) ??
      pages.match(address.href, { ...ANY, ignoreSearch: true })
    );
  });

/** Cached responses other than pages and files. */
const keptAnswer = (name, url) => ifAny(() => caches.match(url, { ...ANY, cacheName: name }));

/** Runs after the response; on a full phone the next visit retries. */
const keepLater = (event, name, answer) =>
  event.waitUntil(ifAny(() => keep(name, event.request.url, answer.clone())));

/** The response to a navigation, which browsers with navigation preload request while the worker starts. */
async function navigationResponse(event) {
  const preloaded = await event.preloadResponse;
  // Without `no-cache` a worker's fetch may get a stale response of the browser's cache, without any network.
  return preloaded ?? fetch(event.request, { cache: 'no-cache' });
}

async function page(event) {
  const address = addressOf(event.request.url);
  try {
    const answer = await navigationResponse(event);
    if (answer.status < 500) {
      event.waitUntil(keepPage(address, answer.clone()).catch(() => undefined));
      return answer;
    }
    const kept = await keptPage(address);
    return kept ? asCopy(kept, languageOf(address)) : answer;
  } catch {
    const kept = await keptPage(address);
    return kept ? asCopy(kept, languageOf(address)) : nothingKept(languageOf(address));
  }
}

async function data(event) {
  const { url } = event.request;
  try {
    const answer = await fetch(event.request);
    const isShared = /public|immutable/.test(answer.headers.get('cache-control') ?? '');
    if (answer.ok && isShared) keepLater(event, DATA, answer);
    return answer;
  } catch (error) {
    const kept = await keptAnswer(DATA, url);
    if (kept) return kept;
    throw error;
  }
}

/** A drawing replaces a picture that is not rendered yet: it is cached but revalidated. */
const isFinal = (answer) => /immutable/.test(answer.headers.get('cache-control') ?? '');

async function picture(event) {
  const { url } = event.request;
  const kept = await keptAnswer(PICTURES, url);
  if (kept && isFinal(kept)) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) keepLater(event, PICTURES, answer);
    return answer;
  } catch (error) {
    if (kept) return kept;
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
  if (request.method !== 'GET' || !isOwn(url)) return;
  if (request.mode === 'navigate') {
    if (!isPersonal(url) && !isPicture(url)) event.respondWith(page(event));
    // Without this the browser would request it a second time.
    else if (event.preloadResponse) event.respondWith(navigationResponse(event));
  } else if (isFile(url)) event.respondWith(fileOf(request.url));
  else if (isPicture(url)) event.respondWith(picture(event));
  else if (isData(url)) event.respondWith(data(event));
});

/** Caches a page that did not pass through the worker: the first of a visit, or a client-side navigation. */
async function keepSeen(address) {
  const url = addressOf(address);
  if (!isOwn(url) || isPersonal(url)) return;
  await keepPage(url, await fetch(url.href, { cache: 'force-cache', credentials: 'same-origin' }));
}

self.addEventListener('message', (event) => {
  const { seen, files = [], pictures = [], again } = event.data ?? {};
  if (typeof seen !== 'string') return;
  const language = languageOf(new URL(seen));
  const prefix = language === 'en' ? '' : `/${language}`;
  const wanted = again ? ALWAYS.map((path) => prefix + (path === '/' && prefix ? '' : path)) : [];
  event.waitUntil(
    (async () => {
      await keepSeen(seen);
      await Promise.all(files.map(keptFile));
      for (const address of pictures) {
        if (await caches.match(address, { ...ANY, cacheName: PICTURES })) continue;
        const answer = await fetch(address, { cache: 'force-cache' });
        if (answer.ok) await keep(PICTURES, address, answer);
      }
      for (const address of wanted)
        if (!(await keptPage(addressOf(address)))) await keepSeen(address);
    })().catch(() => undefined),
  );
});
