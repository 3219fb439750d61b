import fs from 'node:fs';
import path from 'node:path';
import { storeLayout } from '@tractor-haat/registry';
import { waitUntil } from '../testing/wait-until.ts';
import { followRegistry, type LiveSites } from './follow-registry.ts';
import { HOST_API } from './host-api.ts';
import { createRemoteCode, createSmallStore } from './testing/create-small-store.ts';

let live: LiveSites | undefined;
afterEach(() => live?.stop());

async function startFollowing(store: string) {
  live?.stop();
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  return live;
}

async function renderPage(path: string) {
  const response = await live
    ?.getSite()
    ?.render(new URL(path, 'http://site.test'), () => undefined);
  if (!response || !('html' in response)) throw new Error('no page');
  return `${response.status} ${response.html}`;
}

const goodCode = createRemoteCode("return 'good'");

test.each([
  ['throws at load', { server: 'throw new Error("at load")' }, 'TH-201'],
  ['exports no remote', { server: 'exports.default = 7' }, 'TH-202'],
])('serves the previous version of a live version that %s', async (_, build, code) => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: goodCode });
  const version = await goLive({ name: 'media', ...build });
  const { getSite } = await startFollowing(store);
  expect(await renderPage('/media')).toBe(`200 ${previous} good`);
  expect(getSite()?.failures).toMatchObject([
    { remote: 'media', version, code, instead: previous },
  ]);
  expect(JSON.parse(getSite()?.browserComposition ?? '').remotes).toEqual([
    { name: 'media', version: previous },
  ]);
});

test('does not run a changed bundle and serves 503 without another version', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: goodCode });
  fs.appendFileSync(`${storeLayout.server(store, 'media', version)}/main.cjs`, ' ');
  const { getSite } = await startFollowing(store);
  expect(await renderPage('/media')).toBe('503 down');
  expect(await renderPage('/')).toBe('200 home');
  expect(getSite()?.failures[0]).toMatchObject({ code: 'TH-107', instead: null });
});

test('does not run a live version of another contract', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: goodCode });
  const incompatible = await goLive({ name: 'media', server: createRemoteCode("return 'fresh'") });
  const file = storeLayout.record(store, 'media', incompatible);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"contract": 1', '"contract": 9'));
  const { getSite } = await startFollowing(store);
  expect(await renderPage('/media')).toBe(`200 ${previous} good`);
  expect(getSite()?.failures[0]).toMatchObject({ code: 'TH-203', instead: previous });
});

test('renders a failing page with the previous version and stops trying after three failures', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const previous = await goLive({ name: 'media', server: goodCode });
  const version = await goLive({
    name: 'media',
    server: createRemoteCode("throw new Error('at render')"),
  });
  const { failures } = await startFollowing(store);
  for (let visit = 0; visit < 5; visit += 1)
    expect(await renderPage('/media')).toBe(`200 ${previous} good`);
  expect(failures.list()).toMatchObject([
    { remote: 'media', version, code: 'TH-301', message: 'at render', count: 3 },
  ]);
});

test('serves the last good composition while the registry is corrupted, also after a restart', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const version = await goLive({ name: 'media', server: goodCode });
  const running = await startFollowing(store);
  fs.writeFileSync(storeLayout.environment(store, 'production'), 'garbage');
  await waitUntil(() => running.getFailure() !== undefined);
  expect(await renderPage('/media')).toBe(`200 ${version} good`);
  const restarted = await startFollowing(store);
  expect(restarted.getFailure()).toContain('production.json is not JSON');
  expect(await renderPage('/media')).toBe(`200 ${version} good`);
});

test('keeps the running shell if the new one fails to load', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: goodCode });
  const running = await startFollowing(store);
  await goLive({ name: 'shell', server: 'throw new Error("broken shell")' });
  await waitUntil(() => running.getFailure() === 'broken shell');
  expect(await renderPage('/')).toBe('200 home');
  const restarted = await startFollowing(store);
  expect(restarted.getSite()?.digest).toBeDefined();
  expect(await renderPage('/')).toBe('200 home');
});

test('does not run a shell for another host API and keeps the running one', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: goodCode });
  const running = await startFollowing(store);
  const version = await goLive({ name: 'shell', hostApi: HOST_API + 1 });
  const message = `shell@${version} requires hostApi ${HOST_API + 1}; this site server supports ${HOST_API}`;
  await waitUntil(() => running.getFailure() === message);
  expect(await renderPage('/')).toBe('200 home');
});

test('supports the host API that shell.json declares', () => {
  const file = path.resolve(import.meta.dirname, '../../../shell/shell.json');
  expect(JSON.parse(fs.readFileSync(file, 'utf8')).hostApi).toBe(HOST_API);
});

test('serves compositions of earlier visits, also after a restart', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const first = await goLive({ name: 'media', server: goodCode });
  const digest = (await startFollowing(store)).getSite()?.digest ?? '';
  await goLive({ name: 'media', server: createRemoteCode("return 'fresh'") });
  const { findComposition, getSite } = await startFollowing(store);
  expect(getSite()?.digest).not.toBe(digest);
  expect(JSON.parse((await findComposition(digest)) ?? '').remotes).toEqual([
    { name: 'media', version: first },
  ]);
  expect(await findComposition('0'.repeat(32))).toBeUndefined();
});

test('activates a promotion within a second and notifies listeners', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const activeDigests: string[] = [];
  live = followRegistry({
    store,
    env: 'production',
    report: () => undefined,
    onSwitch: ({ digest }) => activeDigests.push(digest),
  });
  await live.ready;
  expect(activeDigests).toEqual([]);
  await goLive({ name: 'media', server: goodCode });
  const startedAt = Date.now();
  await waitUntil(() => activeDigests.length === 1);
  expect(Date.now() - startedAt).toBeLessThan(1500);
  expect(await renderPage('/media')).toContain('good');
});
