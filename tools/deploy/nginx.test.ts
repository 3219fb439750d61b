import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const configFolder = path.resolve(import.meta.dirname, '../../deploy/nginx');
const nginx = ['nginx', '/usr/sbin/nginx'].find((file) => spawnSync(file, ['-v']).status === 0);
/** Skipped without nginx (apt-get install nginx). */
const nginxTest = nginx ? test : test.skip;

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Number of rendered responses. Each response contains its number. */
let renderedCount = 0;
let pageCacheControl = PAGE_CACHE_CONTROL;
/** Headers of the requests that nginx has forwarded. */
const received: http.IncomingHttpHeaders[] = [];
/** Headers of nginx's subrequests for the variant of a visitor: the canary or the stable version. */
const canaryRequests: http.IncomingHttpHeaders[] = [];
let hasCanary = false;
const CANARY_VERSION = '0123456789ab';

function createSite() {
  return http.createServer((request, response) => {
    if (request.url === '/__arm') {
      canaryRequests.push(request.headers);
      const bucket = /^bucket=(\d+)$/.exec(request.headers.cookie ?? '')?.[1];
      const isCanary = hasCanary && bucket !== undefined && Number(bucket) < 10;
      response.setHeader('x-release-arm', isCanary ? CANARY_VERSION : 'stable');
      if (hasCanary && bucket === undefined) response.setHeader('set-cookie', 'bucket=7; Path=/');
      response.writeHead(204).end();
      return;
    }
    renderedCount += 1;
    received.push(request.headers);
    const { url = '' } = request;
    if (url.startsWith('/api/')) response.setHeader('cache-control', 'no-store');
    else if (url.startsWith('/r/')) response.setHeader('cache-control', IMMUTABLE_CACHE_CONTROL);
    else
      response
        .setHeader('cache-control', pageCacheControl)
        .setHeader('vary', 'accept-encoding, cookie')
        .setHeader('content-type', 'text/html');
    response.end(`${request.method} ${renderedCount} ${'long enough to pack '.repeat(100)}`);
  });
}

/** Loopback address that only this process uses, so that parallel tests do not share its ports. */
const OWN_HOST = `127.${1 + ((process.pid >> 14) % 200)}.${(process.pid >> 7) % 128}.${1 + (process.pid % 128)}`;
const address = `http://${OWN_HOST}:8080`;
const purgeAddress = `http://${OWN_HOST}:8090/purge`;

let folder: string;
let proxy: ChildProcess;
const sites = [createSite(), createSite()];

/** Copies the configuration of the image, with the paths and addresses of this test. */
function writeConfig(cache: string) {
  const config = fs
    .readFileSync(path.join(configFolder, 'nginx.conf'), 'utf8')
    .replaceAll('/var/cache/nginx', cache)
    .replaceAll('/run/nginx.pid', path.join(folder, 'pid'))
    // A test runner's streams may be sockets, which cannot be opened by path.
    .replaceAll('/dev/stdout', path.join(folder, 'access.log'))
    .replaceAll('/dev/stderr', path.join(folder, 'error.log'))
    .replace('listen 8090', `listen ${OWN_HOST}:8090`)
    .replaceAll('127.0.0.1:8091', `${OWN_HOST}:8091`);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), config);
  const servers = sites.map((site) => `127.0.0.1:${(site.address() as AddressInfo).port}`);
  const upstreams = fs
    .readFileSync(path.join(configFolder, 'upstreams.conf'), 'utf8')
    .replace('site-1:3000', servers[0] ?? '')
    .replace('site-2:3000', servers[1] ?? '');
  fs.writeFileSync(path.join(folder, 'upstreams.conf'), upstreams);
  fs.writeFileSync(path.join(folder, 'listen.conf'), `listen ${OWN_HOST}:8080;`);
}

