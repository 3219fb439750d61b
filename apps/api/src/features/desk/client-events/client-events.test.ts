import { clientEventsResponse } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { pageFailures } from '../../search/tables.ts';
import { clientEvents } from './tables.ts';

const event = {
  remote: 'catalogue',
  version: '0.1.0-0123456789ab',
  phase: 'entry',
  code: 'TH-101',
};

describe.each(selectAllDatabases())('client events on $name', (database) => {
  let api: TestApi;
  let now = new Date('2026-11-21T10:20:00Z');
  beforeAll(async () => {
    api = await createTestApi(database, undefined, () => now);
  });
  afterAll(() => api.close());

  const sendReport = (payload: object, remoteAddress = '127.0.0.1', referer = '') =>
    api.app.inject({
      method: 'POST',
      url: '/api/client_events',
      payload,
      remoteAddress,
      headers: { host: 'example.in', ...(referer && { referer }) },
    });
  const readRecentEvents = async () =>
    clientEventsResponse.parse((await api.app.inject('/internal/client_events')).json());

  test('counts failures by remote, version, phase and code', async () => {
    expect((await sendReport(event)).json()).toEqual({ success: true });
    now = new Date('2026-11-21T11:05:00Z');
    await sendReport(event);
    await sendReport({ ...event, phase: 'render', code: 'TH-301' });
    const [render, entry] = (await readRecentEvents()).sort((a, b) => a.count - b.count);
    expect(render).toEqual({
      ...event,
      phase: 'render',
      code: 'TH-301',
      count: 1,
      last_at: '2026-11-21T11:05:00.000Z',
    });
    expect(entry).toMatchObject({ ...event, count: 2 });
  });

  test.each([
    ['a remote that is a URL', { ...event, remote: 'https://evil.test/x' }],
    ['a version that is a text', { ...event, version: 'my name is Asha' }],
    ['an unknown phase', { ...event, phase: 'lunch' }],
    ['an unknown code', { ...event, code: 'TH-999' }],
    ['a missing field', { remote: 'catalogue' }],
    ['an unknown field', { ...event, user: 'Asha' }],
  ])('rejects a report with %s', async (_, payload) => {
    const response = await sendReport(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  const createUnpublishedVersionEvent = (n: number, remote = 'catalogue') => ({
    ...event,
    remote,
    version: `0.1.0-${n.toString(16).padStart(12, '0')}`,
  });
  const countKinds = () => api.connection.db.$count(clientEvents, eq(clientEvents.hour, now));
  const addKinds = (count: number, remote?: string) =>
    api.connection.db.insert(clientEvents).values(
      Array.from({ length: count }, (_, n) => ({
        ...createUnpublishedVersionEvent(n, remote),
        hour: now,
        count: 1,
        last_at: now,
      })),
    );

  test('counts the failures of a page', async () => {
    now = new Date('2026-11-22T09:00:00Z');
    await sendReport(event, '203.0.113.1', 'https://example.in/tractors');
    await sendReport(event, '203.0.113.9', 'https://example.in/tractors');
    const pages = await api.connection.db.select().from(pageFailures);
    expect(pages).toEqual([{ hour: now, page: '/tractors', count: 2 }]);
  });

  test('lists no failures from before the last day', async () => {
    now = new Date('2026-11-23T10:00:00Z');
    expect(await readRecentEvents()).toEqual([]);
  });

  test('limits the new kinds of failure per address, but still counts stored kinds', async () => {
    now = new Date('2026-11-23T10:00:00Z');
    await sendReport(event, '203.0.113.1');
    for (let n = 0; n < 32; n += 1)
      expect((await sendReport(createUnpublishedVersionEvent(n), '203.0.113.9')).statusCode).toBe(
        200,
      );
    expect(await countKinds()).toBe(31);
    await sendReport(event, '203.0.113.9');
    await sendReport({ ...event, code: 'TH-301' }, '203.0.113.2');
    expect(await countKinds()).toBe(32);
    expect((await readRecentEvents()).filter(({ version }) => version === event.version)).toEqual([
      expect.objectContaining({ code: 'TH-101', count: 2 }),
      expect.objectContaining({ code: 'TH-301', count: 1 }),
    ]);
  });

  test('limits new kinds of failure per remote and in total, but still counts stored kinds', async () => {
    now = new Date('2026-11-24T10:00:00Z');
    await addKinds(200);
    await sendReport(createUnpublishedVersionEvent(300));
    expect(await countKinds()).toBe(200);
    await sendReport(createUnpublishedVersionEvent(7));
    await sendReport(event);
    await sendReport({ ...event, remote: 'enquiry' });
    expect(await countKinds()).toBe(201);
    const events = await readRecentEvents();
    expect(events.filter(({ remote }) => remote === 'catalogue')).toHaveLength(50);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...createUnpublishedVersionEvent(7), count: 2 }),
        expect.objectContaining({ ...event, remote: 'enquiry', count: 1 }),
      ]),
    );
    await api.connection.db.execute(sql`insert into client_events
      select hour, 'r' || n, version, phase, code, 1, hour from client_events, generate_series(1, 24) n
      where hour = ${now.toISOString()}::timestamptz and remote = 'catalogue'`);
    await sendReport({ ...event, remote: 'media' });
    expect(await countKinds()).toBe(5001);
    await sendReport({ ...event, remote: 'enquiry' });
    expect(await readRecentEvents()).toContainEqual(
      expect.objectContaining({ ...event, remote: 'enquiry', count: 2 }),
    );
  });

  test('rejects more than 60 reports of an address per minute, with a Retry-After header', async () => {
    now = new Date('2026-11-25T10:00:00Z');
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await sendReport(event)).statusCode);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    const rejected = await sendReport(event);
    expect(rejected.statusCode).toBe(429);
    // At the end of this minute the sliding window still counts all 60 reports, so the wait is one second longer.
    expect(rejected.headers['retry-after']).toBe('61');
  });
});
