import fs from 'node:fs';
import { promote, storeLayout } from '@tractor-haat/registry';
import { createSiteApp } from '../create-site-app.ts';
import { readConfig } from '../read-config.ts';
import { createRemoteCode, createSmallStore } from '../release/testing/create-small-store.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

const goodCode = createRemoteCode("return 'good'");
const failure = {
  remote: 'clips',
  version: '0.1.0-0123456789ab',
  phase: 'render',
  code: 'TH-301',
  count: 7,
  last_at: '2026-11-22T10:35:00.000Z',
};

let api: TestServer;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  api = await startServer((request, response) =>
    response.end(request.url === '/internal/client_events' ? JSON.stringify([failure]) : '[]'),
  );
});

afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
  api.close();
});

async function startSite(store: string, env: Record<string, string>) {
  const site = await createSiteApp(readConfig({ STORE_DIR: store, API_BASE: api.origin, ...env }));
  cleanups.push(() => site.close());
  return site;
}

/**
 * Creates a store with the same live versions in both environments, a newer version of clips and an
 * unpromoted remote.
 */
async function fillStore() {
  const { store, publishBuild, goLive } = createSmallStore();
  const live: Record<string, string> = {};
  for (const name of ['shell', 'clips']) {
    const version = await goLive(name === 'shell' ? { name } : { name, server: goodCode });
    await promote({ store, name, version, env: 'staging', by: 'asha' });
    live[name] = version;
  }
  const pending = await publishBuild({ name: 'clips', server: createRemoteCode("return 'fresh'") });
  await publishBuild({ name: 'loans', server: goodCode });
  return { store, live, pending };
}

test('lists live versions, pending versions and browser failures on staging', async () => {
  const { store, live, pending } = await fillStore();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await startSite(store, { SITE_ENV: 'staging' });
  const response = await site.inject('/__federation');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(response.body).toContain('Federation: staging');
  for (const text of [
    live.shell,
    live.clips,
    pending.version,
    'asha',
    '/loans',
    'not live',
    'team',
  ])
    expect(response.body).toContain(text);
  expect(response.body).toMatch(/TH-301<\/td><td>browsers<\/td>/);
});

test('links to a preview of a pending version, which other visitors do not see', async () => {
  const { store, pending } = await fillStore();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await startSite(store, { SITE_ENV: 'staging' });
  const { body } = await site.inject('/__federation');
  const [, link = ''] =
    new RegExp(`href="([^"]+)" aria-label="Preview clips ${pending.version}"`).exec(body) ?? [];
  const redirect = await site.inject(link);
  expect(redirect.statusCode).toBe(303);
  expect(redirect.headers.location).toBe('/clips');
  const [cookie = ''] = String(redirect.headers['set-cookie']).split(';');
  const page = await site.inject({ url: '/clips', headers: { cookie } });
  expect(page.body).toBe(`${pending.version} fresh`);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const publicPage = await site.inject('/clips');
  expect(publicPage.body).not.toContain('fresh');
  expect(publicPage.headers['cache-control']).toBe('no-store');
});

test('serves only the bundles of live versions to `npm run dev -- --against`', async () => {
  const { store, live, pending } = await fillStore();
  const site = await startSite(store, { SITE_ENV: 'staging' });
  const { shell, remotes } = (await site.inject('/__federation/live.json')).json();
  expect(shell.version).toBe(live.shell);
  expect(remotes).toMatchObject([{ name: 'clips', version: live.clips }]);
  const bundle = await site.inject(`/__federation/server/clips/${live.clips}`);
  expect(bundle.body).toBe(goodCode);
  for (const version of [`clips/${pending.version}`, `shell/${live.shell}`, 'clips/..%2f..', 'x/y'])
    expect((await site.inject(`/__federation/server/${version}`)).statusCode).toBe(404);
});

test('shows a hint instead of preview links without a key', async () => {
  const { store } = await fillStore();
  const site = await startSite(store, { SITE_ENV: 'staging' });
  const { body } = await site.inject('/__federation');
  expect(body).not.toContain('/__preview');
  expect(body).toContain('npm run mfe -- preview');
});

test.each([
  ['production', {}],
  ['staging with previews disabled', { SITE_ENV: 'staging', PREVIEWS: 'off' }],
])('serves neither the page nor previews in %s', async (_, env: Record<string, string>) => {
  const { store } = await fillStore();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await startSite(store, env);
  // The test shell responds to every other URL with its home page.
  expect((await site.inject('/__federation')).body).toBe('home');
  expect((await site.inject('/__federation/live.json')).body).toBe('home');
  expect((await site.inject('/__preview?token=x')).body).toBe('home');
  expect((await site.inject({ method: 'POST', url: '/__preview/end' })).statusCode).toBe(405);
});

test('serves the page in production if previews are enabled', async () => {
  const { store } = await fillStore();
  const site = await startSite(store, { PREVIEWS: 'on' });
  expect((await site.inject('/__federation')).body).toContain('Federation: production');
});

test('rejects a value of PREVIEWS other than on and off', () => {
  expect(() => readConfig({ PREVIEWS: 'yes' })).toThrow('PREVIEWS: must be "on" or "off"');
});