beforeAll(async () => {
  if (!nginx) return;
  for (const site of sites) {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
  }
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const cache = path.join(folder, 'cache');
  for (const name of ['pages', 'files']) fs.mkdirSync(path.join(cache, name), { recursive: true });
  fs.chmodSync(folder, 0o755);
  // As in the image: the worker process cannot delete the folder.
  fs.chmodSync(cache, 0o555);
  writeConfig(cache);
  const args = ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')];
  proxy = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const isUp = () =>
    fetch(`${address}/__health/live`, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) if (proxy.exitCode !== null) throw new Error('nginx does not start');
});

afterAll(async () => {
  if (!nginx) return;
  if (proxy.exitCode === null) {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
  }
  for (const site of sites) {
    site.closeAllConnections();
    site.close();
  }
  fs.chmodSync(path.join(folder, 'cache'), 0o755);
  fs.rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  pageCacheControl = PAGE_CACHE_CONTROL;
  hasCanary = false;
  canaryRequests.length = 0;
});

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(address + path, { method, headers });
  const body = await response.text();
  return {
    status: response.status,
    number: body.split(' ')[1],
    cache: response.headers.get('x-cache'),
    cookie: response.headers.get('set-cookie'),
    encoding: response.headers.get('content-encoding'),
  };
}

nginxTest('renders a page once for visitors with different sessions', async () => {
  const first = await send('/tractors', { cookie: 'session=one' });
  expect(first).toMatchObject({ status: 200, cache: 'MISS' });
  const second = await send('/tractors', { cookie: 'session=two; seen=1' });
  expect(second).toMatchObject({ cache: 'HIT', number: first.number });
});

nginxTest('renders a page once per valid colour scheme', async () => {
  const light = await send('/schemes');
  const dark = await send('/schemes', { cookie: 'session=one; scheme=dark' });
  expect(dark).toMatchObject({ cache: 'MISS' });
  const otherDark = await send('/schemes', { cookie: 'scheme=dark' });
  expect(otherDark.number).toBe(dark.number);
  const invalid = await send('/schemes', { cookie: 'scheme=pink' });
  expect(invalid.number).toBe(light.number);
});

nginxTest('renders a light page once, and its cookie has precedence over Save-Data', async () => {
  const fullPage = await send('/light');
  const lightPage = await send('/light', { 'save-data': 'on' });
  expect(lightPage).toMatchObject({ cache: 'MISS' });
  expect((await send('/light', { cookie: 'lite=1' })).number).toBe(lightPage.number);
  const withCookie = await send('/light', { cookie: 'lite=0', 'save-data': 'on' });
  expect(withCookie.number).toBe(fullPage.number);
});

nginxTest('does not cache previews', async () => {
  const preview = { cookie: 'preview=token' };
  const first = await send('/preview', preview);
  expect((await send('/preview', preview)).number).not.toBe(first.number);
});

nginxTest('caches pages per canary for all of its visitors', async () => {
  hasCanary = true;
  const getForwardedVariant = () => received.at(-1)?.['x-release-arm'];
  const first = await send('/released');
  expect(first).toMatchObject({ cache: 'MISS', cookie: 'bucket=7; Path=/' });
  expect(getForwardedVariant()).toBe('stable');
  // A forged canary is ignored.
  const stable = await send('/released', {
    cookie: 'bucket=50; session=x',
    'x-release-arm': CANARY_VERSION,
  });
  expect(stable).toMatchObject({ cache: 'HIT', number: first.number, cookie: null });
  const canaryPage = await send('/released', { cookie: 'bucket=3' });
  expect(canaryPage).toMatchObject({ cache: 'MISS', cookie: null });
  expect(getForwardedVariant()).toBe(CANARY_VERSION);
  const other = await send('/released', { cookie: 'session=y; bucket=9' });
  expect(other).toMatchObject({ cache: 'HIT', number: canaryPage.number });
  // A returning visitor without cookie gets the stable page and a new bucket.
  const crawler = await send('/released');
  expect(crawler).toMatchObject({ cache: 'HIT', number: first.number, cookie: 'bucket=7; Path=/' });
  expect(canaryRequests).toHaveLength(5);
  expect(canaryRequests[1]).toMatchObject({ cookie: 'bucket=50', 'x-page': '/released' });
  expect(canaryRequests[0]).not.toHaveProperty('cookie');
});

