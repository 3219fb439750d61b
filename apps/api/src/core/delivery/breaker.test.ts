import { selectDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createLogger } from '../create-logger.ts';
import type { Connection } from '../database/database.ts';
import { createBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';

describe.each(selectDatabases())('circuit breaker and budget on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  function setUp() {
    const clock = createMovingClock();
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    return { clock, lines, logger, db: connection.db, deps: { clock: clock.now, logger } };
  }

  test('pauses a failing gateway for all processes, then tries the gateway with one message', async () => {
    const { clock, lines, db, deps } = setUp();
    const rule = { failures: 3, pauseSeconds: 60 };
    const [firstBreaker, secondBreaker] = [1, 2].map(() =>
      createBreaker({ db, ...deps }, rule),
    ) as [ReturnType<typeof createBreaker>, ReturnType<typeof createBreaker>];
    const name = 'paused';
    await firstBreaker.recordFailure(name);
    await secondBreaker.recordFailure(name);
    await firstBreaker.recordSuccess(name);
    // A success resets the count of failures.
    for (const breaker of [firstBreaker, secondBreaker]) await breaker.recordFailure(name);
    expect(await firstBreaker.canTry(name)).toBe(true);
    expect(await firstBreaker.getPausedSeconds(db, [name])).toBe(0);
    await firstBreaker.recordFailure(name);
    expect(lines.filter((line) => line.includes('"alarm":"gateway"'))).toHaveLength(1);
    expect(await secondBreaker.canTry(name)).toBe(false);
    expect(await secondBreaker.getPausedSeconds(db, [name])).toBe(60);
    // Messages wait only if every gateway is paused.
    expect(await secondBreaker.getPausedSeconds(db, [name, 'other'])).toBe(0);
    clock.forward(60);
    expect(await secondBreaker.getPausedSeconds(db, [name])).toBe(0);
    const attempts = await Promise.all([1, 2, 3].map(() => secondBreaker.canTry(name)));
    expect(attempts.filter((isAllowed) => isAllowed)).toHaveLength(1);
    await firstBreaker.recordFailure(name);
    expect(await secondBreaker.canTry(name)).toBe(false);
    clock.forward(60);
    expect(await secondBreaker.canTry(name)).toBe(true);
    await secondBreaker.recordSuccess(name);
    expect(await firstBreaker.canTry(name)).toBe(true);
    expect(lines.at(-1)).toContain('a gateway works again');
  });

  test('limits messages per minute, per day and per range of numbers', async () => {
    const { clock, lines, db, deps } = setUp();
    const budget = createBudget(deps, { perMinute: 3, perDay: 5, perPrefix: 2 });
    const consume = (mobile: string) => budget.consume(db, mobile);
    expect(await consume('9876000001')).toEqual({ ok: true });
    expect(await consume('9876000002')).toEqual({ ok: true });
    expect(await consume('9876000003')).toEqual({ ok: false, waitSeconds: 3600 });
    expect(await consume('9877000001')).toEqual({ ok: true });
    expect(await consume('9878000001')).toEqual({ ok: false, waitSeconds: 60 });
    clock.forward(60);
    expect(await consume('9878000001')).toEqual({ ok: true });
    expect(await consume('9879000001')).toEqual({ ok: true });
    clock.forward(60);
    const rejected = await consume('9879000002');
    expect(rejected).toMatchObject({ ok: false });
    expect('waitSeconds' in rejected && rejected.waitSeconds).toBeGreaterThan(23 * 3600);
    const alarms = lines.filter((line) => line.includes('"alarm":"messages"'));
    // The alarm is logged at most once per minute, so the two rejections of the first minute log one.
    expect(alarms).toHaveLength(2);
    expect(alarms.join()).not.toMatch(/987\d/);
  });
});
