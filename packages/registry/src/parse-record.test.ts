import fs from 'node:fs/promises';
import { parseRecord, readRecord } from './parse-record.ts';
import { storeLayout } from './store-layout.ts';
import { createTestStore } from './testing/create-test-store.ts';

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
