import { createComposition, readLive } from './composition.ts';
import { newSite } from './testing/site.ts';

test('joins the live versions and the versions that they replaced', async () => {
  const { store, goLive } = await newSite();
  const shell = await goLive({ name: 'shell' });
  const old = await goLive({ name: 'media' });
  const media = await goLive({ name: 'media', code: '2' });
  const account = await goLive({ name: 'account' });
  const { composition } = await readLive(store, 'production');
  expect(composition).toMatchObject({ shell, remotes: [account, media], previous: [old] });
});

test('the digest depends on the versions, not on the order of promotion', async () => {
  const one = await newSite();
  const two = await newSite();
  for (const name of ['shell', 'a', 'b']) await one.goLive({ name });
  for (const name of ['shell', 'b', 'a']) await two.goLive({ name });
  const first = await readLive(one.store, 'production');
  expect(first.composition.digest).toMatch(/^[0-9a-f]{32}$/);
  expect((await readLive(two.store, 'production')).composition.digest).toBe(
    first.composition.digest,
  );
  await two.goLive({ name: 'a', code: '2' });
  expect((await readLive(two.store, 'production')).composition.digest).not.toBe(
    first.composition.digest,
  );
});

test('throws for a missing record or shell', async () => {
  const { store, goLive } = await newSite();
  await expect(readLive(store, 'production')).rejects.toThrow('No shell is live in production.');
  const shell = await goLive({ name: 'shell' });
  const { environment } = await readLive(store, 'production');
  expect(() => createComposition(environment, [])).toThrow(
    `The record of shell@${shell.version} is missing.`,
  );
});
