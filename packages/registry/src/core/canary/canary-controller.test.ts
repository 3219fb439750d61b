import { createTestStore } from '../../testing/create-test-store.ts';
import { readEnvironment } from '../environment.ts';
import { readLog } from '../read-log.ts';
import { parseRollout } from './canary.ts';
import { CanaryController, type CanaryNotification } from './canary-controller.ts';
import { pauseCanary, releaseCanary, resumeCanary, rollBackCanary } from './release-canary.ts';
import { findRollbackReason, type SiteCounts, type VisitCounts } from './site-counts.ts';

const MINUTE_MS = 60_000;
const env = 'production' as const;

const NO_VISITS: VisitCounts = { visits: 0, failures: 0 };

test.each<[reason: string, canary: VisitCounts, live: VisitCounts]>([
  ['fewer than 50 visits', { visits: 49, failures: 49 }, { visits: 500, failures: 0 }],
  [
    'twice the failure rate, but less than 1 % more',
    { visits: 1000, failures: 2 },
    { visits: 1000, failures: 1 },
  ],
  [
    '1 % more failures, but not twice the rate',
    { visits: 1000, failures: 30 },
    { visits: 1000, failures: 20 },
  ],
  ['no failures', { visits: 5000, failures: 0 }, { visits: 5000, failures: 9 }],
])('does not roll back a canary with %s', (_, canary, live) => {
  expect(findRollbackReason({ canary, live, failure: null })).toBeNull();
});

test.each<[reason: string, canary: VisitCounts, live: VisitCounts]>([
  [
    'a failure in 50 visits and none of the live version',
    { visits: 50, failures: 1 },
    { visits: 500, failures: 0 },
  ],
  [
    'exactly 1 % more failures and twice the rate',
    { visits: 1000, failures: 20 },
    { visits: 1000, failures: 10 },
  ],
  [
    'a widget that fails on pages of other apps',
    { visits: 3, failures: 80 },
    { visits: 40, failures: 0 },
  ],
])('rolls back a canary with %s', (_, canary, live) => {
  expect(findRollbackReason({ canary, live, failure: null })).not.toBeNull();
});

test('rolls back a canary that cannot be loaded even without visits', () => {
  const evidence = { canary: NO_VISITS, live: NO_VISITS, failure: 'TH-201' };
  expect(findRollbackReason(evidence)).toContain('TH-201');
});

async function startCanary(notation = '10%') {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  let time = Date.parse('2026-11-24T06:00:00Z');
  const now = () => new Date(time);
  await publishAndPromote({ name: 'shell' });
  const live = await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const target = { store, env, by: 'asha', name: 'media', version, now };
  await releaseCanary({ ...target, ...parseRollout(notation) });
  const notifications: CanaryNotification[] = [];
  const logLines: string[] = [];
  const countsBySite: Record<string, { canary: VisitCounts; live: VisitCounts }> = {};
  const createSiteCounts = (instance: string): SiteCounts => {
    const { canary: fresh, live: stable } = countsBySite[instance] ?? {
      canary: NO_VISITS,
      live: NO_VISITS,
    };
    return {
      instance,
      env,
      trials: [{ app: 'media', version, began: 3, fault: null, fresh, stable }],
    };
  };
  let instances: (string | null)[] = ['a', 'b'];
  const fetchCounts = async (index: number) => {
    const instance = instances[index];
    if (!instance) throw new Error('the site does not respond');
    return createSiteCounts(instance);
  };
  const controller = new CanaryController({
    store,
    readSigningKey: async () => null,
    promote: ({ rollout = { percent: 100 }, ...request }) =>
      releaseCanary({ ...request, ...rollout, store, now }),
    fetchSiteCounts: () => Promise.allSettled([fetchCounts(0), fetchCounts(1)]),
    notifyTeam: async (notification) => {
      notifications.push(notification);
    },
    log: (text) => logLines.push(text),
    now,
  });
  const readPercent = async () =>
    (await readEnvironment(store, env)).trials?.media?.percent ?? null;
  return {
    ...{
      store,
      live,
      version,
      target,
      notifications,
      logLines,
      countsBySite,
      controller,
      readPercent,
    },
    advanceTime: (minutes: number) => {
      time += minutes * MINUTE_MS;
    },
    setInstances: (...names: (string | null)[]) => {
      instances = names;
    },
  };
}

