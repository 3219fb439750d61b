import fs from 'node:fs';
import path from 'node:path';
import { storeLayout } from '@tractor-haat/registry';
import { HOST_API } from './host-api.ts';
import { followRegistry, type Live } from './live.ts';
import { remote, smallStore } from './testing/small-store.ts';

let live: Live | undefined;
afterEach(() => live?.stop());

async function follow(store: string) {
  live?.stop();
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  return live;
}

async function page(path: string) {
  const response = await live?.site()?.render(new URL(path, 'http://site.test'), () => undefined);
  if (!response || !('html' in response)) throw new Error('no page');
  return `${response.status} ${response.html}`;
}

async function waitUntil(condition: () => boolean) {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('the condition was not met within 5 s');
    await new Promise((done) => setTimeout(done, 10));
  }
}

const good = remote("return 'good'");

test.each([
  ['throws at load', { server: 'throw new Error("at load")' }, 'TH-201'],
  ['exports no remote', { server: 'exports.default = 7' }, 'TH-202'],
])('serves the previous version of a live version that %s', async (_, build, code) => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: good });
  const version = await goLive({ name: 'media', ...build });
  const { site } = await follow(store);
  expect(await page('/media')).toBe(`200 ${previous} good`);
  expect(site()?.failures).toMatchObject([{ remote: 'media', version, code, instead: previous }]);
  expect(JSON.parse(site()?.browserComposition ?? '').remotes).toEqual([
    { name: 'media', version: previous },
  ]);
});

test('does not run a changed bundle and serves 503 without another version', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: good });
  fs.appendFileSync(`${storeLayout.server(store, 'media', version)}/main.cjs`, ' ');
  const { site } = await follow(store);
  expect(await page('/media')).toBe('503 down');
  expect(await page('/')).toBe('200 home');
  expect(site()?.failures[0]).toMatchObject({ code: 'TH-107', instead: null });
});

test('does not run a live version of another contract', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: good });
  const fresh = await goLive({ name: 'media', server: remote("return 'fresh'") });
  const file = storeLayout.record(store, 'media', fresh);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"contract": 1', '"contract": 9'));
  const { site } = await follow(store);
  expect(await page('/media')).toBe(`200 ${previous} good`);
  expect(site()?.failures[0]).toMatchObject({ code: 'TH-203', instead: previous });
});

test('renders a failing page with the previous version and stops trying after three failures', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: good });
  const version = await goLive({ name: 'media', server: remote("throw new Error('at render')") });
  const { failures } = await follow(store);
  for (let visit = 0; visit < 5; visit += 1)
    expect(await page('/media')).toBe(`200 ${previous} good`);
  expect(failures.list()).toMatchObject([
    { remote: 'media', version, code: 'TH-301', message: 'at render', count: 3 },
  ]);
});

test('serves the last good composition of a corrupted registry, also after a restart', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: good });
  const running = await follow(store);
  fs.writeFileSync(storeLayout.environment(store, 'production'), 'garbage');
  await waitUntil(() => running.failure() !== undefined);
  expect(await page('/media')).toBe(`200 ${version} good`);
  const restarted = await follow(store);
  expect(restarted.failure()).toContain('production.json is not JSON');
  expect(await page('/media')).toBe(`200 ${version} good`);
});

test('keeps the running shell if the new one fails to load', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: good });
  const running = await follow(store);
  await goLive({ name: 'shell', server: 'throw new Error("broken shell")' });
  await waitUntil(() => running.failure() === 'broken shell');
  expect(await page('/')).toBe('200 home');
  expect(await (await follow(store)).site()?.digest).toBeDefined();
  expect(await page('/')).toBe('200 home');
});

test('does not run a shell for another host API and keeps the running one', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: good });
  const running = await follow(store);
  const version = await goLive({ name: 'shell', hostApi: HOST_API + 1 });
  const message = `shell@${version} requires hostApi ${HOST_API + 1}; this site server supports ${HOST_API}`;
  await waitUntil(() => running.failure() === message);
  expect(await page('/')).toBe('200 home');
});

test('supports the host API that shell.json declares', () => {
  const file = path.resolve(import.meta.dirname, '../../../shell/shell.json');
  expect(JSON.parse(fs.readFileSync(file, 'utf8')).hostApi).toBe(HOST_API);
});

test('serves compositions of earlier visits, also after a restart', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const first = await goLive({ name: 'media', server: good });
  const digest = (await follow(store)).site()?.digest ?? '';
  await goLive({ name: 'media', server: remote("return 'fresh'") });
  const { composition, site } = await follow(store);
  expect(site()?.digest).not.toBe(digest);
  expect(JSON.parse((await composition(digest)) ?? '').remotes).toEqual([
    { name: 'media', version: first },
  ]);
  expect(await composition('0'.repeat(32))).toBeUndefined();
});

test('activates a promotion within a second and notifies listeners', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const activated: string[] = [];
  live = followRegistry({
    store,
    env: 'production',
    report: () => undefined,
    onSwitch: ({ digest }) => activated.push(digest),
  });
  await live.ready;
  expect(activated).toEqual([]);
  await goLive({ name: 'media', server: good });
  const started = Date.now();
  await waitUntil(() => activated.length === 1);
  expect(Date.now() - started).toBeLessThan(1500);
  expect(await page('/media')).toContain('good');
});
