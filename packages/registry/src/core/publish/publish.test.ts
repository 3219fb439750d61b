import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { createTemporaryFolder, writeAppBuild } from '../../testing/write-app-build.ts';
import { readRecord } from '../parse-record.ts';
import { storeLayout } from '../store-layout.ts';
import { publish } from './publish.ts';

async function createFolders() {
  const folder = await createTemporaryFolder();
  const apps = path.join(folder, 'apps');
  return { store: path.join(folder, 'store'), apps };
}

test('publishes every browser file with compressed copies, the server bundle and a record', async () => {
  const { store, apps } = await createFolders();
  const { record, outcome } = await publish({
    store,
    appFolder: await writeAppBuild(apps, { name: 'media' }),
  });
  expect(outcome).toBe('new');
  expect(record.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
  expect(record).toMatchObject({ name: 'media', entry: 'remoteEntry.js', owner: 'team-media' });
  expect(record.shared).toEqual({ react: '^19.3.1' });
  expect(record.files['media.page.css']?.csp).toMatch(/^sha256-/);
  expect(record.files['media.page.js']?.csp).toBeUndefined();
  const folder = storeLayout.files(store, 'media', record.version);
  expect((await fs.readdir(folder)).sort()).toEqual([
    'letters.woff2',
    'media.page.css',
    'media.page.css.br',
    'media.page.css.gz',
    'media.page.js',
    'media.page.js.br',
    'media.page.js.gz',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  const compressed = await fs.readFile(path.join(folder, 'media.page.js.br'));
  expect(zlib.brotliDecompressSync(compressed).toString()).toBe('page(1);');
  expect(record.files['media.page.js']?.brotli_bytes).toBe(compressed.length);
  expect(await readRecord(store, 'media', record.version)).toEqual(record);
  expect(await fs.readdir(storeLayout.temporary(store))).toEqual([]);
});

test('a lower compression writes larger copies of the same content', async () => {
  const { store, apps } = await createFolders();
  const code = Array.from(
    { length: 2000 },
    (_, index) => `f${index % 97}(${(index * index) % 1009})`,
  ).join(';');
  const appFolder = await writeAppBuild(apps, { name: 'media', code });
  const quick = await publish({ store, appFolder, compression: 'min' });
  const full = await publish({ store: `${store}-2`, appFolder });
  const getPageFile = ({ record }: typeof quick) => record.files['media.page.js'];
  expect(getPageFile(quick)?.brotli_bytes).toBeGreaterThan(getPageFile(full)?.brotli_bytes ?? 0);
  expect(getPageFile(quick)?.integrity).toBe(getPageFile(full)?.integrity);
});

test('the record of the shell has no entry and lists the modules that the shell provides', async () => {
  const { store, apps } = await createFolders();
  const { record } = await publish({
    store,
    appFolder: await writeAppBuild(apps, { name: 'shell' }),
  });
  expect(record.entry).toBeNull();
  expect(record.provides).toEqual({ react: '19.3.1' });
  expect(record.sizes.initial).toBeGreaterThan(0);
});

test('publishing the same content again returns the same version and writes nothing', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  const first = await publish({ store, appFolder });
  const file = storeLayout.record(store, 'media', first.record.version);
  const before = await fs.stat(file);
  await writeAppBuild(apps, { name: 'media' });
  const second = await publish({ store, appFolder });
  expect(second).toEqual({ record: first.record, outcome: 'unchanged' });
  expect((await fs.stat(file)).mtimeMs).toBe(before.mtimeMs);
});

test.each([
  ['code', { code: '2' }],
  ['routes', { routes: ['/other'] }],
  ['shared ranges', { shared: { react: '^19.0.0' } }],
])('publishes another version after a change of the %s', async (_, change) => {
  const { store, apps } = await createFolders();
  const first = await publish({ store, appFolder: await writeAppBuild(apps, { name: 'media' }) });
  const second = await publish({
    store,
    appFolder: await writeAppBuild(apps, { name: 'media', ...change }),
  });
  expect(second.outcome).toBe('new');
  expect(second.record.version).not.toBe(first.record.version);
  expect(await readRecord(store, 'media', first.record.version)).toEqual(first.record);
});

test('concurrent publications of one build store one complete version', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  const both = await Promise.all([publish({ store, appFolder }), publish({ store, appFolder })]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['new', 'unchanged']);
  expect(both[0]?.record).toEqual(both[1]?.record);
});

test('publishing the same content again restores damaged files and preserves the record', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  const { record } = await publish({ store, appFolder });
  const folder = storeLayout.files(store, 'media', record.version);
  await fs.writeFile(path.join(folder, 'remoteEntry.js'), 'broken');
  await fs.rm(path.join(folder, 'media.page.js.br'));
  expect(await publish({ store, appFolder })).toEqual({ record, outcome: 'restored' });
  expect(await publish({ store, appFolder })).toEqual({ record, outcome: 'unchanged' });
});

