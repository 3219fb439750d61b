import {
  BUCKET_COUNT,
  readEnvironment,
  readLive,
  readLog,
  type SiteCounts,
} from '@tractor-haat/registry';
import {
  CanaryController,
  createFolderRegistry,
  resolveRegistryDir,
} from '@tractor-haat/registry/service';
import type { FastifyInstance } from 'fastify';
import { createSiteApp } from '../create-site-app.ts';
import { readConfig } from '../read-config.ts';
import { createRemoteCode, createSmallStore } from '../release/testing/create-small-store.ts';
import { startServer } from '../testing/start-server.ts';
import { waitUntil } from '../testing/wait-until.ts';

const env = 'production' as const;
const goodCode = createRemoteCode("return 'good'");

const CANARY_PERCENT = 10;
const VISITS_PER_CHECK = 50;
const MAX_VISITS = 3000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0).reverse()) await close();
});

/** Starts an API that accepts browser reports. */
async function startApi(): Promise<string> {
  const api = await startServer((request, response) => {
    request.resume().on('end', () => response.end('{"success":true}'));
  });
  cleanups.push(api.close);
  return api.origin;
}

const fetchCounts = async (site: FastifyInstance): Promise<SiteCounts> =>
  (await site.inject('/__health/releases')).json();

/** Starts a site server with a live version of clips and another version as a 10 % canary. */
async function startCanary(server: string) {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const live = await goLive({ name: 'clips', server: goodCode });
  const { version } = await publishBuild({ name: 'clips', server });
  const registry = createFolderRegistry({
    store,
    readHostApi: async () => 1,
    tools: {},
    registryDir: resolveRegistryDir(store),
  });
  const config = readConfig({ STORE_DIR: store, API_BASE: await startApi() });
  const site = await createSiteApp({ ...config, logLevel: 'silent' });
  cleanups.push(() => site.close());
  const promotion = {
    name: 'clips',
    version,
    env,
    by: 'asha',
    skipGates: {},
    onWait: () => undefined,
  };
  await registry.promote({ ...promotion, rollout: { percent: CANARY_PERCENT } });
  await waitUntil(async () => (await fetchCounts(site)).trials.length === 1);
  const controller = new CanaryController({
    store,
    readSigningKey: async () => null,
    promote: registry.promote,
    fetchSiteCounts: () => Promise.allSettled([fetchCounts(site)]),
    notifyTeam: async () => undefined,
    log: () => undefined,
    now: () => new Date(),
  });
  const visit = (bucket: number | null, path = '/clips') =>
    site.inject({
      url: path,
      ...(bucket === null ? {} : { headers: { cookie: `bucket=${bucket}` } }),
    });
  const isCanaryRunning = async () => (await readEnvironment(store, env)).trials !== undefined;
  return { store, live, version, site, registry, controller, visit, isCanaryRunning };
}

type CanarySetup = Awaited<ReturnType<typeof startCanary>>;

/**
 * Requests a page from each bucket in turn until the registry rolls the canary back. The registry
 * checks the counts after every 50th visit. Returns the number of visits to the canary.
 */
async function visitUntilRollback(
  { visit, controller, isCanaryRunning }: CanarySetup,
  afterVisit: (bucket: number) => Promise<unknown> = async () => undefined,
  path = '/clips',
) {
  let canaryVisits = 0;
  for (let visitor = 0; visitor < MAX_VISITS; visitor += 1) {
    const bucket = visitor % BUCKET_COUNT;
    const response = await visit(bucket, path);
    expect(response.statusCode).toBe(200);
    if (bucket < CANARY_PERCENT) {
      canaryVisits += 1;
      await afterVisit(bucket);
    }
    if ((visitor + 1) % VISITS_PER_CHECK === 0) {
      await controller.check();
      if (!(await isCanaryRunning())) return canaryVisits;
    }
  }
  throw new Error('the canary was not rolled back');
}

test('serves each bucket one version, and visitors without a bucket the stable one', async () => {
  const { visit, version, live } = await startCanary(createRemoteCode("return 'fresh'"));
  for (const _ of [1, 2]) {
    expect((await visit(3)).body).toBe(`${version} fresh`);
    expect((await visit(9)).body).toBe(`${version} fresh`);
    expect((await visit(10)).body).toBe(`${live} good`);
    expect((await visit(99)).body).toBe(`${live} good`);
  }
  expect((await visit(null)).body).toBe(`${live} good`);
  expect((await visit(50, '/')).body).toBe('home');
});

test('sets a bucket cookie on the first visit and lets caches store only later stable pages', async () => {
  const { visit } = await startCanary(createRemoteCode("return 'fresh'"));
  const firstVisit = await visit(null);
  expect(String(firstVisit.headers['set-cookie'])).toMatch(
    /^bucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  // A cache that ignores canaries must store only the stable page without a bucket cookie.
  expect(firstVisit.headers['cache-control']).toBe('no-store');
  expect((await visit(3)).headers['cache-control']).toBe('no-store');
  const stableVisit = await visit(50);
  expect(stableVisit.headers['cache-control']).toContain('s-maxage');
  expect(stableVisit.headers['set-cookie']).toBeUndefined();
});

test('sets no cookie without a canary', async () => {
  const { visit, registry, site } = await startCanary(goodCode.replace('good', 'new'));
  await registry.changeCanary({ name: 'clips', env, by: 'asha', action: 'take-back' });
  await waitUntil(async () => (await fetchCounts(site)).trials.length === 0);
  const response = await visit(null);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['cache-control']).toContain('s-maxage');
});

