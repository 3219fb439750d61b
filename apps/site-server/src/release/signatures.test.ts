import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePublicKey, storeLayout } from '@tractor-haat/registry';
import { ensureSigningKey, formatPublicKey } from '@tractor-haat/registry/service';
import { followRegistry, type LiveSites } from './follow-registry.ts';
import { createRemoteCode, createSmallStore } from './testing/create-small-store.ts';

let live: LiveSites | undefined;
afterEach(() => live?.stop());

/** Creates a store with signed records and a site server that requires signatures. */
async function createSignedStore() {
  const registryDir = fs.mkdtempSync(path.join(os.tmpdir(), 'office-'));
  const signingKey = await ensureSigningKey(registryDir);
  const key = parsePublicKey(formatPublicKey(signingKey));
  const store = createSmallStore(signingKey);
  await store.goLive({ name: 'shell' });
  const firstVersion = await store.goLive({
    name: 'media',
    server: createRemoteCode("return 'before'"),
  });
  async function renderPage() {
    live?.stop();
    live = followRegistry({ store: store.store, env: 'production', key, report: () => undefined });
    await live.ready;
    const response = await live
      .getSite()
      ?.render(new URL('http://site.test/media'), () => undefined);
    return response && 'html' in response ? response.html : undefined;
  }
  return { ...store, firstVersion, renderPage };
}

const alterRecord = (store: string, version: string) => {
  const file = storeLayout.record(store, 'media', version);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace('"owner": "team"', '"owner": "thief"'));
};

test('runs versions that the registry signed, also after a restart', async () => {
  const { renderPage, firstVersion } = await createSignedStore();
  expect(await renderPage()).toBe(`${firstVersion} before`);
  expect(live?.getFailure()).toBeUndefined();
});

test.each<[string, (store: string, version: string, firstVersion: string) => void, RegExp]>([
  ['a changed record', alterRecord, /has an invalid signature/],
  [
    'a record without its signature',
    (store, version) => fs.rmSync(storeLayout.signature(store, 'media', version)),
    /is not signed/,
  ],
  [
    "a record with another record's signature",
    (store, version, firstVersion) =>
      fs.copyFileSync(
        storeLayout.signature(store, 'media', firstVersion),
        storeLayout.signature(store, 'media', version),
      ),
    /has an invalid signature/,
  ],
  [
    'a signature for another purpose',
    (store, version) => fs.writeFileSync(storeLayout.signature(store, 'media', version), 'none\n'),
    /has an invalid signature/,
  ],
])('does not run %s and keeps the running site', async (_, attack, message) => {
  const { store, goLive, renderPage, firstVersion } = await createSignedStore();
  const version = await goLive({ name: 'media', server: createRemoteCode("return 'fresh'") });
  expect(await renderPage()).toBe(`${version} fresh`);
  attack(store, version, firstVersion);
  expect(await renderPage()).toBe(`${firstVersion} before`);
  expect(live?.getFailure()).toMatch(message);
});

test('does not run a version that was published without the registry', async () => {
  const { store, renderPage, firstVersion } = await createSignedStore();
  const { store: unsignedStore, publishBuild } = createSmallStore();
  const { version } = await publishBuild({
    name: 'media',
    server: createRemoteCode("return 'smuggled'"),
  });
  for (const subfolder of ['records', 'server', 'files'])
    fs.cpSync(path.join(unsignedStore, subfolder), path.join(store, subfolder), {
      recursive: true,
    });
  const file = storeLayout.environment(store, 'production');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(firstVersion, version));
  expect(await renderPage()).toBe(`${firstVersion} before`);
  expect(live?.getFailure()).toMatch(/has an invalid signature/);
});
