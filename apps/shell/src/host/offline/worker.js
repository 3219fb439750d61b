// The service worker, as plain script: `/sw.js` is this file after the site's words (`WORDS`, worker-script.ts). It knows
// no version of any app: pages come from the network first, so that a release and a rollback reach phones at once;
// a page that is kept names its versions' files, and goes and stays together with them.
/* global asCopy, nothingKept */

const PAGES = 'pages';
const FILES = 'files';
const DATA = 'data';
const PICTURES = 'pictures';

/** How much is kept of each kind. The one that was used longest ago makes room. */
const MOST = { [PAGES]: 50, [DATA]: 150, [PICTURES]: 300 };

/** Wanted without network, whatever was visited: fetched once a visitor has come back to a second page. */
const ALWAYS = [
  '/',
  '/my',
  '/enquiry/tractor-on-road',
  '/tractor-emi-calculator',
  '/compare-tractors',
];

/** What all of it may take of the phone, in bytes. */
const BUDGET = 50 * 2 ** 20;

const SAVED = 'x-saved';
const NAMED = 'x-files';
const TITLED = 'x-title';

/** Belong to one visitor, or are worth nothing later. */
const PERSONAL =
  /^(?:\/(?:hi|gu|mr))?\/(?:desk|my-data|sign-in|register|forgot-password|enquiry\/(?:code|done)|__)/;
const isOwn = (url) => url.origin === self.location.origin;
const isPersonal = (url) =>
  PERSONAL.test(url.pathname) || url.searchParams.has('draft') || url.searchParams.has('key');

/** Their addresses change with their content. */
const isFile = ({ pathname }) => /^\/(?:r|assets)\//.test(pathname);
const isPicture = ({ pathname }) => pathname.startsWith('/img/');
const isData = ({ pathname }) => /^\/(?:api\/v1|_composition)\//.test(pathname);

/** A page is one, whoever counts its visits and with whichever place in it. */
function addressOf(address) {
  const url = new URL(address, self.location.origin);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid|igshid|_gl|language)$/.test(name)) url.searchParams.delete(name);
  return url;
}

const ANY = { ignoreVary: true };

/** What is kept takes more than it may. Browsers that do not tell are held by the numbers of `MOST` alone. */
async function isOverBudget() {
  const estimate = await self.navigator?.storage?.estimate?.();
  return (estimate?.usageDetails?.caches ?? estimate?.usage ?? 0) > BUDGET;
}

/** Takes away a quarter of each kind, what was used longest ago; pages last, with their files. */
async function makeRoom() {
  for (const name of [PICTURES, DATA, PAGES]) {
    const cache = await caches.open(name);
    const kept = await cache.keys();
    for (const one of kept.slice(0, Math.ceil(kept.length / 4))) await cache.delete(one, ANY);
  }
  await forgetFiles();
}

/** Puts an answer last in its cache, and takes the first ones away that are too many. */
async function keep(name, address, answer) {
  const cache = await caches.open(name);
  await cache.delete(address, ANY);
  try {
    await cache.put(address, answer);
  } catch (error) {
    // The phone itself is full: others make room, and this one is kept the next time.
    await makeRoom();
    throw error;
  }
  if (await isOverBudget()) await makeRoom();
  const kept = await cache.keys();
  const many = kept.slice(0, Math.max(0, kept.length - (MOST[name] ?? kept.length)));
  await Promise.all(many.map((one) => cache.delete(one, ANY)));
  return many.length > 0;
}

/** The files of versions that a page's HTML names. */
const filesIn = (html) => [
  ...new Set([...html.matchAll(/["(](\/(?:r|assets)\/[^"()\s]+)[")]/g)].map(([, file]) => file)),
];

/** Code that a page asks for only when it is used: of a form what comes after it, and so what keeps it for later. */
function laterFiles(files, language) {
  const page = files.find((file) => file.endsWith('enquiry-form-page.js'));
  if (!page) return [];
  return ['later-steps', `steps-${language}`].map((name) => page.replace('form-page', name));
}

/** `/r/catalogue/<version>/`, of which later files of the same version may come; an asset is its own. */
const folderOf = (file) => file.replace(/^(\/r\/[^/]+\/[^/]+\/).*/, '$1');

/** What a cache gives, or nothing: of a phone that is full, or lets nothing be kept, every call of a cache may fail. */
async function ifAny(look) {
  try {
    return await look();
  } catch {
    return undefined;
  }
}

/** A file, kept or from the network. One that cannot be kept is given all the same, unless `fail` throws. */
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

/** For a page that is to be kept: without its files it is worth nothing. */
const keptFile = (address) =>
  fileOf(address, (error) => {
    throw error;
  });

/** Takes away the files that no kept page names any more. */
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

/** An answer that nobody may keep is of one visitor: a seller's own listing, a family's vote, a preview. */
const isForAll = (answer) => !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** Without the site's name; as HTML has it. */
const titleIn = (html) => (/<title>([^<]*)</.exec(html)?.[1] ?? '').split(' | ')[0].trim();

/** Keeps a page with the files that it names; one that cannot be had whole is not kept. */
async function keepPage(address, answer) {
  const isPage = answer.ok && /^text\/html/.test(answer.headers.get('content-type') ?? '');
  if (!isPage || answer.redirected || !isForAll(answer) || isPersonal(address)) return;
  const html = await answer.text();
  const files = filesIn(html).filter(
    (file) => !file.endsWith('.css') || html.includes(`href="${file}"`),
  );
  // Of a folder the version is named; a font is kept when it was fetched.
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
    // A sum or a choice of which nothing is kept is worked out anew by the page's own script.
    return (
      (await pages.match(address.href, ANY)) ??
      pages.match(address.href, { ...ANY, ignoreSearch: true })
    );
  });

/** What is kept of an address beside pages and files. */
const keptAnswer = (name, url) => ifAny(() => caches.match(url, { ...ANY, cacheName: name }));

/** After the answer is given; a phone without room is asked the next time. */
const keepLater = (event, name, answer) =>
  event.waitUntil(ifAny(() => keep(name, event.request.url, answer.clone())));

async function page(event) {
  const address = addressOf(event.request.url);
  try {
    // Asked anew: a fetch of a script may be answered from the browser's own cache, stale, without any network.
    const answer = await fetch(event.request, { cache: 'no-cache' });
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

/** A drawing stands in for a picture that was not drawn yet: it is kept, but asked for anew. */
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
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOwn(url)) return;
  if (request.mode === 'navigate') {
    if (!isPersonal(url) && !isPicture(url)) event.respondWith(page(event));
  } else if (isFile(url)) event.respondWith(fileOf(request.url));
  else if (isPicture(url)) event.respondWith(picture(event));
  else if (isData(url)) event.respondWith(data(event));
});

/** Keeps a page that was seen without coming through here: the first of a visit, or one that a script drew. */
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
