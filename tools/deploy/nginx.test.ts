import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const deployed = path.resolve(import.meta.dirname, '../../deploy/nginx');
const nginx = ['nginx', '/usr/sbin/nginx'].find((file) => spawnSync(file, ['-v']).status === 0);
/** Skipped without nginx (apt-get install nginx). */
const nginxTest = nginx ? test : test.skip;

const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Upstream whose responses are numbered. */
let made = 0;
let cacheOfPages = PAGE;
const received: http.IncomingHttpHeaders[] = [];
/** Subrequests of the proxy, and the running canary; none by default. */
const canaryRequests: http.IncomingHttpHeaders[] = [];
let releases = false;
const CANARY = '0123456789ab';

function site() {
  return http.createServer((request, response) => {
    if (request.url === '/__arm') {
      canaryRequests.push(request.headers);
      const bucket = /^bucket=(\d+)$/.exec(request.headers.cookie ?? '')?.[1];
      const isTried = releases && bucket !== undefined && Number(bucket) < 10;
      response.setHeader('x-release-arm', isTried ? CANARY : 'stable');
      if (releases && bucket === undefined) response.setHeader('set-cookie', 'bucket=7; Path=/');
      response.writeHead(204).end();
      return;
    }
    made += 1;
    received.push(request.headers);
    const { url = '' } = request;
    if (url.startsWith('/api/')) response.setHeader('cache-control', 'no-store');
    else if (url.startsWith('/r/')) response.setHeader('cache-control', IMMUTABLE);
    else
      response
        .setHeader('cache-control', cacheOfPages)
        .setHeader('vary', 'accept-encoding, cookie')
        .setHeader('content-type', 'text/html');
    response.end(`${request.method} ${made} ${'long enough to pack '.repeat(100)}`);
  });
}

/** A loopback address of this process only, so that parallel tests cannot take its ports. */
const OWN_HOST = `127.${1 + ((process.pid >> 14) % 200)}.${(process.pid >> 7) % 128}.${1 + (process.pid % 128)}`;
const address = `http://${OWN_HOST}:8080`;
const purgeAddress = `http://${OWN_HOST}:8090/purge`;

let folder: string;
let proxy: ChildProcess;
const sites = [site(), site()];

beforeAll(async () => {
  if (!nginx) return;
  for (const one of sites) {
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
  }
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const cache = path.join(folder, 'cache');
  for (const name of ['pages', 'files']) fs.mkdirSync(path.join(cache, name), { recursive: true });
  fs.chmodSync(folder, 0o755);
  // As in the image: the worker process cannot delete the folder.
  fs.chmodSync(cache, 0o555);
  const conf = fs
    .readFileSync(path.join(deployed, 'nginx.conf'), 'utf8')
    .replaceAll('/var/cache/nginx', cache)
    .replaceAll('/run/nginx.pid', path.join(folder, 'pid'))
    // A test runner's streams may be sockets, which cannot be opened by path.
    .replaceAll('/dev/stdout', path.join(folder, 'access.log'))
    .replaceAll('/dev/stderr', path.join(folder, 'error.log'))
    .replace('listen 8090', `listen ${OWN_HOST}:8090`)
    .replaceAll('127.0.0.1:8091', `${OWN_HOST}:8091`);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), conf);
  const servers = sites.map((one) => `127.0.0.1:${(one.address() as AddressInfo).port}`);
  const upstreams = fs
    .readFileSync(path.join(deployed, 'upstreams.conf'), 'utf8')
    .replace('site-1:3000', servers[0] ?? '')
    .replace('site-2:3000', servers[1] ?? '');
  fs.writeFileSync(path.join(folder, 'upstreams.conf'), upstreams);
  fs.writeFileSync(path.join(folder, 'listen.conf'), `listen ${OWN_HOST}:8080;`);
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
  for (const one of sites) {
    one.closeAllConnections();
    one.close();
  }
  fs.chmodSync(path.join(folder, 'cache'), 0o755);
  fs.rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  cacheOfPages = PAGE;
  releases = false;
  canaryRequests.length = 0;
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(address + path, { method, headers });
  const body = await answer.text();
  return {
    status: answer.status,
    number: body.split(' ')[1],
    cache: answer.headers.get('x-cache'),
    cookie: answer.headers.get('set-cookie'),
    packing: answer.headers.get('content-encoding'),
  };
}

nginxTest(
  'renders a page once for all visitors regardless of cookies and once per colour scheme',
  async () => {
    const first = await ask('/tractors', { cookie: 'session=one' });
    expect(first).toMatchObject({ status: 200, cache: 'MISS' });
    const again = await ask('/tractors', { cookie: 'session=two; seen=1' });
    expect(again).toMatchObject({ cache: 'HIT', number: first.number });
    const dark = await ask('/tractors', { cookie: 'session=one; scheme=dark' });
    expect(dark).toMatchObject({ cache: 'MISS' });
    expect(await ask('/tractors', { cookie: 'scheme=dark' })).toMatchObject({
      number: dark.number,
    });
    const little = await ask('/tractors', { 'save-data': 'on' });
    expect(little).toMatchObject({ cache: 'MISS' });
    expect(await ask('/tractors', { cookie: 'lite=1' })).toMatchObject({ number: little.number });
    const whole = { cookie: 'lite=0', 'save-data': 'on' };
    expect(await ask('/tractors', whole)).toMatchObject({ number: first.number });
    // An invalid scheme is ignored.
    expect(await ask('/tractors', { cookie: 'scheme=pink' })).toMatchObject({
      number: first.number,
    });
    const preview = { cookie: 'preview=token' };
    expect((await ask('/tractors', preview)).number).not.toBe(
      (await ask('/tractors', preview)).number,
    );
  },
);

