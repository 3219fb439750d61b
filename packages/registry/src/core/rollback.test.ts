import { createTestStore } from '../testing/create-test-store.ts';
import { readEnvironment } from './environment.ts';
import { readLog } from './read-log.ts';
import { resolveRegistryDir } from './read-registry-file.ts';
import { rollback } from './rollback.ts';
import { toPublicKey } from './sign-record.ts';
import { ensureSigningKey } from './signing-key.ts';

const env = 'production' as const;
const by = 'tester';

async function createSiteWithThreeVersions() {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const versions = [];
  for (const code of ['1', '2', '3'])
    versions.push((await site.publishAndPromote({ name: 'media', code })).version);
  const [first = '', second = '', third = ''] = versions;
  const rollBackTo = (to: string, from?: string) =>
    rollback({ store: site.store, name: 'media', env, by, to, ...(from ? { from } : {}) });
  const readLiveRelease = async () => (await readEnvironment(site.store, env)).remotes.media;
  return { ...site, first, second, third, rollBackTo, readLiveRelease };
}

test('rolls back to an earlier version and stores the version that was live before it as previous', async () => {
  const { store, first, second, third, rollBackTo, readLiveRelease } =
    await createSiteWithThreeVersions();
  expect(await rollBackTo(second)).toMatchObject({ outcome: 'promoted', from: third, to: second });
  expect(await readLiveRelease()).toEqual({ version: second, previous: first });
  expect((await readLog(store)).at(-1)).toMatchObject({
    from: third,
    to: second,
    skipped_gates: { size: `rollback from ${third}`, smoke: `rollback from ${third}` },
  });
});

test('a repeated rollback changes nothing', async () => {
  const { second, rollBackTo, readLiveRelease } = await createSiteWithThreeVersions();
  await rollBackTo(second);
  expect((await rollBackTo(second)).outcome).toBe('unchanged');
  expect((await readLiveRelease())?.version).toBe(second);
});

test('rejects a rollback to a version that a rollback replaced', async () => {
  const { first, second, third, rollBackTo, readLiveRelease } = await createSiteWithThreeVersions();
  await rollBackTo(second);
  await expect(rollBackTo(third)).rejects.toThrow(
    `media@${third} was not live in production before ${second}; rollback targets: ${first}.`,
  );
  expect((await readLiveRelease())?.version).toBe(second);
});

test('rolls back over several versions, which cannot be rolled back to afterwards', async () => {
  const { first, second, rollBackTo, readLiveRelease } = await createSiteWithThreeVersions();
  await rollBackTo(first);
  expect(await readLiveRelease()).toEqual({ version: first });
  await expect(rollBackTo(second)).rejects.toThrow('rollback targets: none.');
});

test('the second of two concurrent rollbacks to the same version changes nothing', async () => {
  const { second, rollBackTo, readLiveRelease } = await createSiteWithThreeVersions();
  const outcomes = (await Promise.all([rollBackTo(second), rollBackTo(second)])).map(
    ({ outcome }) => outcome,
  );
  expect(outcomes.sort()).toEqual(['promoted', 'unchanged']);
  expect((await readLiveRelease())?.version).toBe(second);
});

test('rejects one of two concurrent rollbacks to different versions', async () => {
  const { first, second, third, rollBackTo, readLiveRelease } = await createSiteWithThreeVersions();
  const results = await Promise.allSettled([rollBackTo(second), rollBackTo(first)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rejected = results.find((result) => result.status === 'rejected');
  expect(String(rejected?.reason)).toContain(`is live in production, not ${third}`);
  expect([first, second]).toContain((await readLiveRelease())?.version);
});

test('rejects a rollback if another version is live than the caller expects', async () => {
  const { first, second, third, rollBackTo } = await createSiteWithThreeVersions();
  await expect(rollBackTo(first, second)).rejects.toThrow(
    `media@${third} is live in production, not ${second}`,
  );
});

test('a promotion after a rollback stores the target of the rollback as previous', async () => {
  const { publishAndPromote, second, rollBackTo, readLiveRelease } =
    await createSiteWithThreeVersions();
  await rollBackTo(second);
  const { version } = await publishAndPromote({ name: 'media', code: '4' });
  expect(await readLiveRelease()).toEqual({ version, previous: second });
  expect((await rollBackTo(second)).outcome).toBe('promoted');
});

test('rolls back the shell unless a live remote requires a newer contract', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const old = await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'shell', contract: 2 });
  const { version: to } = old;
  await publishAndPromote({ name: 'media', contract: 2 });
  await expect(rollback({ store, name: 'shell', env, by, to })).rejects.toMatchObject({
    gate: 'contract',
  });
  await publishAndPromote({ name: 'media', contract: 1 });
  expect((await rollback({ store, name: 'shell', env, by, to })).outcome).toBe('promoted');
});

test('rejects a rollback of an app that is not live', async () => {
  const { store } = await createTestStore();
  const to = '0.1.0-0123456789ab';
  await expect(rollback({ store, name: 'media', env, by, to })).rejects.toThrow(
    'media is not live in production.',
  );
});

test('rejects a rollback to a version that was never live', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const to = '0.1.0-0123456789ab';
  await expect(rollback({ store, name: 'shell', env, by, to })).rejects.toThrow(
    'rollback targets: none.',
  );
});

test('lists the rollback targets, newest first, if a version was never live', async () => {
  const { first, second, third, rollBackTo } = await createSiteWithThreeVersions();
  const unknown = '0.1.0-0123456789ab';
  await expect(rollBackTo(unknown)).rejects.toThrow(
    `media@${unknown} was not live in production before ${third}; rollback targets: ${second}, ${first}.`,
  );
});

test('runs the gates that need tools, such as the signature gate', async () => {
  const { store, second, third, readLiveRelease } = await createSiteWithThreeVersions();
  const key = toPublicKey(await ensureSigningKey(resolveRegistryDir(store)));
  await expect(
    rollback({ store, name: 'media', env, by, to: second, tools: { key } }),
  ).rejects.toMatchObject({ gate: 'signature', target: `media@${second}` });
  expect((await readLiveRelease())?.version).toBe(third);
});
