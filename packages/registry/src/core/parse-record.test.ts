import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { isPublished, parseRecord, readRecord } from './parse-record.ts';
import { resolveRegistryDir } from './read-registry-file.ts';
import { toPublicKey } from './sign-record.ts';
import { ensureSigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';

test.each([
  ['version', '1', 'r.json.version: must be a version'],
  ['files', { 'a.js': { integrity: 'sha384-x', bytes: 1, brotli_bytes: 1 } }, 'integrity value'],
  ['routes', ['a'], 'r.json.routes[0]: must be a route pattern'],
  ['ssr', 'yes', 'r.json.ssr: Invalid input: expected boolean, received string, found "yes"'],
  ['contract', -1, 'r.json.contract: Too small'],
  ['sizes', null, 'r.json.sizes: Invalid input: expected object'],
])('rejects a record with an invalid %s', async (field, value, message) => {
  const { publishApp } = await createTestStore();
  const record = await publishApp({ name: 'media' });
  expect(() => parseRecord(JSON.stringify({ ...record, [field]: value }), 'r.json')).toThrow(
    message,
  );
});

test('ignores fields that a newer release added', async () => {
  const { publishApp } = await createTestStore();
  const record = await publishApp({ name: 'media' });
  expect(parseRecord(JSON.stringify({ ...record, later: 1 }), 'r.json')).toEqual(record);
});

test('rejects a record that is stored under another version', async () => {
  const { store, publishApp } = await createTestStore();
  const record = await publishApp({ name: 'media' });
  const other = '0.1.0-0123456789ab';
  await fs.copyFile(
    storeLayout.record(store, 'media', record.version),
    storeLayout.record(store, 'media', other),
  );
  await expect(readRecord(store, 'media', other)).rejects.toThrow(
    `record of media@${record.version}`,
  );
});

test('rejects a record that is stored under another name', async () => {
  const { store, publishApp } = await createTestStore();
  const { version } = await publishApp({ name: 'media' });
  const file = storeLayout.record(store, 'loans', version);
  await fs.mkdir(storeLayout.records(store, 'loans'));
  await fs.copyFile(storeLayout.record(store, 'media', version), file);
  await expect(readRecord(store, 'loans', version)).rejects.toThrow(
    `${file} is the record of media@${version}.`,
  );
});

test('reads the types of a record, and no names that it imports from them by default', async () => {
  const { publishApp } = await createTestStore();
  const { uses: _, ...record } = await publishApp({ name: 'media' });
  const types = { file: 'types.json', integrity: record.server.integrity, bytes: 12 };
  expect(parseRecord(JSON.stringify({ ...record, types }), 'r.json')).toEqual({
    ...record,
    types,
    uses: [],
  });
});

test('isPublished is true only for a version with a record', async () => {
  const { store, publishApp } = await createTestStore();
  const { version } = await publishApp({ name: 'media' });
  expect(await isPublished(store, 'media', version)).toBe(true);
  expect(await isPublished(store, 'media', '0.1.0-0123456789ab')).toBe(false);
});

test.each([
  ['name', '../x', '0.1.0-0123456789ab', 'name: must be an app name such as "catalogue"'],
  ['version', 'media', '../x', 'version: must be a version such as "0.1.0-0a1b2c3d4e5f"'],
])('readRecord rejects a %s that is a path', async (_, name, version, message) => {
  const { store } = await createTestStore();
  await expect(readRecord(store, name, version)).rejects.toThrow(`${message}, found "../x".`);
});

test('readRecord with a key accepts only a signed record', async () => {
  const { store, publishApp } = await createTestStore();
  const unsigned = await publishApp({ name: 'media' });
  const key = toPublicKey(await ensureSigningKey(resolveRegistryDir(store)));
  const signed = await publishApp({ name: 'media', code: '2' });
  expect(await readRecord(store, 'media', signed.version, key)).toEqual(signed);
  await expect(readRecord(store, 'media', unsigned.version, key)).rejects.toThrow(
    `The record of media@${unsigned.version} is not signed.`,
  );
});
