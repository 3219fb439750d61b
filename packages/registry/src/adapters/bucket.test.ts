import fs from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../core/environment.ts';
import { promote } from '../core/promote.ts';
import { publish } from '../core/publish/publish.ts';
import { readLogLines, verifyLog } from '../core/read-log.ts';
import { resolveRegistryDir } from '../core/read-registry-file.ts';
import { toPublicKey } from '../core/sign-record.ts';
import { ensureSigningKey } from '../core/signing-key.ts';
import { storeLayout } from '../core/store-layout.ts';
import { verifyChain } from '../core/verify-chain.ts';
import { startBucket, type TestBucket } from '../testing/start-bucket.ts';
import { type AppBuild, createTemporaryFolder, writeAppBuild } from '../testing/write-app-build.ts';
import { followBucket } from './follow-bucket.ts';
import { openBackedStore } from './open-backed-store.ts';
import { bucketLayout } from './open-bucket.ts';

const MAX_RECORD_BYTES = 1_000_000;
const kind = { type: 'text/plain', isImmutable: false };

let bucket: TestBucket;
const cleanups: (() => void)[] = [];

beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  await bucket.stop();
});

async function createRegistry(sharedRegistryDir?: string) {
  const folder = await createTemporaryFolder();
  const store = path.join(folder, 'store');
  const registryDir = sharedRegistryDir ?? resolveRegistryDir(store);
  const signingKey = await ensureSigningKey(registryDir);
  cleanups.push(await openBackedStore(store, registryDir, bucket.config));
  const publishApp = async (build: AppBuild) =>
    (
      await publish({
        store,
        appFolder: await writeAppBuild(path.join(folder, 'apps'), build),
        signingKey,
      })
    ).record;
  const promoteVersion = async (name: string, version: string) =>
    promote({ store, name, version, env: 'production', by: 'tester', signingKey });
  const publishAndPromote = async (build: AppBuild) => {
    const record = await publishApp(build);
    await promoteVersion(record.name, record.version);
    return record;
  };
  return { store, registryDir, signingKey, publishApp, promoteVersion, publishAndPromote };
}

async function startFollowingSite(
  key: Parameters<typeof followBucket>[0]['key'] = null,
  storeFolder?: string,
) {
  const store = storeFolder ?? path.join(await createTemporaryFolder(), 'copy');
  await fs.mkdir(store, { recursive: true });
  const failures: (string | null)[] = [];
  const follower = followBucket({
    store,
    env: 'production',
    objects: bucket.objects,
    key,
    interval_ms: 20,
    onFailure: (error) => failures.push(error?.message ?? null),
  });
  cleanups.push(follower.stop);
  await follower.ready;
  return { store, follower, failures };
}

async function waitUntil(condition: () => Promise<boolean> | boolean) {
  const end = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the condition was not met within 5 s');
    await new Promise((done) => setTimeout(done, 10));
  }
}

const readLiveVersion = async (store: string) =>
  (await readEnvironment(store, 'production')).remotes.media?.version;

test('uploads published files with immutable cache headers, and changes with no-store', async () => {
  const { publishAndPromote } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const { version } = await publishAndPromote({ name: 'media' });
  const toUrl = (key: string) => `${bucket.configWithoutConditions.endpoint}/store/${key}`;
  const file = await fetch(toUrl(bucketLayout.files('media', version, 'media.page.js')));
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const change = await fetch(toUrl(bucketLayout.change(2)));
  expect(change.headers.get('cache-control')).toBe('no-store');
});

test('two registries on one bucket promote concurrently and lose no change', async () => {
  const firstRegistry = await createRegistry();
  await firstRegistry.publishAndPromote({ name: 'shell' });
  const secondRegistry = await createRegistry(firstRegistry.registryDir);
  const names = ['media', 'loans', 'sell', 'dealers', 'tyres', 'desk'];
  const records = [];
  for (const [index, name] of names.entries())
    records.push(await (index % 2 ? firstRegistry : secondRegistry).publishApp({ name }));
  await Promise.all(
    records.map(({ name, version }, index) =>
      (index % 2 ? firstRegistry : secondRegistry).promoteVersion(name, version),
    ),
  );
  const thirdRegistry = await createRegistry(firstRegistry.registryDir);
  const environment = await readEnvironment(thirdRegistry.store, 'production');
  expect(Object.keys(environment.remotes).sort()).toEqual([...names].sort());
  expect(environment.revision).toBe(7);
  const lines = await readLogLines(thirdRegistry.store);
  expect(lines).toHaveLength(7);
  expect(verifyChain(lines, toPublicKey(firstRegistry.signingKey)).faults).toEqual([]);
  expect((await verifyLog(thirdRegistry.store, thirdRegistry.registryDir)).faults).toEqual([]);
}, 30_000);

test('rejects a bucket without conditional writes', async () => {
  const folder = await createTemporaryFolder();
  const opening = openBackedStore(
    path.join(folder, 'store'),
    folder,
    bucket.configWithoutConditions,
  );
  await expect(opening).rejects.toThrow('ignores If-None-Match');
});