nginxTest('renders a page only twice for a hundred visitors during a canary', async () => {
  hasCanary = true;
  const cacheStates = [];
  for (let bucket = 0; bucket < 100; bucket += 1)
    cacheStates.push((await send('/hundred', { cookie: `bucket=${bucket}` })).cache);
  expect(cacheStates.filter((state) => state === 'MISS')).toHaveLength(2);
  expect(cacheStates.filter((state) => state === 'HIT')).toHaveLength(98);
  // A visitor's own request to this path is not forwarded to a site server.
  expect((await send('/__arm')).status).toBe(204);
  expect(canaryRequests).toHaveLength(100);
});

nginxTest('replaces a forged address and forged trace headers of a request', async () => {
  await send('/forged', {
    'x-forwarded-for': '203.0.113.9',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  const headers = received.at(-1);
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect(headers).not.toHaveProperty('traceparent');
  expect(headers?.['x-request-id']).toMatch(/^[\da-f]{32}$/);
});

nginxTest('forwards only one encoding and the valid cookies that select a variant', async () => {
  await send('/variant', {
    'accept-encoding': 'gzip, deflate, br;q=1.0',
    cookie: 'lite=1 x; scheme=dark; session=one',
  });
  expect(received.at(-1)).toMatchObject({
    'accept-encoding': 'br',
    cookie: 'scheme=dark; lite=0',
  });
});

nginxTest('forwards all cookies to the API', async () => {
  await send('/api/v1/session', { cookie: 'session=one' });
  expect(received.at(-1)).toMatchObject({ cookie: 'session=one' });
});

nginxTest('serves a stale page once while a new one is rendered', async () => {
  pageCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600';
  const first = await send('/old');
  // nginx has no clock that a test can mock.
  let later = await send('/old');
  while (later.cache === 'HIT') {
    await wait(50);
    later = await send('/old');
  }
  expect(later).toMatchObject({ cache: 'STALE', number: first.number });
  let renewed = await send('/old');
  while (renewed.number === first.number) renewed = await send('/old');
  expect(renewed.status).toBe(200);
});

nginxTest('PURGE_URL purges all pages and no files', async () => {
  const [page, file] = [await send('/purged'), await send('/r/media/1/main.js')];
  expect((await send('/purged')).number).toBe(page.number);
  const body = JSON.stringify({ composition: 'digest' });
  for (const _ of [1, 2]) {
    const response = await fetch(purgeAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(204);
  }
  const rendered = await send('/purged');
  expect(rendered.number).not.toBe(page.number);
  expect((await send('/purged')).number).toBe(rendered.number);
  expect(await send('/r/media/1/main.js')).toMatchObject({ cache: 'HIT', number: file.number });
});

nginxTest('does not cache responses to POST', async () => {
  const first = await send('/api/v1/x', {}, 'POST');
  const second = await send('/api/v1/x', {}, 'POST');
  expect(first.number).not.toBe(second.number);
});

nginxTest('compresses a page for clients that support only gzip', async () => {
  expect((await send('/plain', { 'accept-encoding': 'gzip' })).encoding).toBe('gzip');
});

nginxTest('hides the health check from visitors', async () => {
  expect((await send('/__health/ready')).status).toBe(404);
});

nginxTest('skips a stopped site server and serves cached pages when all have stopped', async () => {
  const cached = await send('/outlives');
  sites[0]?.closeAllConnections();
  sites[0]?.close();
  for (const path of ['/a', '/b', '/c', '/d']) expect((await send(path)).status).toBe(200);
  sites[1]?.closeAllConnections();
  sites[1]?.close();
  expect(await send('/outlives')).toMatchObject({ status: 200, number: cached.number });
  expect((await send('/never-seen')).status).toBe(502);
});
