import { createTestStore } from '../../testing/create-test-store.ts';
import type { AppBuild } from '../../testing/write-app-build.ts';
import { readLive } from '../composition.ts';
import { readEnvironment } from '../environment.ts';
import { promote } from '../promote.ts';
import { listRetainedVersions } from '../prune.ts';
import { readLog } from '../read-log.ts';
import { readLoggedEnvironments } from '../recover-environment.ts';
import { listEarlierVersions } from '../rollback.ts';
import { parseRollout } from './canary.ts';
import { listCanaryVariants } from './list-canary-variants.ts';
import { pauseCanary, releaseCanary, resumeCanary, rollBackCanary } from './release-canary.ts';

const env = 'production' as const;
const by = 'asha';

async function startCanary(percent = 10) {
  const site = await createTestStore();
  const { store, publishApp, publishAndPromote } = site;
  await publishAndPromote({ name: 'shell' });
  const liveRecord = await publishAndPromote({ name: 'media' });
  const canaryRecord = await publishApp({ name: 'media', code: '2' });
  const target = { store, env, by, name: 'media', version: canaryRecord.version };
  await releaseCanary({ ...target, percent });
  return { ...site, liveRecord, canaryRecord, target };
}

test.each([
  ['10%', { percent: 10 }],
  ['100%', { percent: 100 }],
  ['5%,25%,100% every 10 min', { percent: 5, plan: { percents: [25, 100], every_minutes: 10 } }],
  ['5%, 100% every 2 h', { percent: 5, plan: { percents: [100], every_minutes: 120 } }],
])('parses the rollout %s', (notation, rollout) => expect(parseRollout(notation)).toEqual(rollout));

test.each([
  '',
  '10',
  '0%',
  '101%',
  '10%,5%,100% every 1 min',
  '10%,100%',
  '10%,50% every 1 min',
  '10%,100% every 0 min',
  '5% every 10 min',
  '10%,100% every 9999 h',
])('rejects the rollout "%s"', (notation) =>
  expect(() => parseRollout(notation)).toThrow('it must be "10%"'),
);

test('logs the start of a canary and leaves the live version unchanged', async () => {
  const { store, liveRecord, canaryRecord } = await startCanary();
  const environment = await readEnvironment(store, env);
  expect(environment.remotes.media?.version).toBe(liveRecord.version);
  expect(environment.trials?.media).toMatchObject({
    version: canaryRecord.version,
    percent: 10,
    began: 3,
    held: false,
    by,
  });
  expect((await readLog(store)).at(-1)).toMatchObject({
    from: liveRecord.version,
    to: canaryRecord.version,
  });
  expect((await readLoggedEnvironments(store, env))[0]).toEqual(environment);
});

test('a canary is not a rollback target', async () => {
  const { store } = await startCanary();
  const environment = await readEnvironment(store, env);
  expect(await listEarlierVersions(store, env, environment, 'media')).toEqual([]);
});

test('retains the version of a running canary', async () => {
  const { store, canaryRecord } = await startCanary();
  expect(await listRetainedVersions(store, Date.now())).toContain(`media@${canaryRecord.version}`);
});

test('the composition of a canary contains the new version, and the live version as its fallback', async () => {
  const { store, liveRecord, canaryRecord } = await startCanary();
  const { composition, canaryVariants } = await readLive(store, env);
  const [variant] = canaryVariants;
  expect(variant).toMatchObject({ belowBucket: 10, apps: ['media'] });
  expect(variant?.composition?.remotes[0]?.version).toBe(canaryRecord.version);
  expect(variant?.composition?.previous[0]?.version).toBe(liveRecord.version);
  expect(variant?.composition?.digest).not.toBe(composition.digest);
});

