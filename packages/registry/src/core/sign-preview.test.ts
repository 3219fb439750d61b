import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { readLive } from './composition.ts';
import {
  createPreviewComposition,
  ensurePreviewKey,
  readPreviewKey,
} from './create-preview-composition.ts';
import { signPreview, verifyPreview } from './sign-preview.ts';
import { storeLayout } from './store-layout.ts';

const KEY = 'ab'.repeat(32);
const digest = '0'.repeat(96);
const apps = [{ name: 'media', version: '0.1.0-0123456789ab', digest }];
const link = { apps, until_ms: 2000, path: '/media' };

const signLink = () => signPreview(KEY, 'link', link);

test('verifies the token of a link until the preview expires', () => {
  expect(verifyPreview(KEY, 'link', signLink(), 1999)).toEqual(link);
  expect(verifyPreview(KEY, 'link', signLink(), 2000)).toBeNull();
});

const encodeContent = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [signedContent, signature] = signLink().split('.');

test.each([
  ['without content', ''],
  ['without signature', `${signedContent}`],
  ['with an empty signature', `${signedContent}.`],
  ['with other content', `${encodeContent({ ...link, until_ms: 9e12 })}.${signature}`],
  ['with a longer signature', `${signedContent}.${signature}AAAA`],
  ['with a third part', `${signLink()}.x`],
  ['that is too long', 'a'.repeat(100_000)],
  ['signed with another key', signPreview('cd'.repeat(32), 'link', link)],
])('rejects a token %s', (_, token) => {
  expect(verifyPreview(KEY, 'link', token, 0)).toBeNull();
});

test('does not accept the token of a link as a cookie', () => {
  expect(verifyPreview(KEY, 'cookie', signLink(), 0)).toBeNull();
});

test.each([
  ['a URL instead of a path', { ...link, path: 'https://other.test/' }],
  ['a URL without scheme', { ...link, path: '//other.test/' }],
  ['a path instead of a version', { ...link, apps: [{ ...apps[0], version: '../x' }] }],
])('does not sign a preview with %s', (_, invalidLink) => {
  expect(() => signPreview(KEY, 'link', invalidLink as typeof link)).toThrow(/must be/);
});

test('creates one private key for concurrent calls', async () => {
  const { store } = await createTestStore();
  expect(await readPreviewKey(store)).toBeNull();
  const keys = await Promise.all([ensurePreviewKey(store), ensurePreviewKey(store)]);
  expect(new Set([...keys, await readPreviewKey(store)]).size).toBe(1);
  const { mode } = await fs.stat(storeLayout.previewKey(store));
  expect(mode & 0o077).toBe(0);
  expect(await fs.readdir(store)).toEqual(['lock', 'preview.key']);
});

test('a previewed version replaces the live version and has no fallback', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  await publishAndPromote({ name: 'media', code: '2' });
  const other = await publishAndPromote({ name: 'account' });
  const { name, version, digest: mediaDigest } = await publishApp({ name: 'media', code: '3' });
  const { composition: live } = await readLive(store, 'production');
  const sitePreview = await createPreviewComposition(store, live, [
    { name, version, digest: mediaDigest },
  ]);
  expect(sitePreview.remotes.map((remote) => remote.version)).toEqual([other.version, version]);
  expect(sitePreview.previous).toEqual([]);
  expect(sitePreview.digest).not.toBe(live.digest);
});

test('previews a remote that is not live yet', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const fresh = await publishApp({ name: 'media' });
  const { composition } = await readLive(store, 'production');
  const sitePreview = await createPreviewComposition(store, composition, [fresh]);
  expect(sitePreview.remotes.map(({ name }) => name)).toEqual(['media']);
});

test('rejects a preview of an unpublished version', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { composition } = await readLive(store, 'production');
  await expect(createPreviewComposition(store, composition, apps)).rejects.toThrow(/not published/);
});

test('rejects a preview whose digest differs from that of the record', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp({ name: 'media' });
  const { composition } = await readLive(store, 'production');
  const altered = createPreviewComposition(store, composition, [{ name, version, digest }]);
  await expect(altered).rejects.toThrow(/differs from that of the preview link/);
});
