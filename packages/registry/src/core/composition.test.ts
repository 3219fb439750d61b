import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { releaseCanary } from './canary/release-canary.ts';
import { composeRecords, createComposition, readComposition, readLive } from './composition.ts';
import { emptyEnvironment } from './environment.ts';
import { resolveRegistryDir } from './read-registry-file.ts';
import { RegistryError } from './registry-error.ts';
import { toPublicKey } from './sign-record.ts';
import { ensureSigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';

const env = 'production' as const;

test('a composition contains the live versions and the versions that they replaced', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const old = await publishAndPromote({ name: 'media' });
  const media = await publishAndPromote({ name: 'media', code: '2' });
  const account = await publishAndPromote({ name: 'account' });
  const { composition } = await readLive(store, 'production');
  expect(composition).toMatchObject({ shell, remotes: [account, media], previous: [old] });
});

test('the digest of a composition depends on its versions but not on the order of the promotions', async () => {
  const firstSite = await createTestStore();
  const secondSite = await createTestStore();
  for (const name of ['shell', 'a', 'b']) await firstSite.publishAndPromote({ name });
  for (const name of ['shell', 'b', 'a']) await secondSite.publishAndPromote({ name });
  const firstLive = await readLive(firstSite.store, 'production');
  expect(firstLive.composition.digest).toMatch(/^[0-9a-f]{32}$/);
  expect((await readLive(secondSite.store, 'production')).composition.digest).toBe(
    firstLive.composition.digest,
  );
  await secondSite.publishAndPromote({ name: 'a', code: '2' });
  expect((await readLive(secondSite.store, 'production')).composition.digest).not.toBe(
    firstLive.composition.digest,
  );
});

test('readLive throws if no shell is live', async () => {
  const { store } = await createTestStore();
  await expect(readLive(store, 'production')).rejects.toThrow('No shell is live in production.');
});

test('createComposition throws if a record is missing', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const { environment } = await readLive(store, 'production');
  expect(() => createComposition(environment, [])).toThrow(
    `The record of shell@${shell.version} is missing.`,
  );
});

test('createComposition finds the record of an app among records with equal versions', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const { environment } = await readLive(store, env);
  const media = { ...(await publishApp({ name: 'media' })), version: shell.version };
  expect(createComposition(environment, [media, shell]).shell).toBe(shell);
});

test('createComposition and readComposition throw if no shell is live', async () => {
  const { store } = await createTestStore();
  expect(() => createComposition(emptyEnvironment, [])).toThrow('No shell is live.');
  await expect(readComposition(store, emptyEnvironment)).rejects.toThrow('No shell is live.');
});

test('sorts remotes and their previous versions by name', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  for (const code of ['1', '2'])
    for (const name of ['b', 'c', 'a']) await publishAndPromote({ name, code });
  const { shell, remotes, previous } = (await readLive(store, env)).composition;
  expect(previous.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(remotes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  const [a, b, c] = remotes;
  if (!a || !b || !c) throw new Error('a remote is missing');
  expect(composeRecords(shell, [b, c, a], previous)).toEqual(
    composeRecords(shell, remotes, previous),
  );
});

async function startCanary() {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  await site.publishAndPromote({ name: 'media' });
  const { version } = await site.publishApp({ name: 'media', code: '2' });
  const { store } = site;
  await releaseCanary({ store, env, by: 'tester', name: 'media', version, percent: 10 });
  const recordFile = storeLayout.record(store, 'media', version);
  return { ...site, version, recordFile };
}

test('a canary without a record leaves the live composition readable and reports the error', async () => {
  const { store, version, recordFile } = await startCanary();
  await fs.rm(recordFile);
  const { composition, canaryVariants } = await readLive(store, env);
  expect(composition.remotes.map(({ name }) => name)).toEqual(['media']);
  expect(canaryVariants).toMatchObject([{ apps: ['media'], belowBucket: 10, composition: null }]);
  const error = canaryVariants[0]?.error;
  expect(error).toBeInstanceOf(RegistryError);
  expect(error?.message).toBe(`media@${version} is not published.`);
});

test('readLive rejects if the record of a canary cannot be read from the disk', async () => {
  const { store, recordFile } = await startCanary();
  await fs.rm(recordFile);
  await fs.mkdir(recordFile);
  await expect(readLive(store, env)).rejects.toMatchObject({ code: 'EISDIR' });
});

async function createSignedSite() {
  const site = await createTestStore();
  const key = toPublicKey(await ensureSigningKey(resolveRegistryDir(site.store)));
  await site.publishAndPromote({ name: 'shell' });
  return { ...site, key, file: storeLayout.environment(site.store, env) };
}

test('readLive with a key rejects a signed environment file that is older than the log', async () => {
  const { store, key, file, publishAndPromote } = await createSignedSite();
  const olderText = await fs.readFile(file, 'utf8');
  await publishAndPromote({ name: 'media' });
  expect((await readLive(store, env, key)).environment.revision).toBe(2);
  await fs.writeFile(file, olderText);
  await expect(readLive(store, env, key)).rejects.toThrow(
    "The environment production has revision 1, older than the log's 2: an older file was restored.",
  );
  expect((await readLive(store, env)).environment.revision).toBe(1);
});

test('readLive with a key accepts a signed environment file without a log', async () => {
  const { store, key } = await createSignedSite();
  await fs.rm(storeLayout.log(store));
  expect((await readLive(store, env, key)).environment.revision).toBe(1);
});
