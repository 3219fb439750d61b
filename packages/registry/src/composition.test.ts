import { createComposition, readLive } from './composition.ts';
import { createTestStore } from './testing/create-test-store.ts';

test('a composition contains the live versions and the versions that they replaced', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const old = await publishAndPromote({ name: 'media' });
  const media = await publishAndPromote({ name: 'media', code: '2' });
  const account = await publishAndPromote({ name: 'account' });
  const { composition } = await readLive(store, 'production');
  expect(composition).toMatchObject({ shell, remotes: [account, media], previous: [old] });
});

test('the digest of a composition depends on its versions but not on the order of the promotions', async () => {
  const firstSite = await createTestStore();
  const secondSite = await createTestStore();
  for (const name of ['shell', 'a', 'b']) await firstSite.publishAndPromote({ name });
  for (const name of ['shell', 'b', 'a']) await secondSite.publishAndPromote({ name });
  const firstLive = await readLive(firstSite.store, 'production');
  expect(firstLive.composition.digest).toMatch(/^[0-9a-f]{32}$/);
  expect((await readLive(secondSite.store, 'production')).composition.digest).toBe(
    firstLive.composition.digest,
  );
  await secondSite.publishAndPromote({ name: 'a', code: '2' });
  expect((await readLive(secondSite.store, 'production')).composition.digest).not.toBe(
    firstLive.composition.digest,
  );
});

test('readLive throws if no shell is live', async () => {
  const { store } = await createTestStore();
  await expect(readLive(store, 'production')).rejects.toThrow('No shell is live in production.');
});

test('createComposition throws if a record is missing', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const { environment } = await readLive(store, 'production');
  expect(() => createComposition(environment, [])).toThrow(
    `The record of shell@${shell.version} is missing.`,
  );
});