test('rolls back a failing canary at the next check, logs the reason and notifies the team', async () => {
  const { store, live, version, countsBySite, controller, readPercent, notifications } =
    await startCanary();
  countsBySite.a = { canary: { visits: 30, failures: 0 }, live: { visits: 300, failures: 0 } };
  countsBySite.b = { canary: { visits: 19, failures: 1 }, live: { visits: 200, failures: 1 } };
  await controller.check();
  expect(await readPercent()).toBe(10);
  countsBySite.b = { canary: { visits: 20, failures: 1 }, live: { visits: 200, failures: 1 } };
  expect(await controller.check()).toBe(0);
  await controller.waitForDeliveries();
  const why = 'it failed in 1 of 50 visits (2.0 %), the live version in 1 of 500 visits (0.2 %)';
  expect((await readLog(store)).at(-1)).toMatchObject({ by: 'registry', trial: null, why });
  expect((await readEnvironment(store, env)).remotes.media?.version).toBe(live.version);
  expect(notifications).toMatchObject([
    { event: 'taken-back', app: 'media', version, live: live.version, percent: 10, why },
  ]);
});

test('counts the visits of site processes that have ended', async () => {
  const { countsBySite, controller, readPercent, setInstances } = await startCanary();
  countsBySite.a = { canary: { visits: 40, failures: 3 }, live: { visits: 300, failures: 0 } };
  setInstances('a', null);
  await controller.check();
  countsBySite.c = { canary: { visits: 10, failures: 0 }, live: { visits: 50, failures: 0 } };
  setInstances('c', null);
  await controller.check();
  expect(await readPercent()).toBeNull();
});

test('a rollout advances after each interval until all visitors get the version', async () => {
  const { store, version, controller, readPercent, advanceTime, notifications } = await startCanary(
    '5%,25%,100% every 10 min',
  );
  advanceTime(9);
  await controller.check();
  expect(await readPercent()).toBe(5);
  advanceTime(1);
  await controller.check();
  expect(await readPercent()).toBe(25);
  advanceTime(9);
  await controller.check();
  expect(await readPercent()).toBe(25);
  advanceTime(1);
  expect(await controller.check()).toBe(0);
  await controller.waitForDeliveries();
  const environment = await readEnvironment(store, env);
  expect(environment.remotes.media?.version).toBe(version);
  expect(environment.last_change?.by).toBe('plan of asha');
  expect(notifications.map(({ event, percent: to }) => `${event} ${to}`)).toEqual([
    'step 25',
    'step 100',
  ]);
});

test('a paused canary does not advance, but is still rolled back after failures', async () => {
  const { target, countsBySite, controller, readPercent, advanceTime } =
    await startCanary('5%,100% every 10 min');
  await pauseCanary(target);
  advanceTime(60);
  await controller.check();
  expect(await readPercent()).toBe(5);
  await resumeCanary(target);
  await controller.check();
  expect(await readPercent()).toBe(5);
  await pauseCanary(target);
  countsBySite.a = { canary: { visits: 50, failures: 50 }, live: { visits: 50, failures: 0 } };
  await controller.check();
  expect(await readPercent()).toBeNull();
});

test('a rollout does not advance while no site responds', async () => {
  const { controller, readPercent, advanceTime, setInstances, logLines } =
    await startCanary('5%,100% every 10 min');
  setInstances(null, null);
  advanceTime(60);
  await controller.check();
  expect(await readPercent()).toBe(5);
  expect(logLines).toContain('the site does not respond');
});

test('ignores the counts of an earlier canary of the same version', async () => {
  const { target, countsBySite, controller, readPercent } = await startCanary();
  await rollBackCanary(target);
  await releaseCanary({ ...target, percent: 10 });
  // The site still reports the counts of the earlier canary.
  countsBySite.a = { canary: { visits: 50, failures: 50 }, live: { visits: 50, failures: 0 } };
  await controller.check();
  expect(await readPercent()).toBe(10);
});
