import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../read-config.ts';
import { followRegistry, type LiveSites } from '../release/follow-registry.ts';
import { createRemoteCode, createSmallStore } from '../release/testing/create-small-store.ts';
import { addPageRoutes } from './add-page-routes.ts';

let app: FastifyInstance;
let live: LiveSites;
let renderedPaths: string[] = [];
beforeAll(async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({
    name: 'media',
    server: createRemoteCode("return 'page'"),
    query: ['page', 'draft'],
  });
  await goLive({ name: 'desk', server: createRemoteCode("return 'desk'") });
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  const countingLive: LiveSites = {
    ...live,
    getSite() {
      const site = live.getSite();
      if (site === undefined) return undefined;
      const render: typeof site.render = (url, report) => {
        renderedPaths.push(url.pathname + url.search);
        return site.render(url, report);
      };
      return { ...site, render };
    },
  };
  app = Fastify();
  // No server listens on this port, because the pages request no data.
  const config = readConfig({ STORE_DIR: store, API_BASE: 'http://127.0.0.1:9' });
  addPageRoutes(app, config, countingLive, null);
});
beforeEach(() => {
  renderedPaths = [];
});
afterAll(async () => {
  live.stop();
  await app.close();
});

test('renders one page for a thousand requests with unknown parameters', async () => {
  const createRandomName = () => Math.random().toString(36).slice(2);
  for (let count = 0; count < 1000; count += 1) {
    const response = await app.inject(
      `/media?page=7&${createRandomName()}=${createRandomName()}&x-${createRandomName()}&utm_x=${count}`,
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('public');
  }
  expect(renderedPaths).toEqual(['/media?page=7']);
});

test('responds with 304 to a matching ETag of a public page, and not for a personal page', async () => {
  const { headers } = await app.inject('/media?page=2');
  const request = (url: string, etag: unknown) =>
    app.inject({ url, headers: { 'if-none-match': String(etag) } });
  const revalidated = await request('/media?page=2', headers.etag);
  expect(revalidated).toMatchObject({ statusCode: 304, body: '' });
  // A 304 response needs the headers of the cached copy.
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
    expect(revalidated.headers[name]).toBe(headers[name]);
  const personal = await request('/media?draft=AAAAAAAAAAAAAAAAAAAAAA', headers.etag);
  expect(personal).toMatchObject({ statusCode: 200 });
  expect(personal.headers.etag).toBeUndefined();
  expect((await request('/media?page=2', 'W/"another"')).statusCode).toBe(200);
});

test('renders a page once for all orders of its query parameters', async () => {
  for (const query of [
    'newsletter=sent&page=8',
    'page=8&newsletter=sent',
    'page=8&a&newsletter=sent',
  ])
    await app.inject(`/media?${query}`);
  expect(renderedPaths).toHaveLength(1);
});

test('serves a draft with `no-store` and an origin-only referrer policy', async () => {
  for (const _ of [1, 2]) {
    const response = await app.inject('/media?draft=AAAAAAAAAAAAAAAAAAAAAA');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
  }
  expect(renderedPaths).toHaveLength(2);
});

test('ignores `draft` on a page that does not declare it', async () => {
  for (const _ of [1, 2, 3]) await app.inject(`/?draft=${Math.random()}`);
  expect(renderedPaths.length).toBeLessThanOrEqual(1);
});

const KEY = 'bGlzdGluZw.9999999999.c2lnbmF0dXJl/+';

test.each([
  ['/sell-old-tractor/listing', '/sell-old-tractor/listing'],
  ['/hi/sell-old-tractor/listing', '/hi/sell-old-tractor/listing'],
  ['/HI/Sell-Old-Tractor/Listing/', '/hi/sell-old-tractor/listing'],
])('moves the listing key of %s into a cookie of one API route', async (path, page) => {
  const response = await app.inject(`${path}?key=${encodeURIComponent(KEY)}&said=sold`);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${page}?said=old_link`);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({
    name: 'listing_key',
    value: KEY,
    path: '/api/used_tractor_own',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 600,
  });
  // The URL with the key is neither rendered nor cached.
  expect(renderedPaths).toEqual([]);
});

test.each(['/sell-old-tractor/listing?key=', '/media?key=x', '/sell-old-tractor?key=x'])(
  'does not redirect %s, which has no listing key',
  async (address) => {
    const response = await app.inject(address);
    expect(response.statusCode).not.toBe(303);
    expect(response.cookies.map(({ name }) => name)).not.toContain('listing_key');
  },
);

test('drops a listing key that is too long', async () => {
  const response = await app.inject(`/sell-old-tractor/listing?key=${'x'.repeat(301)}`);
  expect(response.headers.location).toBe('/sell-old-tractor/listing?said=old_link');
  expect(response.cookies[0]).toMatchObject({ name: 'listing_key', value: '', maxAge: 0 });
});

test.each([
  '/newsletter/confirm/0123456789abcdef',
  '/hi/newsletter/unsubscribe/0123456789abcdef',
  '/newsl%65tter/confirm/0123456789abcdef',
  '/Newsletter/Unsubscribe/0123456789abcdef',
])(
  'serves the e-mail link %s with `no-store` and an origin-only referrer policy',
  async (address) => {
    const response = await app.inject(address);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
  },
);

test.each([
  '/desk/invitation/0123456789abcdef',
  '/hi/desk/invitation/0123456789abcdef',
  '/desk/invitation/0123456789ABCDEF',
  '/desk/invitatio%6E/0123456789abcdef',
])('serves %s with `no-store` and without a referrer', async (address) => {
  const response = await app.inject(address);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test.each(['/desk', '/desk/leads', '/hi/desk', '/de%73k'])(
  'serves %s with `private, no-store`',
  async (address) => {
    const response = await app.inject(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers.etag).toBeUndefined();
  },
);

test.each([
  ['/en/none', '/none'],
  ['/NEITHER/', '/neither'],
  ['/hi/none/', '/hi/none'],
])('renders the missing page %s without a redirect', async (url, canonical) => {
  const response = await app.inject(url);
  expect(response.statusCode).not.toBe(301);
  expect(response.headers.location).toBeUndefined();
  expect(renderedPaths).toEqual([canonical]);
});

test.each([
  ['/en/media', '/media'],
  ['/Media/?page=2', '/media?page=2'],
  ['/hi/media/', '/hi/media'],
])('redirects %s to %s', async (url, location) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers.location]).toEqual([301, location]);
});
