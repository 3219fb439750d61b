import { asc } from 'drizzle-orm';
import { reviews } from '../../../database/schema/reviews.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { addVisitorsRows } from '../../../testing/visitors-rows.ts';
import { wholeContent } from '../../../testing/whole-content.ts';
import { type DeskCaller, deskCaller, deskStaff } from '../testing/desk-calls.ts';

describe.each(bothDatabases())('moderation in the desk on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let moderator: DeskCaller;
  beforeAll(async () => {
    api = await testApi(database, wholeContent(), clock.now);
    await addVisitorsRows(api.connection.db);
    moderator = await deskStaff(() => api, clock)('moderator');
  });
  afterAll(() => api.close());
  const waiting = async (kind: string) =>
    (await moderator.get(`moderation?kind=${kind}`)).body.data;

  test('everything that visitors write waits here, each kind for itself', async () => {
    for (const kind of ['review', 'comment', 'question', 'answer']) {
      const items = await waiting(kind);
      expect([kind, items.length > 0]).toEqual([kind, true]);
      for (const item of items) expect(item.id).toMatch(new RegExp(`^${kind}-\\d+$`));
    }
    expect((await moderator.get('moderation?kind=odd')).status).toBe(400);
    expect((await moderator.post('moderation/used-1', { decision: 'approve' })).status).toBe(404);
    expect((await moderator.post('moderation/review-999999', { decision: 'approve' })).status).toBe(
      404,
    );
  });

  test('is approved, refused with a reason, or asked to change; once, and it can be undone', async () => {
    const [{ id }] = await waiting('review');
    const send = (body: object) => moderator.post(`moderation/${id}`, body);
    expect((await send({ decision: 'refuse' })).status).toBe(400);
    expect((await send({ decision: 'ask', reason: ' ' })).status).toBe(400);
    const reason = 'call 9876543210';
    expect((await send({ decision: 'refuse', reason })).body.data.status).toBe('rejected');
    expect((await send({ decision: 'approve' })).status).toBe(409);
    expect((await waiting('review')).map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await moderator.post(`moderation/${id}/undo`)).body.data.status).toBe('pending');
    expect((await moderator.post(`moderation/${id}/undo`)).status).toBe(404);
    const both = await Promise.all([send({ decision: 'approve' }), send({ decision: 'approve' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [shown] = await api.connection.db.select().from(reviews).orderBy(asc(reviews.id));
    expect(shown).toBeDefined();
    const admin = await deskStaff(() => api, clock)('admin');
    const told = await admin.get(`audit?object=${id}`);
    expect(told.text).not.toContain('9876543210');
    expect(told.body.data.map((event: { after: unknown }) => event.after)).toMatchObject([
      { status: 'approved' },
      { decision: 'undo' },
      { decision: 'refuse', reason: 'call ********10' },
    ]);
  });

  test('a listing comes with its photos, and says whether its number sells another', async () => {
    const { db } = api.connection;
    const [first] = await db.select().from(usedTractors).where(undefined).limit(1);
    if (first === undefined) throw new Error('no listing');
    const { id: _, ...row } = first;
    const own = { ...row, status: 'pending' as const, seller_mobile: '9876500001', demo: false };
    await db.insert(usedTractors).values([
      { ...own, key: null, primary_id: 'one', year: 2001 },
      { ...own, key: null, primary_id: 'two', year: 2002 },
    ]);
    const items = await waiting('listing');
    expect(items.map((item: { same_number: number }) => item.same_number)).toEqual([1, 1]);
    const { text } = await moderator.get('moderation');
    expect(text).not.toContain('9876500001');
    const page = (await moderator.get('moderation?limit=1')).body;
    const rest = (await moderator.get(`moderation?limit=1&after=${page.next}`)).body;
    expect([...page.data, ...rest.data]).toEqual(items);
    expect(rest.next).toBeNull();
  });

  test('a visitor says what is wrong; so many times, and only of our own pages', async () => {
    const report = (payload: object) =>
      api.app.inject({ method: 'POST', url: '/api/report_save', payload });
    const path = '/hi/tractor/x/1';
    expect((await report({ path, text: '<b>price</b> is wrong' })).json()).toMatchObject({
      success: true,
    });
    const [item] = await waiting('report');
    expect(item).toMatchObject({ link: path, text: '<b>price</b> is wrong' });
    expect((await moderator.post(`moderation/${item.id}`, { decision: 'approve' })).status).toBe(
      200,
    );
    expect((await waiting('report')).length).toBe(0);
    const plain = await api.app.inject({
      method: 'POST',
      url: '/api/report_save',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ path, text: 'the price is old' }).toString(),
    });
    expect(plain.statusCode).toBe(303);
    expect(plain.headers.location).toBe('/hi/report?page=%2Ftractor%2Fx%2F1&sent=1');
    for (const odd of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      'x',
      '',
    ])
      expect((await report({ path: odd, text: 'wrong' })).statusCode).toBe(400);
    expect((await report({ path, text: 'x' })).statusCode).toBe(400);
    // Sent again, after a lost answer or by two taps at once, it is one.
    await Promise.all([1, 2, 3].map(() => report({ path, text: 'again' })));
    expect((await waiting('report')).map((one: { text: string }) => one.text).sort()).toEqual([
      'again',
      'the price is old',
    ]);
    for (let sent = 4; sent < 19; sent += 1) await report({ path, text: 'again' });
    expect((await report({ path, text: 'again' })).statusCode).toBe(429);
    expect((await deskCaller(() => api).get('moderation')).status).toBe(401);
  });
});
