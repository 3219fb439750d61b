import { eq } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { useCounts } from '../../database/schema/use-counts.ts';
import { selectAllDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { consumeQuota } from './consume-quota.ts';

describe.each(selectAllDatabases())('quotas on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  const rules = [
    { max: 2, seconds: 60 },
    { max: 3, seconds: 3600 },
  ];

  test('counts the accepted uses of each key in a sliding window', async () => {
    const clock = createMovingClock();
    const use = (key: string) => consumeQuota(connection.db, key, rules, clock.now());
    expect(await use('a')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 30 });
    expect(await use('b')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    // The limit of the minute allows another use, but the limit of the hour does not.
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 3540 });
    clock.forward(3540);
    expect(await use('a')).toEqual({ ok: true });
  });

  describe('a limit of 100 uses', () => {
    const highLimits = [
      { max: 100, seconds: 60 },
      { max: 150, seconds: 3600 },
    ];
    const clock = createMovingClock();
    const use = (key: string) => consumeQuota(connection.db, key, highLimits, clock.now());
    const countAllowedUses = async (key: string, attempts: number) => {
      let allowed = 0;
      for (let attempt = 0; attempt < attempts; attempt += 1)
        allowed += (await use(key)).ok ? 1 : 0;
      return allowed;
    };

    test('weights the uses of the previous interval and does not count rejected uses', async () => {
      expect(await countAllowedUses('many', 110)).toBe(100);
      expect(await use('many')).toEqual({ ok: false, waitSeconds: 61 });
      clock.forward(61);
      // One second into the next minute, 59 sixtieths of the previous 100 uses still count.
      expect(await countAllowedUses('many', 5)).toBe(2);
      clock.forward(29);
      expect(await countAllowedUses('many', 60)).toBe(48);
      // The limit of the minute allows more uses, but the limit of the hour does not.
      clock.forward(60);
      expect(await use('many')).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
      const rows = await connection.db.select().from(useCounts).where(eq(useCounts.key, 'many'));
      expect(rows.map(({ seconds }) => seconds).sort()).toEqual([3600, 60]);
      clock.forward(2 * 3600);
      expect(await use('many')).toEqual({ ok: true });
    });

    test('accepts the next use after the wait that it returned', async () => {
      const rule = [{ max: 100, seconds: 60 }];
      const useOnce = () => consumeQuota(connection.db, 'wait', rule, clock.now());
      for (const forward of [0, 7, 31, 55, 70]) {
        clock.forward(forward);
        let quota = await useOnce();
        while (quota.ok) quota = await useOnce();
        clock.forward(quota.waitSeconds);
        expect(await useOnce()).toEqual({ ok: true });
      }
    });

    test('allows no more parallel uses than the limit', async () => {
      const results = await Promise.all(Array.from({ length: 130 }, () => use('crowd')));
      expect(results.filter(({ ok }) => ok)).toHaveLength(100);
    });
  });
});
