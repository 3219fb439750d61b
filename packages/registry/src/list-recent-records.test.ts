import fs from 'node:fs/promises';
import { listPublishedApps, listRecentRecords } from './list-recent-records.ts';
import { storeLayout } from './store-layout.ts';
import { createTestStore } from './testing/create-test-store.ts';

test('lists the latest publications first', async () => {
  const { store, publishApp } = await createTestStore();
  const versions: string[] = [];
  for (const code of ['1', '2', '3']) {
    const { version } = await publishApp({ name: 'media', code });
    versions.unshift(version);
    // Records with the same modification time have no defined order.
    const at = new Date(2026, 0, Number(code));
    await fs.utimes(storeLayout.record(store, 'media', version), at, at);
  }
  const recent = await listRecentRecords(store, 'media', 2);
  expect(recent.map(({ version }) => version)).toEqual(versions.slice(0, 2));
  await fs.writeFile(storeLayout.record(store, 'media', versions[0] ?? ''), 'an invalid file');
  expect(await listRecentRecords(store, 'media', 1)).toEqual([]);
  expect(await listPublishedApps(store)).toEqual(['media']);
});

test('an empty store has no apps and no versions', async () => {
  const { store } = await createTestStore();
  expect(await listPublishedApps(store)).toEqual([]);
  expect(await listRecentRecords(store, 'media', 9)).toEqual([]);
});
