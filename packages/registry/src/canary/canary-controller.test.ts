import { readEnvironment } from '../environment.ts';
import { readLog } from '../read-log.ts';
import { createTestStore } from '../testing/site.ts';
import { parseRollout } from './canary.ts';
import { CanaryController } from './canary-controller.ts';
import { findRollbackReason, type VisitCounts } from './find-rollback-reason.ts';
import type { CanaryNotification } from './notify-team.ts';
import { pauseCanary, releaseShare, resumeCanary, rollBackCanary } from './release-share.ts';
import type { SiteCounts } from './site-counts.ts';

const env = 'production' as const;

const createCounts = (failures: number, visits: number): VisitCounts => ({ visits, failures });

test.each([
  ['fewer than 50 visits', createCounts(49, 49), createCounts(0, 500)],
  ['twice the failure rate, but less than 1 % more', createCounts(2, 1000), createCounts(1, 1000)],
  ['1 % more failures, but not twice the rate', createCounts(30, 1000), createCounts(20, 1000)],
  ['no failures', createCounts(0, 5000), createCounts(9, 5000)],
])('does not roll back a canary with %s', (_, fresh, stable) => {
  expect(findRollbackReason({ fresh, stable, failure: null }) !== null).toBe(false);
});

test.each([
  [
    'a failure in 50 visits and none of the live version',
    createCounts(1, 50),
    createCounts(0, 500),
  ],
  ['exactly 1 % more failures and twice the rate', createCounts(20, 1000), createCounts(10, 1000)],
  ['a widget that fails on pages of other apps', createCounts(80, 3), createCounts(0, 40)],
])('rolls back a canary with %s', (_, fresh, stable) => {
  expect(findRollbackReason({ fresh, stable, failure: null }) !== null).toBe(true);
});

test('rolls back a canary that cannot be loaded even without visits', () => {
  const noVisits = createCounts(0, 0);
  expect(findRollbackReason({ fresh: noVisits, stable: noVisits, failure: 'TH-201' })).toContain(
    'TH-201',
  );
});

async function startCanary(rollout = '10%') {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  let time = Date.parse('2026-11-24T06:00:00Z');
  const now = () => new Date(time);
  await publishAndPromote({ name: 'shell' });
  const live = await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const target = { store, env, by: 'asha', name: 'media', version, now };
  await releaseShare({ ...target, ...parseRollout(rollout) });
  const notifications: CanaryNotification[] = [];
  const logLines: string[] = [];
  const counts: Record<string, [fresh: VisitCounts, stable: VisitCounts, failure?: string]> = {};
  const createSiteCounts = (instance: string): SiteCounts => {
    const [fresh, stable, failure = null] = counts[instance] ?? [
      createCounts(0, 0),
      createCounts(0, 0),
    ];
    return {
      instance,
      env,
      trials: [{ app: 'media', version, began: 3, fault: failure, fresh, stable }],
    };
  };
  let instances: (string | null)[] = ['a', 'b'];
  const fetchCounts = async (index: number) => {
    const instance = instances[index];
    if (!instance) throw new Error('it is away');
    return createSiteCounts(instance);
  };
  const controller = new CanaryController({
    store,
    readSigningKey: async () => null,
    promote: ({ course = { percent: 100 }, ...request }) =>
      releaseShare({ ...request, ...course, store, now }),
    fetchSiteCounts: () => Promise.allSettled([fetchCounts(0), fetchCounts(1)]),
    notifyTeam: async (notification) => {
      notifications.push(notification);
    },
    log: (text) => logLines.push(text),
    now,
  });
  const percent = async () => (await readEnvironment(store, env)).trials?.media?.percent ?? null;
  return {
    ...{ store, live, version, target, notifications, logLines, counts, controller, percent },
    advanceTime: (minutes: number) => {
      time += minutes * 60_000;
    },
    setInstances: (...names: (string | null)[]) => {
      instances = names;
    },
  };
}

test('rolls back a failing canary at the next check, logs the reason and notifies the team', async () => {
  const { store, live, version, counts, controller, percent, notifications } = await startCanary();
  counts.a = [createCounts(0, 30), createCounts(0, 300)];
  counts.b = [createCounts(1, 19), createCounts(1, 200)];
  await controller.check();
  expect(await percent()).toBe(10);
  counts.b = [createCounts(1, 20), createCounts(1, 200)];
  expect(await controller.check()).toBe(0);
  await controller.settled();
  const why = 'it failed in 1 of 50 visits (2.0 %), the live version in 1 of 500 visits (0.2 %)';
  expect((await readLog(store)).at(-1)).toMatchObject({ by: 'registry', trial: null, why });
  expect((await readEnvironment(store, env)).remotes.media?.version).toBe(live.version);
  expect(notifications).toMatchObject([
    { event: 'taken-back', app: 'media', version, live: live.version, percent: 10, why },
  ]);
});

test('counts the visits of site processes that have ended', async () => {
  const { counts, controller, percent, setInstances } = await startCanary();
  counts.a = [createCounts(3, 40), createCounts(0, 300)];
  setInstances('a', null);
  await controller.check();
  counts.c = [createCounts(0, 10), createCounts(0, 50)];
  setInstances('c', null);
  await controller.check();
  expect(await percent()).toBeNull();
});

test('a rollout advances after each interval until all visitors get the version', async () => {
  const { store, version, controller, percent, advanceTime, notifications } = await startCanary(
    '5%,25%,100% every 10 min',
  );
  advanceTime(9);
  await controller.check();
  expect(await percent()).toBe(5);
  advanceTime(1);
  await controller.check();
  expect(await percent()).toBe(25);
  advanceTime(9);
  await controller.check();
  expect(await percent()).toBe(25);
  advanceTime(1);
  expect(await controller.check()).toBe(0);
  await controller.settled();
  const environment = await readEnvironment(store, env);
  expect(environment.remotes.media?.version).toBe(version);
  expect(environment.last_change?.by).toBe('plan of asha');
  expect(notifications.map(({ event, percent: to }) => `${event} ${to}`)).toEqual([
    'step 25',
    'step 100',
  ]);
});

test('a paused canary does not advance, but is still rolled back after failures', async () => {
  const { target, counts, controller, percent, advanceTime } =
    await startCanary('5%,100% every 10 min');
  await pauseCanary(target);
  advanceTime(60);
  await controller.check();
  expect(await percent()).toBe(5);
  await resumeCanary(target);
  await controller.check();
  expect(await percent()).toBe(5);
  await pauseCanary(target);
  counts.a = [createCounts(50, 50), createCounts(0, 50)];
  await controller.check();
  expect(await percent()).toBeNull();
});

test('a rollout does not advance while no site responds', async () => {
  const { controller, percent, advanceTime, setInstances, logLines } =
    await startCanary('5%,100% every 10 min');
  setInstances(null, null);
  advanceTime(60);
  await controller.check();
  expect(await percent()).toBe(5);
  expect(logLines).toContain('it is away');
});

test('ignores the counts of an earlier canary of the same version', async () => {
  const { target, counts, controller, percent } = await startCanary();
  await rollBackCanary(target);
  await releaseShare({ ...target, percent: 10 });
  // The site still reports the counts of the earlier canary.
  counts.a = [createCounts(50, 50), createCounts(0, 50)];
  await controller.check();
  expect(await percent()).toBe(10);
});
