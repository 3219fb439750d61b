import fs from 'node:fs';
import { createTestStore } from '../testing/create-test-store.ts';
import { readRecord } from './parse-record.ts';
import { promote } from './promote.ts';
import { pin, prune, toVersionKey, unpin } from './prune.ts';
import { rollback } from './rollback.ts';
import { storeLayout } from './store-layout.ts';

const DAY_MS = 86_400_000;

/** Media has four versions that were live and one that was not. */
async function createSiteWithHistory() {
  const site = await createTestStore();
  const { store } = site;
  const shell = await site.publishAndPromote({ name: 'shell' });
  const media = [];
  for (const code of ['1', '2', '3', '4'])
    media.push(await site.publishAndPromote({ name: 'media', code }));
  const neverLive = await site.publishApp({ name: 'media', code: 'never live' });
  const pruneAfter = async (days: number, dryRun = false) =>
    (await prune({ store, dryRun, now: Date.now() + days * DAY_MS })).map(toVersionKey);
  return {
    ...site,
    shell,
    media: media.map(toVersionKey),
    versions: media,
    neverLive: toVersionKey(neverLive),
    pruneAfter,
  };
}

test('preserves versions that were live in the last 30 days and recent publications', async () => {
  const { pruneAfter, neverLive } = await createSiteWithHistory();
  expect(await pruneAfter(6)).toEqual([]);
  expect(await pruneAfter(8)).toEqual([neverLive]);
  expect(await pruneAfter(29)).toEqual([]);
});

test('after 30 days preserves only live versions and their rollback targets', async () => {
  const { store, pruneAfter, media, neverLive, versions } = await createSiteWithHistory();
  const [first, second] = media;
  const result = await pruneAfter(31, true);
  expect(result.sort()).toEqual([first, second, neverLive].sort());
  expect((await pruneAfter(31)).sort()).toEqual(result);
  const [removed, , before, live] = versions;
  expect(fs.existsSync(storeLayout.files(store, 'media', removed?.version ?? ''))).toBe(false);
  expect(fs.existsSync(storeLayout.server(store, 'media', removed?.version ?? ''))).toBe(false);
  await expect(readRecord(store, 'media', removed?.version ?? '')).rejects.toThrow(/not published/);
  await rollback({ store, name: 'media', env: 'production', by: 'x', to: before?.version ?? '' });
  await promote({ store, name: 'media', env: 'production', by: 'x', version: live?.version ?? '' });
});

test('a rollback to the oldest preserved version has no previous version', async () => {
  const { store, pruneAfter, versions } = await createSiteWithHistory();
  await pruneAfter(31);
  const to = versions[2]?.version ?? '';
  const { environment } = await rollback({ store, name: 'media', env: 'production', by: 'x', to });
  expect(environment.remotes.media).toEqual({ version: to });
});

test('preserves a pinned version until it is unpinned', async () => {
  const { store, pruneAfter, media, versions } = await createSiteWithHistory();
  const [oldest] = versions;
  const target = { store, name: 'media', version: oldest?.version ?? '' };
  expect(await pin({ ...target, by: 'asha' })).toBe(true);
  expect(await pin({ ...target, by: 'ravi' })).toBe(false);
  expect(await pruneAfter(400)).not.toContain(media[0]);
  expect(await unpin(target)).toBe(true);
  expect(await unpin(target)).toBe(false);
  expect(await pruneAfter(400)).toEqual([media[0]]);
});

test('rejects a pin of a version that was removed', async () => {
  const { store, pruneAfter, versions } = await createSiteWithHistory();
  await pruneAfter(400);
  const target = { store, name: 'media', version: versions[0]?.version ?? '' };
  await expect(pin({ ...target, by: 'asha' })).rejects.toThrow(/not published/);
});

async function createSiteWithStaging() {
  const site = await createSiteWithHistory();
  const { store, shell, versions } = site;
  const toStaging = { store, env: 'staging', by: 'x' } as const;
  await promote({ ...toStaging, name: 'shell', version: shell.version });
  await promote({ ...toStaging, name: 'media', version: versions[0]?.version ?? '' });
  return site;
}

test('preserves the live versions of staging', async () => {
  const { pruneAfter, media } = await createSiteWithStaging();
  expect(await pruneAfter(400, true)).not.toContain(media[0]);
});

test.each([
  ['invalid', (file: string) => fs.writeFileSync(file, 'an invalid file')],
  ['missing', (file: string) => fs.rmSync(file)],
])('removes nothing while the file of an environment is %s', async (_, damage) => {
  const { store, pruneAfter } = await createSiteWithStaging();
  damage(storeLayout.environment(store, 'staging'));
  await expect(pruneAfter(400)).rejects.toThrow(/mfe repair --env staging/);
});

test('removes the remaining files of a version whose removal was interrupted', async () => {
  const { store, pruneAfter, versions } = await createSiteWithHistory();
  const version = versions[0]?.version ?? '';
  fs.rmSync(storeLayout.record(store, 'media', version));
  await pruneAfter(0);
  expect(fs.existsSync(storeLayout.files(store, 'media', version))).toBe(false);
});
