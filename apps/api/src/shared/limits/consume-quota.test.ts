import { eq } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { useCounts } from '../../database/schema/use-counts.ts';
import { everyDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { consumeQuota } from './consume-quota.ts';

describe.each(everyDatabase())('limits on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  const rules = [
    { max: 2, seconds: 60 },
    { max: 3, seconds: 3600 },
  ];

  test('the window slides, rejected uses do not count, and keys are independent', async () => {
    const clock = movingClock();
    const use = (key: string) => consumeQuota(connection.db, key, rules, clock.now());
    expect(await use('a')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 30 });
    expect(await use('b')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    // Now the hour's rule is full.
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 3540 });
    clock.forward(3540);
    expect(await use('a')).toEqual({ ok: true });
  });

  describe('stores two counters for many uses', () => {
    const many = [
      { max: 100, seconds: 60 },
      { max: 150, seconds: 3600 },
    ];
    const clock = movingClock();
    const use = (key: string) => consumeQuota(connection.db, key, many, clock.now());
    const times = async (key: string, max: number) => {
      let passed = 0;
      for (let tries = 0; tries < max; tries += 1) passed += (await use(key)).ok ? 1 : 0;
      return passed;
    };

    test('weighs the previous window, returns waits and does not count rejected uses', async () => {
      expect(await times('many', 110)).toBe(100);
      expect(await use('many')).toEqual({ ok: false, waitSeconds: 61 });
      clock.forward(61);
      // One sixtieth of the interval has passed: that share of the hundred no longer counts.
      expect(await times('many', 5)).toBe(2);
      clock.forward(29);
      expect(await times('many', 60)).toBe(48);
      // Now the hour is full, whatever the minute's rule allows.
      clock.forward(60);
      expect(await use('many')).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
      const rows = await connection.db.select().from(useCounts).where(eq(useCounts.key, 'many'));
      expect(rows.map(({ seconds }) => seconds).sort()).toEqual([3600, 60]);
      clock.forward(2 * 3600);
      expect(await use('many')).toEqual({ ok: true });
    });

    test('accepts the next use after the returned wait', async () => {
      const one = [{ max: 100, seconds: 60 }];
      const next = () => consumeQuota(connection.db, 'wait', one, clock.now());
      for (const forward of [0, 7, 31, 55, 70]) {
        clock.forward(forward);
        let refused = await next();
        while (refused.ok) refused = await next();
        clock.forward(refused.waitSeconds);
        expect(await next()).toEqual({ ok: true });
      }
    });

    test('parallel uses do not exceed the limit', async () => {
      const all = await Promise.all(Array.from({ length: 130 }, () => use('crowd')));
      expect(all.filter(({ ok }) => ok)).toHaveLength(100);
    });
  });
});
