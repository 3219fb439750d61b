import { simulatePhone } from './testing/simulate-phone.ts';

/** Also in `worker.js`. */
const MAX_CACHE_BYTES = 50 * 2 ** 20;

const createPage =
  (version: string, text = 'Hello') =>
  () =>
    new Response(
      `<html lang="en"><body><p>${text}</p><script src="/r/shell/${version}/main.js"></script></body></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
const respondWithScript = () =>
  new Response('1', { headers: { 'content-type': 'text/javascript' } });

function createPhone() {
  const device = simulatePhone();
  device.network.responses = new Map([
    ['/tractors', createPage('1')],
    ['/tractors?utm_source=x', createPage('1')],
    ['/r/shell/1/main.js', respondWithScript],
    ['/r/shell/2/main.js', respondWithScript],
  ]);
  return device;
}

test('caches a page with the files of its version and marks the offline copy', async () => {
  const { network, open, openText, listCachedPaths } = createPhone();
  await open('/tractors?utm_source=x');
  expect(await listCachedPaths('pages')).toEqual(['/tractors']);
  expect(await listCachedPaths('files')).toEqual(['/r/shell/1/main.js']);
  network.responses = undefined;
  const copy = await openText('/tractors');
  expect(copy).toMatch(/<body><p role="status"[^>]*>Saved copy of [^<]+<\/p><p>Hello/);
  expect((await open('/r/shell/1/main.js', { mode: 'cors' }))?.status).toBe(200);
});

test('prefers the network to the cached page', async () => {
  const { network, open, openText } = createPhone();
  await open('/tractors');
  network.responses?.set('/tractors', createPage('2', 'New'));
  expect(await openText('/tractors')).toContain('New');
  network.responses?.set('/tractors', createPage('1', 'Back'));
  expect(await openText('/tractors')).toContain('Back');
});

test('uses the response of navigation preload instead of a second request', async () => {
  const { network, open, openText, listCachedPaths } = createPhone();
  const preloadPage = async (text: string) => createPage('1', text)();
  expect(await openText('/tractors', { preloadResponse: preloadPage('Early') })).toContain('Early');
  expect(network.requests).not.toContain('/tractors');
  expect(await listCachedPaths('pages')).toEqual(['/tractors']);
  expect(await openText('/my-data', { preloadResponse: preloadPage('Own') })).toContain('Own');
  expect(await listCachedPaths('pages')).toEqual(['/tractors']);
  // A browser without navigation preload has no preloaded response.
  await open('/tractors', { preloadResponse: Promise.resolve(undefined) });
  expect(network.requests).toContain('/tractors');
  expect(await open('/my-data')).toBeUndefined();
});

test('does not cache a page whose files cannot be fetched', async () => {
  const { network, open, listCachedPaths } = createPhone();
  network.responses?.set('/tyres', createPage('3'));
  network.responses?.set('/r/shell/3/main.js', () => {
    throw new TypeError('Failed to fetch');
  });
  expect((await open('/tyres'))?.status).toBe(200);
  expect(await listCachedPaths('pages')).toEqual([]);
});

test('caches the last 50 pages and deletes files that none of them references', async () => {
  const { network, open, listCachedPaths } = createPhone();
  await open('/tractors');
  for (let number = 1; number <= 50; number += 1) {
    network.responses?.set(`/tyre/${number}`, createPage('2'));
    await open(`/tyre/${number}`);
  }
  expect(await listCachedPaths('pages')).toHaveLength(50);
  expect(await listCachedPaths('pages')).not.toContain('/tractors');
  expect(await listCachedPaths('files')).toEqual(['/r/shell/2/main.js']);
});

test('ignores personal pages in every language', async () => {
  const { network, open } = createPhone();
  for (const address of ['/my-data', '/hi/desk/leads', '/sell-old-tractor?key=1', '/gu/sign-in'])
    expect(await open(address)).toBeUndefined();
  expect(network.requests).toEqual([]);
});

test('does not cache a page with `no-store` or `private`', async () => {
  const { network, open, listCachedPaths } = createPhone();
  for (const control of ['no-store', 'private, no-cache']) {
    const headers = { 'content-type': 'text/html', 'cache-control': control };
    network.responses?.set('/family/1', () => new Response('<body>', { headers }));
    expect((await open('/family/1'))?.status).toBe(200);
  }
  expect(await listCachedPaths('pages')).toEqual([]);
});

test('serves the cached page of a failing site and lists cached pages for other URLs', async () => {
  const { network, open, openText } = createPhone();
  await open('/tractors');
  network.responses?.set('/tractors', () => new Response('', { status: 503 }));
  expect(await openText('/tractors')).toContain('Saved copy of');
  network.responses = undefined;
  const offlinePage = await open('/hi/tyres');
  expect(offlinePage?.status).toBe(503);
  expect(await offlinePage?.text()).toContain('href="/tractors"');
});

test('caches public data and no private data', async () => {
  const { network, open, listCachedPaths } = createPhone();
  const createResponse = (cacheControl: string) => () =>
    new Response('{}', { headers: { 'cache-control': cacheControl } });
  network.responses?.set('/api/v1/tractors', createResponse('public, max-age=60'));
  network.responses?.set('/api/v1/session', createResponse('no-store'));
  await open('/api/v1/tractors', { mode: 'cors' });
  await open('/api/v1/session', { mode: 'cors' });
  expect(await listCachedPaths('data')).toEqual(['/api/v1/tractors']);
  network.responses = undefined;
  expect((await open('/api/v1/tractors', { mode: 'cors' }))?.status).toBe(200);
});

test('serves an immutable picture from the cache and revalidates a drawing', async () => {
  const { network, openText } = simulatePhone();
  const createResponse = (text: string, caching: string) => () =>
    new Response(text, { headers: { 'cache-control': caching } });
  const address = '/img/tractor/plain--a/side-400.avif';
  const loadPicture = () => openText(address, { mode: 'no-cors' });
  network.responses?.set(address, createResponse('drawing', 'public, max-age=60'));
  expect(await loadPicture()).toBe('drawing');
  network.responses = undefined;
  expect(await loadPicture()).toBe('drawing');
  network.responses = new Map([
    [address, createResponse('picture', 'public, max-age=31536000, immutable')],
  ]);
  expect(await loadPicture()).toBe('picture');
  network.responses = new Map();
  expect(await loadPicture()).toBe('picture');
});

test('offers cached pages by title for a URL that is not cached', async () => {
  const { network, open, openText } = createPhone();
  const titled = '<title>Swaraj 744 &amp; 855 | Tractor Haat</title><body></body>';
  const headers = { 'content-type': 'text/html' };
  network.responses?.set('/tractor/swaraj/1?a=1&b=2', () => new Response(titled, { headers }));
  await open('/tractors');
  await open('/tractor/swaraj/1?a=1&b=2');
  network.responses = undefined;
  const text = await openText('/tyres');
  expect(text).toContain('<a href="/tractor/swaraj/1?a=1&amp;b=2">Swaraj 744 &amp; 855</a>');
  // A page without a title is listed by its URL.
  expect(text).toContain('<a href="/tractors">/tractors</a>');
});

test('evicts the least recently used entries and unused files above its size limit', async () => {
  const { network, storage, open, listCachedPaths } = createPhone();
  await open('/tractors');
  for (let number = 1; number <= 7; number += 1) {
    network.responses?.set(`/tyre/${number}`, createPage('2'));
    await open(`/tyre/${number}`);
  }
  storage.usage = MAX_CACHE_BYTES + 1;
  network.responses?.set('/tyre/8', createPage('2'));
  await open('/tyre/8');
  // A quarter of nine entries, rounded up, is evicted.
  expect(await listCachedPaths('pages')).toEqual(
    [3, 4, 5, 6, 7, 8].map((number) => `/tyre/${number}`),
  );
  expect(await listCachedPaths('files')).toEqual(['/r/shell/2/main.js']);
});

test('caches saved tractors that were not visited and evicts them last', async () => {
  const { network, open, listCachedPaths, sendMessage } = createPhone();
  network.responses?.set('/hi/tractor/ace/1', createPage('2'));
  for (let number = 1; number <= 60; number += 1) {
    network.responses?.set(`/hi/tyre/${number}`, createPage('2'));
    await open(`/hi/tyre/${number}`);
    if (number % 20 === 1)
      await sendMessage({ seen: `https://site.test/hi/tyre/${number}`, saved: ['/tractor/ace/1'] });
  }
  expect(await listCachedPaths('pages')).toContain('/hi/tractor/ace/1');
  expect(await listCachedPaths('pages')).not.toContain('/hi/tyre/2');
  expect(network.requests.filter((path) => path === '/hi/tractor/ace/1')).toHaveLength(1);
  network.responses = undefined;
  expect((await open('/hi/tractor/ace/1'))?.status).toBe(200);
});

test.each(['isFull', 'isBlocked'] as const)(
  'passes all requests through without usable storage (%s)',
  async (state) => {
    const { network, open, openText, storage } = createPhone();
    storage[state] = true;
    const shared = { headers: { 'cache-control': 'public, max-age=60' } };
    network.responses?.set('/img/a.avif', () => new Response('picture', shared));
    network.responses?.set('/api/v1/tractors', () => new Response('{}', shared));
    expect(await openText('/tractors')).toContain('Hello');
    expect(await openText('/r/shell/1/main.js', { mode: 'cors' })).toBe('1');
    expect(await openText('/img/a.avif', { mode: 'no-cors' })).toBe('picture');
    expect(await openText('/api/v1/tractors', { mode: 'cors' })).toBe('{}');
    network.responses?.set('/tractors', () => new Response('down', { status: 503 }));
    expect((await open('/tractors'))?.status).toBe(503);
    network.responses = undefined;
    expect(await openText('/tractors')).toContain('<h1>');
  },
);

test('does not cache a page if the storage is full', async () => {
  const { open, listCachedPaths, storage } = createPhone();
  storage.isFull = true;
  await open('/tractors');
  expect(await listCachedPaths('pages')).toEqual([]);
});
