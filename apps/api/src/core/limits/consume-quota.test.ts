import { eq } from 'drizzle-orm';
import { selectAllDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import type { Connection } from '../database/database.ts';
import { limitHits, useCounts } from '../database/tables.ts';
import { addSeconds } from '../jobs/clock.ts';
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

  test('stores the uses in the longest window until the last of them expires', async () => {
    const clock = createMovingClock();
    const use = () => consumeQuota(connection.db, 'stored', rules, clock.now());
    const readHits = async () =>
      (await connection.db.select().from(limitHits).where(eq(limitHits.key, 'stored')))[0];
    const firstUse = clock.now();
    await use();
    expect((await readHits())?.expires_at).toEqual(addSeconds(firstUse, 3600));
    clock.forward(1800);
    const secondUse = clock.now();
    await use();
    expect((await readHits())?.hits).toHaveLength(2);
    expect((await readHits())?.expires_at).toEqual(addSeconds(secondUse, 3600));
    clock.forward(1800);
    await use();
    expect((await readHits())?.hits.map((hit) => new Date(hit))).toEqual([secondUse, clock.now()]);
  });

  test.each([
    [50, 0],
    [51, 1],
  ])('stores a limit of %d uses in %d pairs of counts', async (max, pairs) => {
    const key = `limit-${max}`;
    await consumeQuota(connection.db, key, [{ max, seconds: 60 }], new Date());
    const counts = await connection.db.select().from(useCounts).where(eq(useCounts.key, key));
    expect(counts).toHaveLength(pairs);
    const hits = await connection.db.select().from(limitHits).where(eq(limitHits.key, key));
    expect(hits).toHaveLength(1 - pairs);
  });

  describe('a limit of 100 uses', () => {
    const highLimits = [
      { max: 150, seconds: 3600 },
      { max: 100, seconds: 60 },
    ];
    const clock = createMovingClock();
    const use = (key: string) => consumeQuota(connection.db, key, highLimits, clock.now());
    const readCounts = (key: string) =>
      connection.db
        .select({
          seconds: useCounts.seconds,
          current: useCounts.current,
          previous: useCounts.previous,
        })
        .from(useCounts)
        .where(eq(useCounts.key, key))
        .orderBy(useCounts.seconds);
    const countAllowedUses = async (key: string, attempts: number) => {
      let allowed = 0;
      for (let attempt = 0; attempt < attempts; attempt += 1)
        allowed += (await use(key)).ok ? 1 : 0;
      return allowed;
    };

    test('weights the uses of the previous interval and does not count rejected uses', async () => {
      expect(await countAllowedUses('many', 110)).toBe(100);
      expect(await use('many')).toEqual({ ok: false, waitSeconds: 61 });
      // The shorter limit rejected the other uses, so that the longer one does not count them.
      expect(await readCounts('many')).toEqual([
        { seconds: 60, current: 100, previous: 0 },
        { seconds: 3600, current: 100, previous: 0 },
      ]);
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

    test('accepts the next use after the wait that it returned, and not a second earlier', async () => {
      const rule = [{ max: 100, seconds: 60 }];
      const useOnce = () => consumeQuota(connection.db, 'wait', rule, clock.now());
      for (const forward of [0, 7, 31, 55, 70]) {
        clock.forward(forward);
        let quota = await useOnce();
        while (quota.ok) quota = await useOnce();
        clock.forward(quota.waitSeconds - 1);
        expect(await useOnce()).toEqual({ ok: false, waitSeconds: 1 });
        clock.forward(1);
        expect(await useOnce()).toEqual({ ok: true });
      }
    });

    test('waits for a lowered limit', async () => {
      const key = 'lowered';
      const useOnce = (max: number) =>
        consumeQuota(connection.db, key, [{ max, seconds: 60 }], clock.now());
      clock.forward(60 - ((clock.now().getTime() / 1000) % 60));
      for (let use = 0; use < 120; use += 1) await useOnce(120);
      // A quarter of the next minute later, three quarters of the 120 uses still count.
      expect(await useOnce(90)).toEqual({ ok: false, waitSeconds: 76 });
    });

    test('stores the counts until the end of the next interval', async () => {
      clock.forward(60 - ((clock.now().getTime() / 1000) % 60) + 10);
      await consumeQuota(connection.db, 'expiry', [{ max: 100, seconds: 60 }], clock.now());
      const [row] = await connection.db.select().from(useCounts).where(eq(useCounts.key, 'expiry'));
      expect(row?.expires_at).toEqual(addSeconds(clock.now(), 110));
    });

    test('a process with a slower clock counts into the interval of a faster one', async () => {
      const rule = [{ max: 100, seconds: 60 }];
      const useAt = (seconds: number) =>
        consumeQuota(connection.db, 'slow', rule, addSeconds(clock.now(), seconds));
      await useAt(60);
      await useAt(0);
      expect(await readCounts('slow')).toEqual([{ seconds: 60, current: 2, previous: 0 }]);
      await useAt(120);
      expect(await readCounts('slow')).toEqual([{ seconds: 60, current: 1, previous: 2 }]);
      await useAt(240);
      expect(await readCounts('slow')).toEqual([{ seconds: 60, current: 1, previous: 0 }]);
    });

    test('allows no more parallel uses than the limit', async () => {
      const results = await Promise.all(Array.from({ length: 130 }, () => use('crowd')));
      expect(results.filter(({ ok }) => ok)).toHaveLength(100);
    });
  });
});
