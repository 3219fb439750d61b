import { eq } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { bothDatabases } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { consumeQuota } from './consume-quota.ts';
import { forgetOld } from './housekeeping.ts';

describe.each(bothDatabases())('limits on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  const rules = [
    { most: 2, seconds: 60 },
    { most: 3, seconds: 3600 },
  ];

  test('the window slides, a refused use does not count, keys do not share', async () => {
    const clock = movingClock();
    const use = (key: string) => consumeQuota(connection.db, key, rules, clock.now());
    expect(await use('a')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 30 });
    expect(await use('b')).toEqual({ ok: true });
    clock.forward(30);
    expect(await use('a')).toEqual({ ok: true });
    // Now the hour's rule is the one that is full.
    expect(await use('a')).toEqual({ ok: false, waitSeconds: 3540 });
    clock.forward(3540);
    expect(await use('a')).toEqual({ ok: true });
  });

  test('what is over is forgotten, what counts is not', async () => {
    const clock = movingClock('2027-01-01T00:00:00Z');
    await consumeQuota(connection.db, 'old', rules, clock.now());
    clock.forward(3000);
    await consumeQuota(connection.db, 'young', rules, clock.now());
    clock.forward(601);
    await forgetOld(connection.db, clock.now());
    const left = (key: string) =>
      connection.db.select().from(limitHits).where(eq(limitHits.key, key));
    expect(await left('old')).toEqual([]);
    expect(await left('young')).toHaveLength(1);
  });
});
