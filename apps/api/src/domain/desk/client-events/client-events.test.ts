import { clientEventsResponse } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { clientEvents } from '../../../database/schema/client-events.ts';
import { pageFailures } from '../../../database/schema/search-misses.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';

const event = {
  remote: 'catalogue',
  version: '0.1.0-0123456789ab',
  phase: 'entry',
  code: 'TH-101',
};

describe.each(everyDatabase())('section failures on $name', (database) => {
  let api: TestApi;
  let now = new Date('2026-11-21T10:20:00Z');
  beforeAll(async () => {
    api = await testApi(database, undefined, () => now);
  });
  afterAll(() => api.close());

  const send = (payload: object, remoteAddress = '127.0.0.1', referer = '') =>
    api.app.inject({
      method: 'POST',
      url: '/api/client_events',
      payload,
      remoteAddress,
      headers: { host: 'example.in', ...(referer && { referer }) },
    });
  const recent = async () =>
    clientEventsResponse.parse((await api.app.inject('/internal/client_events')).json());

  test('counts failures by kind without visitor data', async () => {
    expect((await send(event)).json()).toEqual({ success: true });
    now = new Date('2026-11-21T11:05:00Z');
    await send(event);
    await send({ ...event, phase: 'render', code: 'TH-301' });
    const [render, entry] = (await recent()).sort((a, b) => a.count - b.count);
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
  ])('rejects %s', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  /** A failure of a version that does not exist. */
  const invented = (n: number, remote = 'catalogue') => ({
    ...event,
    remote,
    version: `0.1.0-${n.toString(16).padStart(12, '0')}`,
  });
  const kinds = () => api.connection.db.$count(clientEvents, eq(clientEvents.hour, now));
  const addKinds = (count: number, remote?: string) =>
    api.connection.db.insert(clientEvents).values(
      Array.from({ length: count }, (_, n) => ({
        ...invented(n, remote),
        hour: now,
        count: 1,
        last_at: now,
      })),
    );

  test("deletes yesterday's counts; limits new kinds an hour per address, not known kinds", async () => {
    now = new Date('2026-11-23T10:00:00Z');
    expect(await recent()).toEqual([]);
    await send(event, '203.0.113.1', 'https://example.in/tractors');
    for (let n = 0; n < 32; n += 1)
      expect((await send(invented(n), '203.0.113.9')).statusCode).toBe(200);
    expect(await kinds()).toBe(31);
    await send(event, '203.0.113.9', 'https://example.in/tractors');
    await send({ ...event, code: 'TH-301' }, '203.0.113.2');
    expect(await kinds()).toBe(32);
    expect((await recent()).filter(({ version }) => version === event.version)).toEqual([
      expect.objectContaining({ code: 'TH-101', count: 2 }),
      expect.objectContaining({ code: 'TH-301', count: 1 }),
    ]);
    const pages = await api.connection.db.select().from(pageFailures);
    expect(pages).toEqual([{ hour: now, page: '/tractors', count: 2 }]);
  });

  test('limits new event kinds per remote and in total, and still counts known kinds', async () => {
    now = new Date('2026-11-24T10:00:00Z');
    await addKinds(200);
    await send(invented(300));
    expect(await kinds()).toBe(200);
    await send(invented(7));
    await send(event);
    await send({ ...event, remote: 'enquiry' });
    expect(await kinds()).toBe(201);
    const events = await recent();
    expect(events.filter(({ remote }) => remote === 'catalogue')).toHaveLength(50);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...invented(7), count: 2 }),
        expect.objectContaining({ ...event, remote: 'enquiry', count: 1 }),
      ]),
    );
    await api.connection.db.execute(sql`insert into client_events
      select hour, 'r' || n, version, phase, code, 1, hour from client_events, generate_series(1, 24) n
      where hour = ${now.toISOString()}::timestamptz and remote = 'catalogue'`);
    await send({ ...event, remote: 'media' });
    expect(await kinds()).toBe(5001);
    await send({ ...event, remote: 'enquiry' });
    expect(await recent()).toContainEqual(
      expect.objectContaining({ ...event, remote: 'enquiry', count: 2 }),
    );
  });

  test('limits reports per address with a retry time', async () => {
    now = new Date('2026-11-25T10:00:00Z');
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push((await send(event)).statusCode);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    const refused = await send(event);
    expect(refused.statusCode).toBe(429);
    // At the end of the minute the previous interval still counts fully.
    expect(refused.headers['retry-after']).toBe('61');
  });
});
