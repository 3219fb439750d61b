import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promote, storeLayout } from '@tractor-haat/registry';
import { readConfig } from '../config.ts';
import { createSiteApp } from '../create-site-app.ts';
import { remote, smallStore } from '../release/testing/small-store.ts';

const good = remote("return 'good'");
const failure = {
  remote: 'clips',
  version: '0.1.0-0123456789ab',
  phase: 'render',
  code: 'TH-301',
  count: 7,
  last_at: '2026-11-22T10:35:00.000Z',
};

let api: http.Server;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  api = http.createServer((request, response) =>
    response.end(request.url === '/internal/client_events' ? JSON.stringify([failure]) : '[]'),
  );
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  api.closeAllConnections();
  api.close();
});

async function siteOf(store: string, env: Record<string, string>) {
  const API_BASE = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await createSiteApp(readConfig({ STORE_DIR: store, API_BASE, ...env }));
  closing.push(() => site.close());
  return site;
}

/** Both environments with the same versions, a newer clips and an unpromoted remote. */
async function filled() {
  const { store, ship, goLive } = smallStore();
  const live: Record<string, string> = {};
  for (const name of ['shell', 'clips']) {
    const version = await goLive(name === 'shell' ? { name } : { name, server: good });
    await promote({ store, name, version, env: 'staging', by: 'asha' });
    live[name] = version;
  }
  const fresh = await ship({ name: 'clips', server: remote("return 'fresh'") });
  await ship({ name: 'loans', server: good });
  return { store, live, fresh };
}

test('staging lists live versions, pending versions and failures in browsers', async () => {
  const { store, live, fresh } = await filled();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await siteOf(store, { SITE_ENV: 'staging' });
  const answer = await site.inject('/__federation');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).toContain('Federation: staging');
  for (const text of [live.shell, live.clips, fresh.version, 'asha', '/loans', 'not live', 'team'])
    expect(answer.body).toContain(text);
  expect(answer.body).toMatch(/TH-301<\/td><td>browsers<\/td>/);
});

test('its links open a preview of the named version', async () => {
  const { store, fresh } = await filled();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await siteOf(store, { SITE_ENV: 'staging' });
  const { body } = await site.inject('/__federation');
  const [, link = ''] =
    new RegExp(`href="([^"]+)" aria-label="Preview clips ${fresh.version}"`).exec(body) ?? [];
  const opened = await site.inject(link);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe('/clips');
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const page = await site.inject({ url: '/clips', headers: { cookie } });
  expect(page.body).toBe(`${fresh.version} fresh`);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const others = await site.inject('/clips');
  expect(others.body).not.toContain('fresh');
  expect(others.headers['cache-control']).toBe('no-store');
});

test('`npm run dev -- --against` can copy live versions only', async () => {
  const { store, live, fresh } = await filled();
  const site = await siteOf(store, { SITE_ENV: 'staging' });
  const { shell, remotes } = (await site.inject('/__federation/live.json')).json();
  expect(shell.version).toBe(live.shell);
  expect(remotes).toMatchObject([{ name: 'clips', version: live.clips }]);
  const bundle = await site.inject(`/__federation/server/clips/${live.clips}`);
  expect(bundle.body).toBe(good);
  for (const other of [`clips/${fresh.version}`, `shell/${live.shell}`, 'clips/..%2f..', 'x/y'])
    expect((await site.inject(`/__federation/server/${other}`)).statusCode).toBe(404);
});

test('shows no links without a key and explains how to get them', async () => {
  const { store } = await filled();
  const site = await siteOf(store, { SITE_ENV: 'staging' });
  const { body } = await site.inject('/__federation');
  expect(body).not.toContain('/__preview');
  expect(body).toContain('npm run mfe -- preview');
});

test.each([
  ['production', {}],
  ['staging with previews disabled', { SITE_ENV: 'staging', PREVIEWS: 'off' }],
])('%s has neither the page nor previews', async (_, env: Record<string, string>) => {
  const { store } = await filled();
  fs.writeFileSync(storeLayout.previewKey(store), 'ab'.repeat(32));
  const site = await siteOf(store, env);
  // The small shell responds to every other URL.
  expect((await site.inject('/__federation')).body).toBe('home');
  expect((await site.inject('/__federation/live.json')).body).toBe('home');
  expect((await site.inject('/__preview?token=x')).body).toBe('home');
  expect((await site.inject({ method: 'POST', url: '/__preview/end' })).statusCode).toBe(405);
});

test('production shows previews if they are enabled', async () => {
  const { store } = await filled();
  const site = await siteOf(store, { PREVIEWS: 'on' });
  expect((await site.inject('/__federation')).body).toContain('Federation: production');
});

test('PREVIEWS accepts on and off', () => {
  expect(() => readConfig({ PREVIEWS: 'yes' })).toThrow('PREVIEWS: must be "on" or "off"');
});
