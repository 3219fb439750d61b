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
  const answer = await live?.site()?.render(new URL(path, 'http://site.test'), () => undefined);
  if (!answer || !('html' in answer)) throw new Error('no page');
  return `${answer.status} ${answer.html}`;
}

async function until(condition: () => boolean) {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen within 5 s');
    await new Promise((done) => setTimeout(done, 10));
  }
}

const good = remote("return 'good'");

test.each([
  ['throws at load', { server: 'throw new Error("at load")' }, 'TH-201'],
  ['exports no remote', { server: 'exports.default = 7' }, 'TH-202'],
])('a live version that %s: the one before serves it', async (_, bad, code) => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const before = await goLive({ name: 'media', server: good });
  const version = await goLive({ name: 'media', ...bad });
  const { site } = await follow(store);
  expect(await page('/media')).toBe(`200 ${before} good`);
  expect(site()?.failures).toMatchObject([{ remote: 'media', version, code, instead: before }]);
  expect(JSON.parse(site()?.browserComposition ?? '').remotes).toEqual([
    { name: 'media', version: before },
  ]);
});

test('a bundle that was changed in the store is never run; without another the remote is down', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: good });
  fs.appendFileSync(`${storeLayout.server(store, 'media', version)}/main.cjs`, ' ');
  const { site } = await follow(store);
  expect(await page('/media')).toBe('503 down');
  expect(await page('/')).toBe('200 home');
  expect(site()?.failures[0]).toMatchObject({ code: 'TH-107', instead: null });
});

test('a version of another contract, set live by hand, is not used', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const before = await goLive({ name: 'media', server: good });
  const fresh = await goLive({ name: 'media', server: remote("return 'fresh'") });
  const file = storeLayout.record(store, 'media', fresh);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"contract": 1', '"contract": 9'));
  const { site } = await follow(store);
  expect(await page('/media')).toBe(`200 ${before} good`);
  expect(site()?.failures[0]).toMatchObject({ code: 'TH-203', instead: before });
});

test('a page that throws is made with the version before; after three failures at once', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const before = await goLive({ name: 'media', server: good });
  const version = await goLive({ name: 'media', server: remote("throw new Error('at render')") });
  const { failures } = await follow(store);
  for (let n = 0; n < 5; n += 1) expect(await page('/media')).toBe(`200 ${before} good`);
  expect(failures.list()).toMatchObject([
    { remote: 'media', version, code: 'TH-301', message: 'at render', count: 3 },
  ]);
});

test('garbage in the registry: what was good stays, also for a server that starts beside it', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: good });
  const running = await follow(store);
  fs.writeFileSync(storeLayout.environment(store, 'production'), 'garbage');
  await until(() => running.failure() !== undefined);
  expect(await page('/media')).toBe(`200 ${version} good`);
  const restarted = await follow(store);
  expect(restarted.failure()).toContain('production.json is not JSON');
  expect(await page('/media')).toBe(`200 ${version} good`);
});

test('a shell that cannot run does not replace the one that does', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: good });
  const running = await follow(store);
  await goLive({ name: 'shell', server: 'throw new Error("broken shell")' });
  await until(() => running.failure() === 'broken shell');
  expect(await page('/')).toBe('200 home');
  expect(await (await follow(store)).site()?.digest).toBeDefined();
  expect(await page('/')).toBe('200 home');
});

test('a shell that is made for another site server is not run, and what ran before stays', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: good });
  const running = await follow(store);
  const version = await goLive({ name: 'shell', hostApi: HOST_API + 1 });
  const message = `shell@${version} is of hostApi ${HOST_API + 1}; this site server runs ${HOST_API}`;
  await until(() => running.failure() === message);
  expect(await page('/')).toBe('200 home');
});

test('the bundle of these sources is made for the site server of these sources', () => {
  const file = path.resolve(import.meta.dirname, '../../../shell/shell.json');
  expect(JSON.parse(fs.readFileSync(file, 'utf8')).hostApi).toBe(HOST_API);
});

test('compositions of earlier visits are known, after a restart too', async () => {
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

test('a promotion is live within a second, and told to those who wait for it', async () => {
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const switched: string[] = [];
  live = followRegistry({
    store,
    env: 'production',
    report: () => undefined,
    onSwitch: ({ digest }) => switched.push(digest),
  });
  await live.ready;
  expect(switched).toEqual([]);
  await goLive({ name: 'media', server: good });
  const started = Date.now();
  await until(() => switched.length === 1);
  expect(Date.now() - started).toBeLessThan(1500);
  expect(await page('/media')).toContain('good');
});