test('serves the composition of an ended canary to earlier visits', async () => {
  const { store, site, version, live, registry } = await startCanary(
    createRemoteCode("return 'fresh'"),
  );
  const [variant] = (await readLive(store, env)).canaryVariants;
  const address = `/_composition/${variant?.composition?.digest}.json`;
  const composition = { remotes: [{ name: 'clips', version, previous: live }] };
  expect((await site.inject(address)).json()).toMatchObject(composition);
  await registry.changeCanary({ name: 'clips', env, by: 'asha', action: 'take-back' });
  // A server that starts later reads the composition from the log.
  const restartedSite = await createSiteApp(readConfig({ STORE_DIR: store }));
  cleanups.push(() => restartedSite.close());
  expect((await restartedSite.inject(address)).json()).toMatchObject(composition);
});

test('ends the canary of a version that throws at load at once and never serves it', async () => {
  const setup = await startCanary('throw new Error("at load")');
  expect((await setup.visit(1)).body).toBe(`${setup.live} good`);
  await setup.controller.check();
  expect(await setup.isCanaryRunning()).toBe(false);
  const logLine = (await readLog(setup.store)).at(-1);
  expect(logLine).toMatchObject({
    by: 'registry',
    trial: null,
    why: expect.stringContaining('TH-201'),
  });
});

test('ends the canary of a version that throws on render after 50 visits', async () => {
  const setup = await startCanary(createRemoteCode("throw new Error('on render')"));
  expect(await visitUntilRollback(setup)).toBe(50);
  const logLine = (await readLog(setup.store)).at(-1);
  expect(logLine?.why).toBe(
    'it failed in 50 of 50 visits (100.0 %), the live version in 0 of 400 visits (0.0 %)',
  );
});

test('ends the canary of a version that fails in a quarter of its visits', async () => {
  const server = createRemoteCode(
    "if (url.searchParams.has('page')) throw new Error('x'); return 'fresh'",
  );
  const setup = await startCanary(server);
  let visits = 0;
  const canaryVisits = await visitUntilRollback({
    ...setup,
    visit: (bucket) => {
      visits += 1;
      return setup.visit(bucket, visits % 4 === 0 ? '/clips?page=1' : '/clips');
    },
  });
  expect(canaryVisits).toBe(50);
});

test('ends the canary of a version whose failures only browsers report', async () => {
  const setup = await startCanary(createRemoteCode("return 'fresh'"));
  const report = (payload: object) =>
    setup.site.inject({ method: 'POST', url: '/api/client_events', payload });
  const canaryVisits = await visitUntilRollback(setup, () =>
    report({ remote: 'clips', version: setup.version, phase: 'load', code: 'TH-201' }),
  );
  expect(canaryVisits).toBe(50);
});

test('keeps a canary that fails as rarely as the live version', async () => {
  const setup = await startCanary(createRemoteCode("return 'fresh'"));
  for (let visitor = 0; visitor < 1000; visitor += 1) await setup.visit(visitor % BUCKET_COUNT);
  await setup.controller.check();
  expect(await setup.isCanaryRunning()).toBe(true);
  expect((await fetchCounts(setup.site)).trials[0]).toMatchObject({
    fresh: { visits: 100, failures: 0 },
    stable: { visits: 900, failures: 0 },
  });
});

test('rejects a canary with another contract', async () => {
  const { publishBuild, goLive, store } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'clips', server: goodCode });
  const { version } = await publishBuild({ name: 'clips', server: goodCode, contract: 9 });
  const registryOptions = {
    store,
    readHostApi: async () => 1,
    tools: {},
    registryDir: resolveRegistryDir(store),
  };
  const promotion = {
    name: 'clips',
    version,
    env,
    by: 'asha',
    skipGates: {},
    onWait: () => undefined,
  };
  await expect(
    createFolderRegistry(registryOptions).promote({
      ...promotion,
      rollout: { percent: CANARY_PERCENT },
    }),
  ).rejects.toThrow('Gate "contract" rejected');
});

test('lets a proxy select the canary and cache pages per canary', async () => {
  const { site, version, live } = await startCanary(createRemoteCode("return 'fresh'"));
  const requestCanaryName = (cookie: string) =>
    site.inject({ url: '/__arm', headers: { cookie, 'x-page': '/clips?utm_x=1' } });
  const canary = String((await requestCanaryName('bucket=4')).headers['x-release-arm']);
  expect((await requestCanaryName('bucket=40')).headers['x-release-arm']).toBe('stable');
  const newVisitor = await requestCanaryName('session=x');
  expect(newVisitor.headers['x-release-arm']).toBe('stable');
  expect(newVisitor.headers['set-cookie']).toMatch(/^bucket=/);
  const fetchPage = (name: string) =>
    site.inject({ url: '/clips', headers: { 'x-release-arm': name } });
  const response = await fetchPage(canary);
  expect(response.body).toBe(`${version} fresh`);
  expect(response.headers['cache-control']).toContain('s-maxage');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect((await fetchPage('stable')).body).toBe(`${live} good`);
  // The page of an ended canary must not be cached under its name.
  const ended = await fetchPage('0123456789ab');
  expect(ended.body).toBe(`${live} good`);
  expect(ended.headers['cache-control']).toBe('no-store');
  expect((await fetchCounts(site)).trials[0]).toMatchObject({
    fresh: { visits: 1 },
    stable: { visits: 2 },
  });
});