test('two canaries create nested variants whose ids do not depend on the shares', async () => {
  const { store, publishAndPromote, publishApp, canaryRecord } = await startCanary();
  await publishAndPromote({ name: 'loans' });
  const { version } = await publishApp({ name: 'loans', code: '2' });
  await releaseCanary({ store, env, by, name: 'loans', version, percent: 40 });
  const environment = await readEnvironment(store, env);
  const variants = listCanaryVariants(environment);
  expect(variants.map(({ belowBucket, apps }) => [belowBucket, ...apps])).toEqual([
    [10, 'loans', 'media'],
    [40, 'loans'],
  ]);
  // Variant ids are part of cache keys, so a changed share must not change them.
  await releaseCanary({
    store,
    env,
    by,
    name: 'media',
    version: canaryRecord.version,
    percent: 30,
  });
  const enlarged = listCanaryVariants(await readEnvironment(store, env));
  expect(enlarged.map(({ id }) => id)).toEqual(variants.map(({ id }) => id));
});

test('pauses a canary once and resumes it', async () => {
  const { target } = await startCanary();
  expect((await pauseCanary(target)).environment.trials?.media?.held).toBe(true);
  expect((await pauseCanary(target)).outcome).toBe('unchanged');
  expect((await resumeCanary(target)).environment.trials?.media?.held).toBe(false);
});

test('a larger share does not change the start of the canary', async () => {
  const { target } = await startCanary();
  const { environment } = await releaseCanary({ ...target, percent: 50 });
  expect(environment.trials?.media).toMatchObject({ percent: 50, began: 3 });
});

test('rolls back a canary and logs the reason', async () => {
  const { store, target, liveRecord } = await startCanary();
  const { environment } = await rollBackCanary({ ...target, reason: 'it looks wrong' });
  expect(environment.trials).toBeUndefined();
  expect(environment.remotes.media?.version).toBe(liveRecord.version);
  expect((await readLog(store)).at(-1)).toMatchObject({ trial: null, why: 'it looks wrong' });
  await expect(rollBackCanary(target)).rejects.toThrow('No canary of');
  expect((await readLoggedEnvironments(store, env))[0]).toEqual(environment);
});

test('a share of 100 % promotes the version and ends the canary', async () => {
  const { target, liveRecord, canaryRecord } = await startCanary();
  const { environment } = await releaseCanary({ ...target, percent: 100 });
  expect(environment.trials).toBeUndefined();
  expect(environment.remotes.media).toEqual({
    version: canaryRecord.version,
    previous: liveRecord.version,
  });
  expect(environment.last_change?.skipped_gates.smoke).toMatch(/^released to 10 % since /);
});

test('rejects a second canary of the same app', async () => {
  const { publishApp, target } = await startCanary();
  const { version } = await publishApp({ name: 'media', code: '3' });
  await expect(releaseCanary({ ...target, version, percent: 10 })).rejects.toThrow(
    'roll that canary back first',
  );
});

test('a promotion of another version ends the canary', async () => {
  const { store, publishApp, target } = await startCanary();
  const { version } = await publishApp({ name: 'media', code: '3' });
  const { environment } = await promote({ ...target, version });
  expect(environment.trials).toBeUndefined();
  expect((await readLive(store, env)).canaryVariants).toEqual([]);
});

test('rejects the continuation of a canary that has ended', async () => {
  const { target } = await startCanary();
  await rollBackCanary(target);
  for (const percent of [50, 100])
    await expect(releaseCanary({ ...target, percent, continues: 3 })).rejects.toThrow('has ended');
});

test('rejects the promotion of a version with a route of a running canary', async () => {
  const { store, publishApp } = await startCanary();
  const canaryWithRoute = await publishApp({
    name: 'media',
    code: '4',
    routes: ['/media', '/clips'],
  });
  const target = { store, env, by };
  await rollBackCanary({ ...target, name: 'media' });
  await releaseCanary({ ...target, name: 'media', version: canaryWithRoute.version, percent: 5 });
  const { version } = await publishApp({ name: 'clips', routes: ['/clips'] });
  await promote({
    ...target,
    name: 'other',
    version: (await publishApp({ name: 'other' })).version,
  });
  await expect(promote({ ...target, name: 'clips', version })).rejects.toThrow('routes');
});

test.each<[app: string, build: AppBuild, message: string]>([
  ['the shell', { name: 'shell', code: '2' }, 'cannot be released gradually'],
  ['an app that is not live', { name: 'media' }, 'is not live'],
])('rejects a canary of %s', async (_, build, message) => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp(build);
  await expect(releaseCanary({ store, env, by, name, version, percent: 10 })).rejects.toThrow(
    message,
  );
});
