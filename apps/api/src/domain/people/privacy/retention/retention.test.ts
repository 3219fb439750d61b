import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../../../config.ts';
import type { Connection } from '../../../../database/database.ts';
import { consents } from '../../../../database/schema/consents.ts';
import { enquiries } from '../../../../database/schema/enquiries.ts';
import { enquiryEvents } from '../../../../database/schema/enquiry-events.ts';
import { erasedLeadCounts } from '../../../../database/schema/erasures.ts';
import { formDrafts } from '../../../../database/schema/form-drafts.ts';
import { limitHits } from '../../../../database/schema/limit-hits.ts';
import { numberFailures } from '../../../../database/schema/number-failures.ts';
import { pageFailures, searchMisses } from '../../../../database/schema/search-misses.ts';
import { useCounts } from '../../../../database/schema/use-counts.ts';
import { addSeconds } from '../../../../shared/clock.ts';
import { consumeQuota } from '../../../../shared/limits/consume-quota.ts';
import { bothDatabases } from '../../../../testing/databases.ts';
import { movingClock } from '../../../../testing/moving-clock.ts';
import { deleteExpired } from './delete-expired.ts';
import { scheduleRetention } from './schedule-retention.ts';

const DAY = 24 * 3600;
const { retention } = readConfig({ OTP_PROVIDER: 'outbox' });

describe.each(bothDatabases())('retention on $name', (database) => {
  const clock = movingClock();
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());
  const forget = () => deleteExpired(connection.db, retention, clock.now());

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
  const leads = (status: 'unverified' | 'verified') =>
    connection.db.$count(enquiries, eq(enquiries.status, status));

  test('deletes unverified leads after 30 days in batches, by one process; verified ones after three years', async () => {
    await addLeads(1500, 'unverified');
    await addLeads(2, 'verified');
    clock.forward(30 * DAY - 60);
    expect((await forget()).enquiries).toBeUndefined();
    clock.forward(120);
    await addLeads(0, 'unverified');
    const gone = await Promise.all([forget(), forget(), forget()]);
    // A process that found the lock taken has skipped the work; the next round does the rest.
    const last = await forget();
    const all = [...gone, last].reduce((sum, { enquiries: count = 0 }) => sum + count, 0);
    expect(all).toBe(1500);
    expect([await leads('unverified'), await leads('verified')]).toEqual([0, 2]);
    expect(await connection.db.$count(enquiryEvents)).toBe(2);
    clock.forward(retention.leads * DAY);
    expect(await forget()).toMatchObject({ enquiries: 2 });
    expect(await connection.db.$count(enquiryEvents)).toBe(0);
    expect(
      await connection.db.select({ count: erasedLeadCounts.count }).from(erasedLeadCounts),
    ).toEqual([{ count: 2 }]);
  });

  test('deletes failed searches after a season, failing pages after a week', async () => {
    const { db } = connection;
    const now = clock.now();
    await db
      .insert(searchMisses)
      .values({ day: now.toISOString().slice(0, 10), words: 'x', count: 3 });
    await db.insert(pageFailures).values({ hour: now, page: '/tractors', count: 1 });
    const left = async () => [await db.$count(searchMisses), await db.$count(pageFailures)];
    clock.forward(7 * DAY - 60);
    await forget();
    expect(await left()).toEqual([1, 1]);
    clock.forward(120);
    await forget();
    expect(await left()).toEqual([1, 0]);
    clock.forward(84 * DAY);
    await forget();
    expect(await left()).toEqual([0, 0]);
  });

  test('deletes rows after their own expiry date, none earlier', async () => {
    const { db } = connection;
    const now = clock.now();
    await consumeQuota(db, 'old', [{ max: 2, seconds: 3600 }], now);
    await consumeQuota(db, 'crowd', [{ max: 1000, seconds: 60 }], now);
    expect(await db.$count(useCounts)).toBe(1);
    await db.insert(numberFailures).values({ key: 'a', failures: 3, last_at: now });
    await db.insert(formDrafts).values({ id: 'old', content: {}, until: addSeconds(now, 1800) });
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
    await forget();
    expect(await db.select({ key: limitHits.key }).from(limitHits)).toEqual([{ key: 'young' }]);
    expect([await db.$count(formDrafts), await db.$count(useCounts)]).toEqual([0, 0]);
    expect([await db.$count(consents), await db.$count(numberFailures)]).toEqual([2, 1]);
    clock.forward(30 * DAY);
    await forget();
    expect(await db.$count(numberFailures)).toBe(0);
    expect(await db.select({ request: consents.request }).from(consents)).toEqual([
      { request: 'proven' },
    ]);
  });
});

test('starts in the first minute, runs hourly and stops with the process', async () => {
  jest.useFakeTimers();
  let rounds = 0;
  const db = {
    transaction: () => {
      rounds += 1;
      return Promise.reject(new Error('no database'));
    },
  };
  const logger = { info: jest.fn(), warn: jest.fn() };
  const end = new AbortController();
  scheduleRetention(db as never, retention, logger, end.signal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect([rounds, logger.warn.mock.calls.length]).toEqual([2, 2]);
  end.abort();
  await jest.advanceTimersByTimeAsync(7_200_000);
  expect(rounds).toBe(2);
  jest.useRealTimers();
});
