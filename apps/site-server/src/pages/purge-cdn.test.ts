import { promote } from '@tractor-haat/registry';
import type { FastifyInstance } from 'fastify';
import { createSiteApp } from '../create-site-app.ts';
import { readConfig } from '../read-config.ts';
import { createRemoteCode, createSmallStore } from '../release/testing/create-small-store.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { waitUntil } from '../testing/wait-until.ts';

const goodCode = createRemoteCode("return 'good'");
const freshCode = createRemoteCode("return 'fresh'");

let cdn: TestServer;
let site: FastifyInstance | undefined;
/** Requests to the CDN, with the page that the site served at that moment. */
let requests: { method: string; composition: string; page: string }[];
/** Statuses of the next responses of the CDN. When the list is empty, it returns 200. */
let statuses: number[];

beforeEach(async () => {
  requests = [];
  statuses = [];
  cdn = await startServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { composition } = JSON.parse(Buffer.concat(chunks).toString());
    const page = (await site?.inject('/clips'))?.body ?? '';
    requests.push({ method: request.method ?? '', composition, page });
    response.writeHead(statuses.shift() ?? 200).end();
  });
});

afterEach(async () => {
  await site?.close();
  cdn.close();
});

async function startSite(store: string, SITE_ENV = 'production') {
  const PURGE_URL = `${cdn.origin}/purge`;
  site = await createSiteApp(readConfig({ STORE_DIR: store, PURGE_URL, SITE_ENV }));
  return site;
}

async function fetchDigest(app: FastifyInstance): Promise<string> {
  return (await app.inject('/__health/ready')).json().composition;
}

test('notifies the CDN of each promotion once the site serves the new version', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'clips', server: goodCode });
  const app = await startSite(store);
  const version = await goLive({ name: 'clips', server: freshCode });
  await waitUntil(() => requests.length > 0);
  expect(requests).toEqual([
    { method: 'POST', composition: await fetchDigest(app), page: `${version} fresh` },
  ]);
});

test('retries a failing CDN', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await startSite(store);
  statuses = [500, 503];
  await goLive({ name: 'clips', server: goodCode });
  await waitUntil(() => requests.length === 3);
  expect(new Set(requests.map(({ composition }) => composition)).size).toBe(1);
});

test('follows staging and production separately in one store', async () => {
  const { store, publishBuild, goLive } = createSmallStore();
  const shell = await goLive({ name: 'shell' });
  const live = await goLive({ name: 'clips', server: goodCode });
  const stagingPromotion = { store, env: 'staging', by: 'test' } as const;
  await promote({ ...stagingPromotion, name: 'shell', version: shell });
  await promote({ ...stagingPromotion, name: 'clips', version: live });
  const staging = await startSite(store, 'staging');
  const production = await createSiteApp(readConfig({ STORE_DIR: store }));
  try {
    const { version } = await publishBuild({ name: 'clips', server: freshCode });
    await promote({ ...stagingPromotion, name: 'clips', version });
    await waitUntil(() => requests.length === 1);
    expect((await staging.inject('/clips')).body).toBe(`${version} fresh`);
    expect((await production.inject('/clips')).body).toBe(`${live} good`);
    expect((await production.inject('/clips')).headers['cache-control']).toContain('s-maxage=60');
    expect((await staging.inject('/clips')).headers['cache-control']).toBe('no-store');
  } finally {
    await production.close();
  }
});