nginxTest('caches pages per canary for all of its visitors', async () => {
  releases = true;
  const ours = () => received.at(-1)?.['x-release-arm'];
  const first = await ask('/released');
  expect(first).toMatchObject({ cache: 'MISS', cookie: 'bucket=7; Path=/' });
  expect(ours()).toBe('stable');
  // A forged canary is ignored.
  const stable = await ask('/released', {
    cookie: 'bucket=50; session=x',
    'x-release-arm': CANARY,
  });
  expect(stable).toMatchObject({ cache: 'HIT', number: first.number, cookie: null });
  const canaryPage = await ask('/released', { cookie: 'bucket=3' });
  expect(canaryPage).toMatchObject({ cache: 'MISS', cookie: null });
  expect(ours()).toBe(CANARY);
  const other = await ask('/released', { cookie: 'session=y; bucket=9' });
  expect(other).toMatchObject({ cache: 'HIT', number: canaryPage.number });
  // A returning visitor without cookie gets the stable page and a new bucket.
  const crawler = await ask('/released');
  expect(crawler).toMatchObject({ cache: 'HIT', number: first.number, cookie: 'bucket=7; Path=/' });
  expect(canaryRequests).toHaveLength(5);
  expect(canaryRequests[1]).toMatchObject({ cookie: 'bucket=50', 'x-page': '/released' });
  expect(canaryRequests[0]).not.toHaveProperty('cookie');
});

nginxTest('renders two pages for a hundred visitors during a canary', async () => {
  releases = true;
  const found = [];
  for (let bucket = 0; bucket < 100; bucket += 1)
    found.push((await ask('/hundred', { cookie: `bucket=${bucket}` })).cache);
  expect(found.filter((one) => one === 'MISS')).toHaveLength(2);
  expect(found.filter((one) => one === 'HIT')).toHaveLength(98);
  // External requests to it are rejected and not counted.
  expect((await ask('/__arm')).status).toBe(204);
  expect(canaryRequests).toHaveLength(100);
});

nginxTest('forwards the client address and no forged header', async () => {
  received.length = 0;
  await ask('/hear', {
    'x-forwarded-for': '203.0.113.9',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    'accept-encoding': 'gzip, deflate, br;q=1.0',
    cookie: 'lite=1 x; scheme=dark; session=one',
  });
  expect(received[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'accept-encoding': 'br' });
  expect(received[0]).toMatchObject({ cookie: 'scheme=dark; lite=0' });
  await ask('/api/v1/hear', { cookie: 'session=one' });
  expect(received[1]).toMatchObject({ cookie: 'session=one' });
  expect(received[0]).not.toHaveProperty('traceparent');
  expect(received[0]?.['x-request-id']).toMatch(/^[\da-f]{32}$/);
});

nginxTest('serves a stale page once while a new one is rendered', async () => {
  cacheOfPages = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600';
  const first = await ask('/old');
  // nginx has no clock that a test can mock.
  let later = await ask('/old');
  while (later.cache === 'HIT') {
    await pause(50);
    later = await ask('/old');
  }
  expect(later).toMatchObject({ cache: 'STALE', number: first.number });
  let renewed = await ask('/old');
  while (renewed.number === first.number) renewed = await ask('/old');
  expect(renewed.status).toBe(200);
});

nginxTest('PURGE_URL purges all pages and no files', async () => {
  const [page, file] = [await ask('/purged'), await ask('/r/media/1/main.js')];
  expect((await ask('/purged')).number).toBe(page.number);
  const body = JSON.stringify({ composition: 'digest' });
  for (const _ of [1, 2]) {
    const answer = await fetch(purgeAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(204);
  }
  const anew = await ask('/purged');
  expect(anew.number).not.toBe(page.number);
  expect((await ask('/purged')).number).toBe(anew.number);
  expect(await ask('/r/media/1/main.js')).toMatchObject({ cache: 'HIT', number: file.number });
});

nginxTest(
  'forwards writes uncached and compressed and hides the health check from visitors',
  async () => {
    const one = await ask('/api/v1/x', {}, 'POST');
    const other = await ask('/api/v1/x', {}, 'POST');
    expect(one.number).not.toBe(other.number);
    expect((await ask('/plain', { 'accept-encoding': 'gzip' })).packing).toBe('gzip');
    expect((await ask('/__health/ready')).status).toBe(404);
  },
);

nginxTest('skips a stopped site server and serves cached pages when all have stopped', async () => {
  const cached = await ask('/outlives');
  sites[0]?.closeAllConnections();
  sites[0]?.close();
  for (const path of ['/a', '/b', '/c', '/d']) expect((await ask(path)).status).toBe(200);
  sites[1]?.closeAllConnections();
  sites[1]?.close();
  expect(await ask('/outlives')).toMatchObject({ status: 200, number: cached.number });
  expect((await ask('/never-seen')).status).toBe(502);
});
