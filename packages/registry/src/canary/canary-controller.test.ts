import { readEnvironment } from '../environment.ts';
import { readLog } from '../read-log.ts';
import { newSite } from '../testing/site.ts';
import { parseRollout } from './canary.ts';
import { CanaryController } from './canary-controller.ts';
import { findRollbackReason, type VisitCounts } from './find-rollback-reason.ts';
import type { CanaryNotification } from './notify-team.ts';
import { pauseCanary, releaseShare, resumeCanary, rollBackCanary } from './release-share.ts';
import type { SiteCounts } from './site-counts.ts';

const env = 'production' as const;

const counted = (failures: number, visits: number): VisitCounts => ({ visits, failures });

test.each([
  ['too few visits', counted(49, 49), counted(0, 500), false],
  ['50 visits, one failed, none before', counted(1, 50), counted(0, 500), true],
  ['twice as many, but not 1 % above', counted(2, 1000), counted(1, 1000), false],
  ['1 % above, but not twice as many', counted(30, 1000), counted(20, 1000), false],
  ['both, exactly', counted(20, 1000), counted(10, 1000), true],
  ['none', counted(0, 5000), counted(9, 5000), false],
  ['a widget that fails on pages of others', counted(80, 3), counted(0, 40), true],
])('%s', (_, fresh, stable, isBad) => {
  expect(findRollbackReason({ fresh, stable, failure: null }) !== null).toBe(isBad);
});

test('rolls back a version that cannot be loaded without counting visits', () => {
  const none = counted(0, 0);
  expect(findRollbackReason({ fresh: none, stable: none, failure: 'TH-201' })).toContain('TH-201');
});

/** A canary of media with a mock clock and settable counts. */
async function released(course = '10%') {
  const { store, ship, goLive } = await newSite();
  let time = Date.parse('2026-11-24T06:00:00Z');
  const now = () => new Date(time);
  await goLive({ name: 'shell' });
  const live = await goLive({ name: 'media' });
  const { version } = await ship({ name: 'media', code: '2' });
  const wish = { store, env, by: 'asha', name: 'media', version, now };
  await releaseShare({ ...wish, ...parseRollout(course) });
  const heard: CanaryNotification[] = [];
  const logLines: string[] = [];
  const counts: Record<string, [fresh: VisitCounts, stable: VisitCounts, fault?: string]> = {};
  const answer = (instance: string): SiteCounts => {
    const [fresh, stable, problem = null] = counts[instance] ?? [counted(0, 0), counted(0, 0)];
    return {
      instance,
      env,
      trials: [{ app: 'media', version, began: 3, fault: problem, fresh, stable }],
    };
  };
  let instances: (string | null)[] = ['a', 'b'];
  const site = (place: number) => async () => {
    const instance = instances[place];
    if (!instance) throw new Error('it is away');
    return answer(instance);
  };
  const keeper = new CanaryController({
    store,
    readSigningKey: async () => null,
    promote: ({ course = { percent: 100 }, ...rest }) =>
      releaseShare({ ...rest, ...course, store, now }),
    fetchSiteCounts: () => Promise.allSettled([site(0)(), site(1)()]),
    notifyTeam: async (notice) => {
      heard.push(notice);
    },
    log: (text) => logLines.push(text),
    now,
  });
  const percent = async () => (await readEnvironment(store, env)).trials?.media?.percent ?? null;
  return {
    ...{ store, live, version, wish, heard, logLines, counts, keeper, percent },
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    run: (...names: (string | null)[]) => {
      instances = names;
    },
  };
}

test('rolls back a failing canary at the next check, logs the reason and notifies the team', async () => {
  const { store, live, version, counts, keeper, percent, heard } = await released();
  counts.a = [counted(0, 30), counted(0, 300)];
  counts.b = [counted(1, 19), counted(1, 200)];
  await keeper.check();
  expect(await percent()).toBe(10);
  counts.b = [counted(1, 20), counted(1, 200)];
  expect(await keeper.check()).toBe(0);
  await keeper.settled();
  const why = 'it failed in 1 of 50 visits (2.0 %), the live version in 1 of 500 visits (0.2 %)';
  expect((await readLog(store)).at(-1)).toMatchObject({ by: 'registry', trial: null, why });
  expect((await readEnvironment(store, env)).remotes.media?.version).toBe(live.version);
  expect(heard).toMatchObject([
    { event: 'taken-back', app: 'media', version, live: live.version, percent: 10, why },
  ]);
});

test('includes counts of ended site processes', async () => {
  const { counts, keeper, percent, run } = await released();
  counts.a = [counted(3, 40), counted(0, 300)];
  run('a', null);
  await keeper.check();
  counts.c = [counted(0, 10), counted(0, 50)];
  run('c', null);
  await keeper.check();
  expect(await percent()).toBeNull();
});

test('a plan advances on time up to all visitors', async () => {
  const { store, version, keeper, percent, pass, heard } = await released(
    '5%,25%,100% every 10 min',
  );
  pass(9);
  await keeper.check();
  expect(await percent()).toBe(5);
  pass(1);
  await keeper.check();
  expect(await percent()).toBe(25);
  pass(9);
  await keeper.check();
  expect(await percent()).toBe(25);
  pass(1);
  expect(await keeper.check()).toBe(0);
  await keeper.settled();
  const environment = await readEnvironment(store, env);
  expect(environment.remotes.media?.version).toBe(version);
  expect(environment.last_change?.by).toBe('plan of asha');
  expect(heard.map(({ event, percent: to }) => `${event} ${to}`)).toEqual(['step 25', 'step 100']);
});

test('a paused canary stays at its share until resumed and is still rolled back on failures', async () => {
  const { wish, counts, keeper, percent, pass } = await released('5%,100% every 10 min');
  await pauseCanary(wish);
  pass(60);
  await keeper.check();
  expect(await percent()).toBe(5);
  await resumeCanary(wish);
  await keeper.check();
  expect(await percent()).toBe(5);
  await pauseCanary(wish);
  counts.a = [counted(50, 50), counted(0, 50)];
  await keeper.check();
  expect(await percent()).toBeNull();
});

test('a plan does not advance while no site responds', async () => {
  const { keeper, percent, pass, run, logLines } = await released('5%,100% every 10 min');
  run(null, null);
  pass(60);
  await keeper.check();
  expect(await percent()).toBe(5);
  expect(logLines).toContain('it is away');
});

test('ignores counts of an earlier canary of the same version', async () => {
  const { wish, counts, keeper, percent } = await released();
  await rollBackCanary(wish);
  await releaseShare({ ...wish, percent: 10 });
  // The site still reports counts of the previous canary.
  counts.a = [counted(50, 50), counted(0, 50)];
  await keeper.check();
  expect(await percent()).toBe(10);
});
