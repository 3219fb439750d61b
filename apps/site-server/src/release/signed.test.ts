import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePublicKey, storeLayout } from '@tractor-haat/registry';
import { ensureSigningKey, formatPublicKey } from '@tractor-haat/registry/service';
import { followRegistry, type Live } from './live.ts';
import { remote, smallStore } from './testing/small-store.ts';

let live: Live | undefined;
afterEach(() => live?.stop());

/** Creates a store with signed records and a site server that requires signatures. */
async function signedStore() {
  const registryDir = fs.mkdtempSync(path.join(os.tmpdir(), 'office-'));
  const signingKey = await ensureSigningKey(registryDir);
  const key = parsePublicKey(formatPublicKey(signingKey));
  const store = smallStore(signingKey);
  await store.goLive({ name: 'shell' });
  const before = await store.goLive({ name: 'media', server: remote("return 'before'") });
  async function page() {
    live?.stop();
    live = followRegistry({ store: store.store, env: 'production', key, report: () => undefined });
    await live.ready;
    const response = await live.site()?.render(new URL('http://site.test/media'), () => undefined);
    return response && 'html' in response ? response.html : undefined;
  }
  return { ...store, before, page };
}

const alterRecord = (store: string, version: string) => {
  const file = storeLayout.record(store, 'media', version);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace('"owner": "team"', '"owner": "thief"'));
};

test('runs versions that the registry signed, also after a restart', async () => {
  const { page, before } = await signedStore();
  expect(await page()).toBe(`${before} before`);
  expect(live?.failure()).toBeUndefined();
});

test.each<[string, (store: string, version: string, before: string) => void, RegExp]>([
  ['a changed record', alterRecord, /has an invalid signature/],
  [
    'a record without its signature',
    (store, version) => fs.rmSync(storeLayout.signature(store, 'media', version)),
    /is not signed/,
  ],
  [
    "a record with another record's signature",
    (store, version, before) =>
      fs.copyFileSync(
        storeLayout.signature(store, 'media', before),
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
  const { store, goLive, page, before } = await signedStore();
  const version = await goLive({ name: 'media', server: remote("return 'fresh'") });
  expect(await page()).toBe(`${version} fresh`);
  attack(store, version, before);
  expect(await page()).toBe(`${before} before`);
  expect(live?.failure()).toMatch(message);
});

test('does not run a version that was published without the registry', async () => {
  const { store, page, before } = await signedStore();
  const { store: unsignedStore, ship } = smallStore();
  const { version } = await ship({ name: 'media', server: remote("return 'smuggled'") });
  for (const subfolder of ['records', 'server', 'files'])
    fs.cpSync(path.join(unsignedStore, subfolder), path.join(store, subfolder), {
      recursive: true,
    });
  const file = storeLayout.environment(store, 'production');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(before, version));
  expect(await page()).toBe(`${before} before`);
  expect(live?.failure()).toMatch(/has an invalid signature/);
});
