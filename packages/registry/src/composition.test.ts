import { createComposition, readLive } from './composition.ts';
import { newSite } from './testing/site.ts';

test('a composition contains the live versions and the versions that they replaced', async () => {
  const { store, goLive } = await newSite();
  const shell = await goLive({ name: 'shell' });
  const old = await goLive({ name: 'media' });
  const media = await goLive({ name: 'media', code: '2' });
  const account = await goLive({ name: 'account' });
  const { composition } = await readLive(store, 'production');
  expect(composition).toMatchObject({ shell, remotes: [account, media], previous: [old] });
});

test('the digest of a composition depends on its versions but not on the order of the promotions', async () => {
  const firstSite = await newSite();
  const secondSite = await newSite();
  for (const name of ['shell', 'a', 'b']) await firstSite.goLive({ name });
  for (const name of ['shell', 'b', 'a']) await secondSite.goLive({ name });
  const firstLive = await readLive(firstSite.store, 'production');
  expect(firstLive.composition.digest).toMatch(/^[0-9a-f]{32}$/);
  expect((await readLive(secondSite.store, 'production')).composition.digest).toBe(
    firstLive.composition.digest,
  );
  await secondSite.goLive({ name: 'a', code: '2' });
  expect((await readLive(secondSite.store, 'production')).composition.digest).not.toBe(
    firstLive.composition.digest,
  );
});

test('createComposition throws if a record is missing, and readLive if no shell is live', async () => {
  const { store, goLive } = await newSite();
  await expect(readLive(store, 'production')).rejects.toThrow('No shell is live in production.');
  const shell = await goLive({ name: 'shell' });
  const { environment } = await readLive(store, 'production');
  expect(() => createComposition(environment, [])).toThrow(
    `The record of shell@${shell.version} is missing.`,
  );
});
