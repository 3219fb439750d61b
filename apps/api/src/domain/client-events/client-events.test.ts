import { clientEventsAnswer } from '@tractor-haat/api-client/contract';
import { gte } from 'drizzle-orm';
import { clientEvents } from '../../database/schema/client-events.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { everyDatabase } from '../../testing/databases.ts';

const event = {
  remote: 'catalogue',
  version: '0.1.0-0123456789ab',
  phase: 'entry',
  code: 'TH-101',
};

describe.each(everyDatabase())('failures of sections on $name', (database) => {
  let api: TestApi;
  let now = new Date('2026-11-21T10:20:00Z');
  beforeAll(async () => {
    api = await testApi(database, undefined, () => now);
  });
  afterAll(() => api.close());

  const send = (payload: object) =>
    api.app.inject({ method: 'POST', url: '/api/client_events', payload });
  const recent = async () =>
    clientEventsAnswer.parse((await api.app.inject('/internal/client_events')).json());

  test('are counted by kind, without anything about the visitor', async () => {
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
    ['a remote that is an address', { ...event, remote: 'https://evil.test/x' }],
    ['a version that is a sentence', { ...event, version: 'my name is Asha' }],
    ['an unknown phase', { ...event, phase: 'lunch' }],
    ['an unknown code', { ...event, code: 'TH-999' }],
    ['a missing field', { remote: 'catalogue' }],
    ['a field too many', { ...event, user: 'Asha' }],
  ])('%s is refused', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  test('yesterday is forgotten, and invented kinds are not kept without end', async () => {
    now = new Date('2026-11-23T10:00:00Z');
    expect(await recent()).toEqual([]);
    const kind = (n: number) => ({
      ...event,
      version: `0.1.0-${n.toString(16).padStart(12, '0')}`,
    });
    const known = Array.from({ length: 498 }, (_, n) => ({
      ...kind(n),
      hour: now,
      count: 1,
      last_at: now,
    }));
    await api.connection.db.insert(clientEvents).values(known);
    for (const [n, kept] of [
      [600, 499],
      [601, 500],
      [602, 500],
      [603, 500],
    ] as const) {
      expect((await send(kind(n))).statusCode).toBe(200);
      expect(await kinds()).toBe(kept);
    }
  });

  const kinds = () =>
    api.connection.db.$count(clientEvents, gte(clientEvents.hour, new Date('2026-11-23')));

  test('one address that reports without end is told to wait', async () => {
    now = new Date('2026-11-25T10:00:00Z');
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push((await send(event)).statusCode);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    const refused = await send(event);
    expect(refused.statusCode).toBe(429);
    // At the minute's end the stretch before still counts whole.
    expect(refused.headers['retry-after']).toBe('61');
  });
});
