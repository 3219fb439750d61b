import { readEnvironment } from './environment.ts';
import { readLog } from './read-log.ts';
import { rollback } from './rollback.ts';
import { newSite } from './testing/site.ts';

const env = 'production' as const;
const by = 'tester';

/** A site with three consecutive live versions of media. */
async function threeVersions() {
  const site = await newSite();
  await site.goLive({ name: 'shell' });
  const versions = [];
  for (const code of ['1', '2', '3'])
    versions.push((await site.goLive({ name: 'media', code })).version);
  const [first = '', second = '', third = ''] = versions;
  const back = (to: string, from?: string) =>
    rollback({ store: site.store, name: 'media', env, by, to, ...(from ? { from } : {}) });
  const live = async () => (await readEnvironment(site.store, env)).remotes.media;
  return { ...site, first, second, third, back, live };
}

test('rolls back to an earlier version whose predecessor becomes the previous one', async () => {
  const { store, first, second, third, back, live } = await threeVersions();
  expect(await back(second)).toMatchObject({ outcome: 'promoted', from: third, to: second });
  expect(await live()).toEqual({ version: second, previous: first });
  expect((await readLog(store)).at(-1)).toMatchObject({
    from: third,
    to: second,
    skipped_gates: { size: `rollback from ${third}`, smoke: `rollback from ${third}` },
  });
});

test('repeating a rollback changes nothing, and the version left is no target', async () => {
  const { second, third, back, live, first } = await threeVersions();
  await back(second);
  expect((await back(second)).outcome).toBe('unchanged');
  await expect(back(third)).rejects.toThrow(
    `media@${third} was not live in production before ${second}; rollback targets: ${first}.`,
  );
  expect((await live())?.version).toBe(second);
});

test('rolls back over several versions, which are no targets afterwards', async () => {
  const { first, second, back, live } = await threeVersions();
  await back(first);
  expect(await live()).toEqual({ version: first });
  await expect(back(second)).rejects.toThrow('rollback targets: none.');
});

test('of two concurrent rollbacks to one version the second changes nothing', async () => {
  const { second, back, live } = await threeVersions();
  const outcomes = (await Promise.all([back(second), back(second)])).map((one) => one.outcome);
  expect(outcomes.sort()).toEqual(['promoted', 'unchanged']);
  expect((await live())?.version).toBe(second);
});

test('rejects the later of two concurrent rollbacks to different versions', async () => {
  const { first, second, third, back, live } = await threeVersions();
  const results = await Promise.allSettled([back(second), back(first)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((one) => one.status === 'rejected');
  expect(String(refused?.reason)).toContain(`is live in production, not ${third}`);
  expect([first, second]).toContain((await live())?.version);
});

test('rejects a rollback that expects another live version', async () => {
  const { first, second, third, back } = await threeVersions();
  await expect(back(first, second)).rejects.toThrow(
    `media@${third} is live in production, not ${second}`,
  );
});

test('a promotion after a rollback records the rolled-back version as previous', async () => {
  const { goLive, second, back, live } = await threeVersions();
  await back(second);
  const { version } = await goLive({ name: 'media', code: '4' });
  expect(await live()).toEqual({ version, previous: second });
  expect((await back(second)).outcome).toBe('promoted');
});

test('rolls back the shell unless a live remote requires a newer contract', async () => {
  const { store, goLive } = await newSite();
  const old = await goLive({ name: 'shell' });
  await goLive({ name: 'shell', contract: 2 });
  const { version: to } = old;
  await goLive({ name: 'media', contract: 2 });
  await expect(rollback({ store, name: 'shell', env, by, to })).rejects.toMatchObject({
    gate: 'contract',
  });
  await goLive({ name: 'media', contract: 1 });
  expect((await rollback({ store, name: 'shell', env, by, to })).outcome).toBe('promoted');
});

test('throws for an app that is not live and for a version that was never live', async () => {
  const { store, goLive } = await newSite();
  const to = '0.1.0-0123456789ab';
  await expect(rollback({ store, name: 'media', env, by, to })).rejects.toThrow(
    'media is not live in production.',
  );
  await goLive({ name: 'shell' });
  await expect(rollback({ store, name: 'shell', env, by, to })).rejects.toThrow(
    'rollback targets: none.',
  );
});
