import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { readEarlierCompositions, readLive } from './composition.ts';
import { storeLayout } from './store-layout.ts';

const env = 'production' as const;

async function listDigests(store: string) {
  const digests: string[] = [];
  for await (const { digest } of readEarlierCompositions(store, env)) digests.push(digest);
  return digests;
}

test('lists all earlier compositions in the log, newest first', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const live: string[] = [];
  for (const build of [{ name: 'shell' }, { name: 'media' }, { name: 'media', code: '2' }]) {
    await publishAndPromote(build);
    live.unshift((await readLive(store, env)).composition.digest);
  }
  await fs.writeFile(storeLayout.environment(store, env), 'an invalid file');
  expect(await listDigests(store)).toEqual(live);
});

test('lists no composition of an empty store', async () => {
  const { store } = await createTestStore();
  expect(await listDigests(store)).toEqual([]);
});

test('omits compositions with unreadable records', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { digest } = (await readLive(store, env)).composition;
  const { name, version } = await publishAndPromote({ name: 'media' });
  await fs.writeFile(storeLayout.record(store, name, version), '{');
  expect(await listDigests(store)).toEqual([digest]);
});
