import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment, readLive, readLog, type SiteCounts } from '@tractor-haat/registry';
import {
  CanaryController,
  folderRegistry,
  resolveRegistryDir,
} from '@tractor-haat/registry/service';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createSiteApp } from '../create-site-app.ts';
import { remote, smallStore } from '../release/testing/small-store.ts';

const env = 'production' as const;
const good = remote("return 'good'");

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Accepts browser reports, like the API. */
async function startApi(): Promise<string> {
  const api = http.createServer((request, response) => {
    request.resume().on('end', () => response.end('{"success":true}'));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

async function until(condition: () => Promise<boolean>) {
  const end = Date.now() + 8000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen within 8 s');
    await new Promise((done) => setTimeout(done, 20));
  }
}

const countsOf = async (site: FastifyInstance): Promise<SiteCounts> =>
  (await site.inject('/__health/releases')).json();

/** A site server whose store has clips live and another version as a 10 % canary. */
async function released(server: string) {
  const { store, ship, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const live = await goLive({ name: 'clips', server: good });
  const { version } = await ship({ name: 'clips', server });
  const registry = folderRegistry({
    store,
    hostApi: async () => 1,
    tools: {},
    registryDir: resolveRegistryDir(store),
  });
  const config = readConfig({ STORE_DIR: store, API_BASE: await startApi() });
  const site = await createSiteApp({ ...config, logLevel: 'silent' });
  closing.push(() => site.close());
  const wish = { name: 'clips', version, env, by: 'asha', skipGates: {}, onWait: () => undefined };
  await registry.promote({ ...wish, course: { percent: 10 } });
  await until(async () => (await countsOf(site)).trials.length === 1);
  const keeper = new CanaryController({
    store,
    readSigningKey: async () => null,
    promote: registry.promote,
    fetchSiteCounts: () => Promise.allSettled([countsOf(site)]),
    notifyTeam: async () => undefined,
    log: () => undefined,
    now: () => new Date(),
  });
  const visit = (bucket: number | null, path = '/clips') =>
    site.inject({
      url: path,
      ...(bucket === null ? {} : { headers: { cookie: `bucket=${bucket}` } }),
    });
  const isReleased = async () => (await readEnvironment(store, env)).trials !== undefined;
  return { store, live, version, site, registry, keeper, visit, isReleased };
}

type GradualRelease = Awaited<ReturnType<typeof released>>;

/**
 * Requests a page from every bucket in turn; the registry checks the canary after every 50th, until
 * it rolls back. Returns the number of visits to the new version.
 */
async function untilTakenBack(
  { visit, keeper, isReleased }: GradualRelease,
  after: (bucket: number) => Promise<unknown> = async () => undefined,
  path = '/clips',
) {
  let came = 0;
  for (let visitor = 0; visitor < 3000; visitor += 1) {
    const bucket = visitor % 100;
    const answer = await visit(bucket, path);
    expect(answer.statusCode).toBe(200);
    if (bucket < 10) {
      came += 1;
      await after(bucket);
    }
    if (visitor % 50 === 49) {
      await keeper.check();
      if (!(await isReleased())) return came;
    }
  }
  throw new Error('it was not taken back');
}

test('serves each visitor one version; crawlers and new visitors get the stable one', async () => {
  const { visit, version, live } = await released(remote("return 'fresh'"));
  for (const _ of [1, 2]) {
    expect((await visit(3)).body).toBe(`${version} fresh`);
    expect((await visit(9)).body).toBe(`${version} fresh`);
    expect((await visit(10)).body).toBe(`${live} good`);
    expect((await visit(99)).body).toBe(`${live} good`);
  }
  const first = await visit(null);
  expect(first.body).toBe(`${live} good`);
  expect(String(first.headers['set-cookie'])).toMatch(
    /^bucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  // Caches that ignore canaries store the stable page and no bucket cookie.
  expect(first.headers['cache-control']).toBe('no-store');
  expect((await visit(3)).headers['cache-control']).toBe('no-store');
  const other = await visit(50);
  expect(other.headers['cache-control']).toContain('s-maxage');
  expect(other.headers['set-cookie']).toBeUndefined();
  expect((await visit(50, '/')).body).toBe('home');
});

test('sets no cookie without a canary', async () => {
  const { visit, registry, site } = await released(good.replace('good', 'new'));
  await registry.steer({ name: 'clips', env, by: 'asha', steer: 'take-back' });
  await until(async () => (await countsOf(site)).trials.length === 0);
  const answer = await visit(null);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toContain('s-maxage');
});

test("serves the canary's composition to visits that began before its end", async () => {
  const { store, site, version, live, registry } = await released(remote("return 'fresh'"));
  const [variant] = (await readLive(store, env)).canaryVariants;
  const address = `/_composition/${variant?.composition?.digest}.json`;
  const composition = { remotes: [{ name: 'clips', version, previous: live }] };
  expect((await site.inject(address)).json()).toMatchObject(composition);
  await registry.steer({ name: 'clips', env, by: 'asha', steer: 'take-back' });
  // A server that starts later reads it from the log.
  const later = await createSiteApp(readConfig({ STORE_DIR: store }));
  closing.push(() => later.close());
  expect((await later.inject(address)).json()).toMatchObject(composition);
});

test('shows no visitor a version that throws at load and ends its canary at once', async () => {
  const all = await released('throw new Error("at load")');
  expect((await all.visit(1)).body).toBe(`${all.live} good`);
  await all.keeper.check();
  expect(await all.isReleased()).toBe(false);
  const line = (await readLog(all.store)).at(-1);
  expect(line).toMatchObject({
    by: 'registry',
    trial: null,
    why: expect.stringContaining('TH-201'),
  });
});

test('ends the canary of a version that throws on render after 50 visits', async () => {
  const all = await released(remote("throw new Error('on render')"));
  expect(await untilTakenBack(all)).toBe(50);
  const line = (await readLog(all.store)).at(-1);
  expect(line?.why).toBe(
    'it failed in 50 of 50 visits (100.0 %), the live version in 0 of 400 visits (0.0 %)',
  );
});

test('ends the canary of a version that throws on one URL, a quarter of its visits', async () => {
  const server = remote("if (url.searchParams.has('page')) throw new Error('x'); return 'fresh'");
  const all = await released(server);
  let visits = 0;
  const came = await untilTakenBack({
    ...all,
    visit: (bucket) => {
      visits += 1;
      return all.visit(bucket, visits % 4 === 0 ? '/clips?page=1' : '/clips');
    },
  });
  expect(came).toBe(50);
});

test('ends the canary of a version that fails in browsers only, by their reports', async () => {
  const all = await released(remote("return 'fresh'"));
  const report = (payload: object) =>
    all.site.inject({ method: 'POST', url: '/api/client_events', payload });
  const came = await untilTakenBack(all, () =>
    report({ remote: 'clips', version: all.version, phase: 'load', code: 'TH-201' }),
  );
  expect(came).toBe(50);
});

test('keeps a canary that fails as rarely as the live version', async () => {
  const all = await released(remote("return 'fresh'"));
  for (let visitor = 0; visitor < 1000; visitor += 1) await all.visit(visitor % 100);
  await all.keeper.check();
  expect(await all.isReleased()).toBe(true);
  expect((await countsOf(all.site)).trials[0]).toMatchObject({
    fresh: { visits: 100, failures: 0 },
    stable: { visits: 900, failures: 0 },
  });
});

test('rejects a canary of another contract before any visitor sees it', async () => {
  const { ship, goLive, store } = smallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'clips', server: good });
  const { version } = await ship({ name: 'clips', server: good, contract: 9 });
  const place = {
    store,
    hostApi: async () => 1,
    tools: {},
    registryDir: resolveRegistryDir(store),
  };
  const wish = { name: 'clips', version, env, by: 'asha', skipGates: {}, onWait: () => undefined };
  await expect(folderRegistry(place).promote({ ...wish, course: { percent: 10 } })).rejects.toThrow(
    'Gate "contract" rejected',
  );
});

test('a proxy requests the canary, counts visits by it and caches pages per canary', async () => {
  const { site, version, live } = await released(remote("return 'fresh'"));
  const ask = (cookie: string) =>
    site.inject({ url: '/__arm', headers: { cookie, 'x-page': '/clips?utm_x=1' } });
  const canary = String((await ask('bucket=4')).headers['x-release-arm']);
  expect((await ask('bucket=40')).headers['x-release-arm']).toBe('stable');
  const fresh = await ask('session=x');
  expect(fresh.headers['x-release-arm']).toBe('stable');
  expect(fresh.headers['set-cookie']).toMatch(/^bucket=/);
  const page = (name: string) => site.inject({ url: '/clips', headers: { 'x-release-arm': name } });
  const response = await page(canary);
  expect(response.body).toBe(`${version} fresh`);
  expect(response.headers['cache-control']).toContain('s-maxage');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect((await page('stable')).body).toBe(`${live} good`);
  // An ended canary: the stable page, not cacheable under that name.
  const over = await page('0123456789ab');
  expect(over.body).toBe(`${live} good`);
  expect(over.headers['cache-control']).toBe('no-store');
  expect((await countsOf(site)).trials[0]).toMatchObject({
    fresh: { visits: 1 },
    stable: { visits: 2 },
  });
});
