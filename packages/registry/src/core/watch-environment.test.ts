import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { storeLayout } from './store-layout.ts';
import { watchEnvironment } from './watch-environment.ts';

const env = 'production' as const;

async function waitUntil(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('the condition was not met within 5 s');
    await wait(5);
  }
}

function startWatching(store: string) {
  const digests: string[] = [];
  const errors: string[] = [];
  const watcher = watchEnvironment({
    store,
    env,
    interval_ms: 10,
    onChange: ({ composition }) => digests.push(composition.digest),
    onError: ({ message }) => errors.push(message),
  });
  return { digests, errors, watcher };
}

test('reports the live state at the start and after each promotion', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { digests, errors, watcher } = startWatching(store);
  await watcher.ready;
  expect(digests).toHaveLength(1);
  await publishAndPromote({ name: 'media' });
  await waitUntil(() => digests.length === 2);
  watcher.stop();
  expect(digests[1]).not.toBe(digests[0]);
  expect(errors).toEqual([]);
});

test('reports a broken environment file once, and the live state again after its repair', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { digests, errors, watcher } = startWatching(store);
  await watcher.ready;
  const file = storeLayout.environment(store, env);
  const intactText = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, 'an invalid file');
  await waitUntil(() => errors.length === 1);
  await fs.writeFile(file, intactText);
  await publishAndPromote({ name: 'media' });
  await waitUntil(() => digests.length === 2);
  watcher.stop();
  expect(errors).toEqual([expect.stringContaining('production.json is not JSON')]);
});

test('reports a live version without a record as an error', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishAndPromote({ name: 'media' });
  const record = storeLayout.record(store, name, version);
  const text = await fs.readFile(record, 'utf8');
  await fs.rm(record);
  const { digests, errors, watcher } = startWatching(store);
  await watcher.ready;
  expect(digests).toEqual([]);
  expect(errors).toEqual([`media@${version} is not published.`]);
  await fs.writeFile(record, text);
  await waitUntil(() => digests.length === 1);
  watcher.stop();
});

test('reports the live state when a missing environment is created', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const { digests, errors, watcher } = startWatching(store);
  await watcher.ready;
  expect(errors).toHaveLength(1);
  await publishAndPromote({ name: 'shell' });
  await waitUntil(() => digests.length === 1);
  watcher.stop();
});

test('reports nothing after stop()', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { digests, watcher } = startWatching(store);
  watcher.stop();
  await watcher.ready;
  expect(digests).toEqual([]);
});