test('a promotion fails without changes while the bucket is unreachable and succeeds afterwards', async () => {
  const { store, registryDir, publishAndPromote, publishApp, promoteVersion } =
    await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const before = await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  bucket.setUnreachable(true);
  await expect(promoteVersion('media', version)).rejects.toThrow(
    'The bucket store cannot be reached',
  );
  expect(await readLiveVersion(store)).toBe(before.version);
  expect((await verifyLog(store, registryDir)).faults).toEqual([]);
  bucket.setUnreachable(false);
  await promoteVersion('media', version);
  expect(await readLiveVersion(store)).toBe(version);
  expect((await verifyLog(store, registryDir)).faults).toEqual([]);
}, 30_000);

test('commits a change once if the response of the bucket is lost', async () => {
  const { store, publishAndPromote, publishApp, promoteVersion } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  bucket.dropNextResponse('changes/');
  await promoteVersion('media', version);
  expect(await readLiveVersion(store)).toBe(version);
  expect(await readLogLines(store)).toHaveLength(3);
  expect(await bucket.objects.list(bucketLayout.changes)).toHaveLength(3);
});

test('a site server requests only the next change while it polls', async () => {
  const { publishAndPromote } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const first = await publishAndPromote({ name: 'media' });
  const { store } = await startFollowingSite();
  expect(await readLiveVersion(store)).toBe(first.version);
  bucket.requests.length = 0;
  await waitUntil(() => bucket.requests.length >= 3);
  expect(new Set(bucket.requests)).toEqual(new Set([`GET ${bucketLayout.change(3)}`]));
  const second = await publishAndPromote({ name: 'media', code: '2' });
  await waitUntil(async () => (await readLiveVersion(store)) === second.version);
});

test('a site server starts from its copy if the bucket is unreachable', async () => {
  const { publishAndPromote } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const { version } = await publishAndPromote({ name: 'media' });
  const { store, follower, failures } = await startFollowingSite();
  bucket.setUnreachable(true);
  await waitUntil(() => failures.length > 0);
  follower.stop();
  const restarted = await startFollowingSite(null, store);
  expect(await readLiveVersion(restarted.store)).toBe(version);
  expect(restarted.follower.getFailure()).toContain('cannot be reached');
}, 30_000);

test('downloads a version that is not live on demand', async () => {
  const { publishAndPromote, publishApp } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const { version } = await publishApp({ name: 'media' });
  const { store, follower } = await startFollowingSite();
  expect(await follower.download('media', version)).toBe(true);
  await fs.access(path.join(storeLayout.files(store, 'media', version), 'media.page.js.br'));
});

test('requests the record of an unknown version once', async () => {
  const { publishAndPromote } = await createRegistry();
  await publishAndPromote({ name: 'shell' });
  const { follower } = await startFollowingSite();
  bucket.requests.length = 0;
  expect(await follower.download('media', '0.1.0-000000000000')).toBe(false);
  expect(await follower.download('media', '0.1.0-000000000000')).toBe(false);
  expect(bucket.requests.filter((request) => request.endsWith('.json'))).toHaveLength(
    1 + countPolls(),
  );
});

const countPolls = () =>
  bucket.requests.filter((request) => request.startsWith('GET changes/')).length;

test.each<[part: string, alter: (version: string) => Promise<void>, message: RegExp]>([
  [
    'a file',
    (version) =>
      bucket.objects.put(bucketLayout.files('media', version, 'media.page.js'), 'evil();', kind),
    /media\.page\.js in the bucket differs from the published content/,
  ],
  [
    'a compressed copy',
    (version) =>
      bucket.objects.put(bucketLayout.files('media', version, 'media.page.js.br'), 'evil', kind),
    /media\.page\.js\.br in the bucket differs from the published content/,
  ],
  [
    'a server bundle',
    (version) =>
      bucket.objects.put(bucketLayout.server('media', version, 'main.cjs'), 'x'.repeat(5000), kind),
    /main\.cjs in the bucket is longer/,
  ],
  [
    'a record',
    async (version) => {
      const key = bucketLayout.record('media', version);
      const text = (await bucket.objects.get(key, MAX_RECORD_BYTES))?.toString('utf8') ?? '';
      await bucket.objects.put(key, text.replace('team-media', 'thief'), kind);
    },
    /has an invalid signature/,
  ],
])(
  'rejects %s that was altered in the bucket and keeps the live version',
  async (_, alter, message) => {
    const { publishAndPromote, publishApp, promoteVersion, signingKey } = await createRegistry();
    await publishAndPromote({ name: 'shell' });
    const before = await publishAndPromote({ name: 'media' });
    const { store, follower } = await startFollowingSite(toPublicKey(signingKey));
    const { version } = await publishApp({ name: 'media', code: '2' });
    await alter(version);
    await promoteVersion('media', version);
    await waitUntil(() => follower.getFailure() !== undefined);
    expect(follower.getFailure()).toMatch(message);
    expect(await readLiveVersion(store)).toBe(before.version);
    await expect(fs.access(storeLayout.files(store, 'media', version))).rejects.toThrow('ENOENT');
  },
);
