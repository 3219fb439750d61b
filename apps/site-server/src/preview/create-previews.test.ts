import fs from 'node:fs';
import { type PreviewedVersion, signPreview, storeLayout } from '@tractor-haat/registry';
import { followRegistry, type LiveSites } from '../release/follow-registry.ts';
import { createRemoteCode, createSmallStore } from '../release/testing/create-small-store.ts';
import { startServer } from '../testing/start-server.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createPreviews, type Previews } from './create-previews.ts';

const KEY = 'ab'.repeat(32);
const REQUEST_ID = 'request-of-a-test';
const LIMITS = { memory_mb: 64, time_ms: 4000 };

let live: LiveSites;
let previews: Previews;

afterEach(() => {
  previews.stop();
  live.stop();
});

/** Starts a site with shell and media live, and another version of media. */
async function startSite(code: string, { isPublished = true } = {}) {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const liveVersion = await goLive({ name: 'media', server: createRemoteCode("return 'live'") });
  const { name, version, digest } = await publishBuild({
    name: 'media',
    server: createRemoteCode(code),
  });
  fs.writeFileSync(storeLayout.previewKey(store), KEY);
  live = followRegistry({ store, env: 'production', report: () => undefined });
  await live.ready;
  previews = createPreviews(store, live, null, LIMITS);
  const apps: PreviewedVersion[] = [
    { name, version: isPublished ? version : '0.1.0-0123456789ab', digest },
  ];
  const until_ms = Date.now() + 60_000;
  return { version, liveVersion, apps, cookie: signPreview(KEY, 'cookie', { apps, until_ms }) };
}

async function renderPreview(cookie: string, path = '/media') {
  const preview = await previews.readPreview(`a=b; preview=${cookie}`);
  if (!preview || preview === 'over') return preview;
  const response = await preview.render(new URL(path, 'http://site.test'), REQUEST_ID);
  return 'html' in response ? `${response.status} ${response.html}` : null;
}

const renderLivePage = async () => {
  const response = await live.getSite()?.render(new URL('http://site.test/media'), () => undefined);
  return response && 'html' in response ? response.html : '';
};

test('shows the previewed version only to the visitor with the cookie', async () => {
  const { version, liveVersion, cookie } = await startSite("return 'fresh'");
  expect(await renderPreview(cookie)).toBe(`200 ${version} fresh`);
  expect(await previews.readPreview(undefined)).toBeNull();
  expect(await previews.readPreview('other=1')).toBeNull();
  expect(await renderLivePage()).toBe(`${liveVersion} live`);
});

test('returns the composition of the preview for browsers', async () => {
  const { version, cookie } = await startSite("return 'fresh'");
  const preview = await previews.readPreview(`preview=${cookie}`);
  if (!preview || preview === 'over') throw new Error('there is no preview');
  const { digest, remotes } = JSON.parse(await preview.browserComposition());
  expect(digest).toBe(preview.digest);
  expect(digest).not.toBe(live.getSite()?.digest);
  expect(remotes).toEqual([{ name: 'media', version }]);
});

test.each([
  ['an unsigned cookie', async () => 'abc.def'],
  ['an unregistered version', async () => (await startSite('', { isPublished: false })).cookie],
  [
    'an expired cookie',
    async () => {
      const { apps } = await startSite("return 'fresh'");
      return signPreview(KEY, 'cookie', { apps, until_ms: Date.now() - 1 });
    },
  ],
])('ends the preview for %s', async (_, createCookie) => {
  await startSite("return 'fresh'");
  expect(await renderPreview(await createCookie())).toBe('over');
});

test('stops a page that never ends while the site server keeps serving', async () => {
  const { version, liveVersion, cookie } = await startSite('for (;;);');
  const pendingPage = renderPreview(cookie);
  expect(await renderLivePage()).toBe(`${liveVersion} live`);
  const outcome = await pendingPage;
  expect(outcome).toMatch(/^503 .*took longer than 4 s/);
  expect(outcome).toContain(version);
  expect(await renderLivePage()).toBe(`${liveVersion} live`);
});

test('ends only the thread of a page that exhausts its memory', async () => {
  const { liveVersion, cookie } = await startSite(
    'const all = []; for (;;) all.push(new Array(100000).fill(Math.random()));',
  );
  expect(await renderPreview(cookie)).toMatch(/^503 .*more than 64 MB of memory/);
  expect(await renderPreview(cookie, '/')).toBe('200 home');
  expect(await renderLivePage()).toBe(`${liveVersion} live`);
});

test('ends only the thread of code that exits its process', async () => {
  const { liveVersion, cookie } = await startSite('process.exit(1)');
  expect(await renderPreview(cookie)).toMatch(/^503 .*its thread ended/);
  expect(await renderLivePage()).toBe(`${liveVersion} live`);
});

test('records a failure of a preview once without a fallback to an earlier version', async () => {
  const { version, cookie } = await startSite("throw new Error('not yet')");
  expect(await renderPreview(cookie)).toBe('503 down');
  await renderPreview(cookie);
  expect(live.failures.list()).toMatchObject([
    { remote: 'media', version, code: 'TH-301', message: 'not yet', count: 1 },
  ]);
});

test('hides environment variables that pages do not need from a preview', async () => {
  process.env.DATABASE_URL = 'postgres://secret';
  const { version, cookie } = await startSite('return String(process.env.DATABASE_URL)');
  expect(await renderPreview(cookie)).toBe(`200 ${version} undefined`);
});

test('sends the request id with API calls of a preview', async () => {
  const requestIds: unknown[] = [];
  const api = await startServer(({ headers }, response) => {
    requestIds.push(headers['x-request-id']);
    response.end('{}');
  });
  try {
    process.env.API_BASE = api.origin;
    const { version, cookie } = await startSite(
      "fetch(process.env.API_BASE + '/x'); return 'asked'",
    );
    expect(await renderPreview(cookie)).toBe(`200 ${version} asked`);
    await waitUntil(() => requestIds.length > 0);
    expect(requestIds[0]).toBe(REQUEST_ID);
  } finally {
    api.close();
  }
});
