import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { listPublishedApps, listRecentRecords } from './parse-record.ts';
import { storeLayout } from './store-layout.ts';

/** Publishes three versions of media on successive days. Returns the store, and the versions from newest to oldest. */
async function publishThreeVersions() {
  const { store, publishApp } = await createTestStore();
  const versions: string[] = [];
  for (const code of ['1', '2', '3']) {
    const { version } = await publishApp({ name: 'media', code });
    versions.unshift(version);
    // Records with the same modification time have no defined order.
    const at = new Date(2026, 0, Number(code));
    await fs.utimes(storeLayout.record(store, 'media', version), at, at);
  }
  return { store, versions };
}

test('lists the latest publications first', async () => {
  const { store, versions } = await publishThreeVersions();
  const recent = await listRecentRecords(store, 'media', 2);
  expect(recent.map(({ version }) => version)).toEqual(versions.slice(0, 2));
});

test('omits an unreadable record', async () => {
  const { store, versions } = await publishThreeVersions();
  await fs.writeFile(storeLayout.record(store, 'media', versions[0] ?? ''), 'an invalid file');
  expect(await listRecentRecords(store, 'media', 1)).toEqual([]);
});

test('lists an app with several versions once', async () => {
  const { store } = await publishThreeVersions();
  expect(await listPublishedApps(store)).toEqual(['media']);
});

test('an empty store has no apps and no versions', async () => {
  const { store } = await createTestStore();
  expect(await listPublishedApps(store)).toEqual([]);
  expect(await listRecentRecords(store, 'media', 9)).toEqual([]);
});