test('writes a version without a record again', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  const { record } = await publish({ store, appFolder });
  await fs.rm(storeLayout.record(store, 'media', record.version));
  await fs.rm(path.join(storeLayout.files(store, 'media', record.version), 'remoteEntry.js'));
  const republished = await publish({ store, appFolder });
  expect(republished.outcome).toBe('new');
  expect(republished.record.version).toBe(record.version);
});

test('removes the temporary folder of a killed publication', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  await fs.mkdir(path.join(storeLayout.temporary(store), '999999999-dead'), { recursive: true });
  await publish({ store, appFolder });
  expect(await fs.readdir(storeLayout.temporary(store))).toEqual([]);
});

test.each<[problem: string, file: string, content: string, message: RegExp]>([
  ['a file that was changed after the build', 'dist/browser/remoteEntry.js', 'x', /build it again/],
  ['a build record that is not JSON', 'dist/browser/build.json', '{', /build\.json is not JSON/],
  [
    'the build of another app',
    'dist/browser/build.json',
    '{"name":"shell","groups":{},"files":{},"shared":{}}',
    /build of "shell"/,
  ],
  [
    'no shared ranges',
    'dist/browser/build.json',
    '{"name":"media","groups":{},"files":{}}',
    /shared: Invalid input: expected record/,
  ],
  [
    'a group with an unknown file',
    'dist/browser/build.json',
    '{"name":"media","groups":{"a":["b.js"]},"files":{},"shared":{}}',
    /lists b\.js/,
  ],
  ['a broken manifest', 'remote.json', '{"name":"media"}', /title: Invalid input: expected string/],
  ['a package without a full version', 'package.json', '{"version":"1"}', /version: must be/],
])('publish rejects %s', async (_, file, content, message) => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  await fs.writeFile(path.join(appFolder, file), content);
  await expect(publish({ store, appFolder })).rejects.toThrow(message);
});

test.each([
  ['no JSON', 'export {}', 'types.json is not JSON'],
  ['no declarations by file', '[]', 'types.json: '],
  ['no entry', '{}', 'types.json: must contain index.d.ts'],
])('rejects shared types with %s', async (_, types, message) => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  await expect(publish({ store, appFolder, types })).rejects.toThrow(message);
});

test('rejects an app that is not built', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  await fs.rm(path.join(appFolder, 'dist'), { recursive: true });
  await expect(publish({ store, appFolder })).rejects.toThrow('"media" is not built');
});

test('rejects a build that is older than its sources and lists the files', async () => {
  const { store, apps } = await createFolders();
  const appFolder = await writeAppBuild(apps, { name: 'media' });
  const source = path.join(appFolder, 'src', 'remote.tsx');
  const shared = path.join(apps, '..', 'packages', 'card.tsx');
  for (const file of [source, shared]) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, 'before');
  }
  const digest = createHash('sha256').update('before').digest('base64url');
  await fs.writeFile(
    path.join(appFolder, 'dist', 'browser.sources.json'),
    JSON.stringify({ 'src/remote.tsx': digest, '../../packages/card.tsx': digest }),
  );
  expect((await publish({ store, appFolder })).outcome).toBe('new');
  await fs.writeFile(source, 'after');
  await fs.rm(shared);
  await expect(publish({ store, appFolder })).rejects.toThrow(
    'The build of "media" is older than its sources (src/remote.tsx, ../../packages/card.tsx): build it again.',
  );
});
