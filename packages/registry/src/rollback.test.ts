import { readEnvironment } from './environment.ts';
import { newSite } from './fixture/site.ts';
import { readLog } from './log.ts';
import { rollback } from './rollback.ts';

const env = 'production' as const;
const by = 'tester';

test('goes back to the version before, and a second time forth again', async () => {
  const { store, goLive } = await newSite();
  await goLive({ name: 'shell' });
  const old = await goLive({ name: 'media' });
  const fresh = await goLive({ name: 'media', code: '2' });
  const result = await rollback({ store, name: 'media', env, by });
  expect(result).toMatchObject({ outcome: 'promoted', from: fresh.version, to: old.version });
  expect((await readEnvironment(store, env)).remotes.media).toEqual({
    version: old.version,
    previous: fresh.version,
  });
  expect((await readLog(store)).at(-1)).toMatchObject({
    from: fresh.version,
    to: old.version,
    skipped_gates: {
      size: `rollback from ${fresh.version}`,
      smoke: `rollback from ${fresh.version}`,
    },
  });
  await rollback({ store, name: 'media', env, by });
  expect((await readEnvironment(store, env)).remotes.media?.version).toBe(fresh.version);
});

test('the shell goes back in the same way', async () => {
  const { store, goLive } = await newSite();
  const old = await goLive({ name: 'shell' });
  await goLive({ name: 'shell', code: '2' });
  expect((await rollback({ store, name: 'shell', env, by })).to).toBe(old.version);
});

test('a shell that the live remotes could not run with is refused', async () => {
  const { store, goLive } = await newSite();
  await goLive({ name: 'shell' });
  await goLive({ name: 'shell', contract: 2 });
  await goLive({ name: 'media', contract: 2 });
  await expect(rollback({ store, name: 'shell', env, by })).rejects.toMatchObject({
    gate: 'contract',
  });
});

test('without a version before it says so', async () => {
  const { store, goLive } = await newSite();
  await expect(rollback({ store, name: 'media', env, by })).rejects.toThrow(
    'media is not live in production.',
  );
  const { version } = await goLive({ name: 'shell' });
  await expect(rollback({ store, name: 'shell', env, by })).rejects.toThrow(
    `shell@${version} is the first version live in production.`,
  );
});
