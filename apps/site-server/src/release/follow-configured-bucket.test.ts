import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBackedStore } from '@tractor-haat/registry/service';
import { startBucket, type TestBucket } from '@tractor-haat/registry/testing';
import { readConfig } from '../read-config.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { followConfiguredBucket, followRegistry, type LiveSites } from './follow-registry.ts';
import { createRemoteCode, createSmallStore } from './testing/create-small-store.ts';

let bucket: TestBucket | undefined;
let live: LiveSites | undefined;
let closeStore: (() => void) | undefined;
afterEach(async () => {
  live?.stop();
  closeStore?.();
  await bucket?.stop();
  bucket = undefined;
});

test('copies live versions from a bucket and restarts from the copy without the bucket', async () => {
  bucket = await startBucket();
  const registry = createSmallStore();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'from-bucket-'));
  closeStore = await openBackedStore(registry.store, path.join(folder, 'office'), bucket.config);
  await registry.goLive({ name: 'shell' });
  const first = await registry.goLive({
    name: 'media',
    server: createRemoteCode("return 'first'"),
  });
  const { endpoint, keyId, secret } = bucket.config;
  const config = readConfig({
    STORE_DIR: path.join(folder, 'copy'),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'store',
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  });
  const startFollowing = async () => {
    live?.stop();
    const store = config.store;
    const report = () => undefined;
    const source = await followConfiguredBucket(config, report);
    live = followRegistry({ store, env: 'production', bucket: source, report });
    await live.ready;
  };
  const renderPage = async () => {
    const response = await live
      ?.getSite()
      ?.render(new URL('http://site.test/media'), () => undefined);
    return response && 'html' in response ? response.html : undefined;
  };
  await startFollowing();
  expect(await renderPage()).toBe(`${first} first`);
  const second = await registry.goLive({
    name: 'media',
    server: createRemoteCode("return 'second'"),
  });
  await waitUntil(async () => (await renderPage()) === `${second} second`);
  expect(await renderPage()).toBe(`${second} second`);
  bucket.setUnreachable(true);
  await startFollowing();
  expect(await renderPage()).toBe(`${second} second`);
  expect(live?.getFailure()).toContain('cannot be reached');
}, 30_000);

test('rejects incomplete bucket settings and lists the missing ones', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'store' })).toThrow(
    'S3_ENDPOINT requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  );
});
