import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import type { Connection } from '../../../core/database/database.ts';
import { limitHits, useCounts } from '../../../core/database/tables.ts';
import { numberFailures } from '../../../core/delivery/tables.ts';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { consents, formDrafts } from '../../../core/visitor/tables.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries, enquiryEvents } from '../../enquiries/forms/tables.ts';
import { pageFailures, searchMisses } from '../../search/tables.ts';
import { deleteExpired, scheduleRetention } from './delete-expired.ts';
import { erasedLeadCounts } from './tables.ts';

const DAY_SECONDS = 24 * 3600;
const { retention } = readConfig({ OTP_PROVIDER: 'outbox' });

describe.each(selectDatabases())('retention on $name', (database) => {
  const clock = createMovingClock();
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());
  const runRetention = () => deleteExpired(connection.db, retention, clock.now());

  async function addLeads(count: number, status: 'unverified' | 'verified') {
    const { db } = connection;
    const verified_at = status === 'verified' ? clock.now().toISOString() : null;
    await db.execute(sql`with made as (
        insert into enquiries (primary_id, form, status, name, mobile, product_key, fields, page_source, type_id,
          language, created_at, verified_at)
        select ${status}::text || n, 'contact', ${status}, 'राम', '9800000000', 'p', '{}', 'Contact', 125, 'hi',
          ${clock.now().toISOString()}::timestamptz, ${verified_at}::timestamptz
        from generate_series(1, ${count}::int) n returning id)
      insert into enquiry_events (enquiry_id, at, event) select id, now(), 'created' from made`);
  }
  const countLeads = (status: 'unverified' | 'verified') =>
    connection.db.$count(enquiries, eq(enquiries.status, status));

  test('deletes unverified leads after 30 days and verified leads after three years', async () => {
    await addLeads(1500, 'unverified');
    await addLeads(2, 'verified');
    clock.forward(30 * DAY_SECONDS - 60);
    expect((await runRetention()).enquiries).toBeUndefined();
    clock.forward(120);
    await addLeads(0, 'unverified');
    const parallelResults = await Promise.all([runRetention(), runRetention(), runRetention()]);
    // A process without the lock skips its run, so another run deletes the remaining rows.
    const lastResult = await runRetention();
    const total = [...parallelResults, lastResult].reduce(
      (sum, { enquiries: count = 0 }) => sum + count,
      0,
    );
    expect(total).toBe(1500);
    expect([await countLeads('unverified'), await countLeads('verified')]).toEqual([0, 2]);
    expect(await connection.db.$count(enquiryEvents)).toBe(2);
    clock.forward(retention.leads * DAY_SECONDS);
    expect(await runRetention()).toMatchObject({ enquiries: 2 });
    expect(await connection.db.$count(enquiryEvents)).toBe(0);
    expect(
      await connection.db.select({ count: erasedLeadCounts.count }).from(erasedLeadCounts),
    ).toEqual([{ count: 2 }]);
  });

  test('deletes failed searches after 90 days and counts of failed pages after a week', async () => {
    const { db } = connection;
    const now = clock.now();
    await db
      .insert(searchMisses)
      .values({ day: now.toISOString().slice(0, 10), words: 'x', count: 3 });
    await db.insert(pageFailures).values({ hour: now, page: '/tractors', count: 1 });
    const countRows = async () => [await db.$count(searchMisses), await db.$count(pageFailures)];
    clock.forward(7 * DAY_SECONDS - 60);
    await runRetention();
    expect(await countRows()).toEqual([1, 1]);
    clock.forward(120);
    await runRetention();
    expect(await countRows()).toEqual([1, 0]);
    clock.forward(84 * DAY_SECONDS);
    await runRetention();
    expect(await countRows()).toEqual([0, 0]);
  });

  test('deletes rows only after their expiry date', async () => {
    const { db } = connection;
    const now = clock.now();
    await consumeQuota(db, 'old', [{ max: 2, seconds: 3600 }], now);
    await consumeQuota(db, 'crowd', [{ max: 1000, seconds: 60 }], now);
    expect(await db.$count(useCounts)).toBe(1);
    await db.insert(numberFailures).values({ key: 'a', failures: 3, last_at: now });
    await db
      .insert(formDrafts)
      .values({ id: 'old', content: {}, expires_at: addSeconds(now, 1800) });
    const fields = {
      mobile: '9800000000',
      source: 'x',
      text_version: 'calls-1',
      language: 'en',
    } as const;
    await db.insert(consents).values([
      { ...fields, purpose: 'calls', request: 'unproven', given_at: now },
      { ...fields, purpose: 'calls', request: 'proven', given_at: now, proven_at: now },
    ]);
    clock.forward(3000);
    await consumeQuota(db, 'young', [{ max: 2, seconds: 3600 }], clock.now());
    clock.forward(601);
    await runRetention();
    expect(await db.select({ key: limitHits.key }).from(limitHits)).toEqual([{ key: 'young' }]);
    expect([await db.$count(formDrafts), await db.$count(useCounts)]).toEqual([0, 0]);
    expect([await db.$count(consents), await db.$count(numberFailures)]).toEqual([2, 1]);
    clock.forward(30 * DAY_SECONDS);
    await runRetention();
    expect(await db.$count(numberFailures)).toBe(0);
    expect(await db.select({ request: consents.request }).from(consents)).toEqual([
      { request: 'proven' },
    ]);
  });
});

test('runs in the first minute after the start and then hourly until the process stops', async () => {
  jest.useFakeTimers();
  let runs = 0;
  const db = {
    transaction: () => {
      runs += 1;
      return Promise.reject(new Error('no database'));
    },
  };
  const logger = { info: jest.fn(), warn: jest.fn() };
  const controller = new AbortController();
  scheduleRetention(db as never, retention, logger, controller.signal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect([runs, logger.warn.mock.calls.length]).toEqual([2, 2]);
  controller.abort();
  await jest.advanceTimersByTimeAsync(7_200_000);
  expect(runs).toBe(2);
  jest.useRealTimers();
});
