import { asc, eq } from 'drizzle-orm';
import { addVisitorsRows } from '../../../testing/add-visitors-rows.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import { reviews } from '../../community/reviews/tables.ts';
import { createSellerCalls } from '../../selling/listings/testing/seller-calls.ts';
import { toHashQuarters } from '../../selling/photos/compute-perceptual-hash.ts';
import { createDeskCaller, createStaffFactory, type DeskCaller } from '../testing/desk-calls.ts';
import { moderationDecisions } from './tables.ts';

describe.each(selectAllDatabases())('desk moderation on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let moderator: DeskCaller;
  beforeAll(async () => {
    api = await createTestApi(database, createWholeContentFolder(), clock.now);
    await addVisitorsRows(api.connection.db);
    moderator = await createStaffFactory(() => api, clock)('moderator');
  });
  afterAll(() => api.close());
  const listPending = async (kind: string) =>
    (await moderator.get(`moderation?kind=${kind}`)).body.data;

  test('lists pending content of every kind', async () => {
    for (const kind of ['review', 'comment', 'question', 'answer']) {
      const items = await listPending(kind);
      expect([kind, items.length > 0]).toEqual([kind, true]);
      for (const item of items) expect(item.id).toMatch(new RegExp(`^${kind}-\\d+$`));
    }
  });

  test('rejects an unknown kind and an unknown item', async () => {
    expect((await moderator.get('moderation?kind=odd')).status).toBe(400);
    expect((await moderator.post('moderation/used-1', { decision: 'approve' })).status).toBe(404);
    expect((await moderator.post('moderation/review-999999', { decision: 'approve' })).status).toBe(
      404,
    );
  });

  test('accepts one decision per item until it is undone, and masks numbers in the audit log', async () => {
    const [{ id }] = await listPending('review');
    const sendDecision = (body: object) => moderator.post(`moderation/${id}`, body);
    expect((await sendDecision({ decision: 'refuse' })).status).toBe(400);
    expect((await sendDecision({ decision: 'ask', reason: ' ' })).status).toBe(400);
    const reason = 'call 9876543210';
    expect((await sendDecision({ decision: 'refuse', reason })).body.data.status).toBe('rejected');
    expect((await sendDecision({ decision: 'approve' })).status).toBe(409);
    expect((await listPending('review')).map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await moderator.post(`moderation/${id}/undo`)).body.data.status).toBe('pending');
    expect((await moderator.post(`moderation/${id}/undo`)).status).toBe(404);
    const responses = await Promise.all([
      sendDecision({ decision: 'approve' }),
      sendDecision({ decision: 'approve' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [reviewRow] = await api.connection.db.select().from(reviews).orderBy(asc(reviews.id));
    expect(reviewRow).toBeDefined();
    const admin = await createStaffFactory(() => api, clock)('admin');
    const auditLog = await admin.get(`audit?object=${id}`);
    expect(auditLog.text).not.toContain('9876543210');
    expect(auditLog.body.data.map((event: { after: unknown }) => event.after)).toMatchObject([
      { status: 'approved' },
      { decision: 'undo' },
      { decision: 'refuse', reason: 'call ********10' },
    ]);
  });

  test('counts other listings with the same number but does not return the number', async () => {
    const { db } = api.connection;
    const [listing] = await db.select().from(usedTractors).limit(1);
    if (listing === undefined) throw new Error('no listing');
    const { id: _, ...row } = listing;
    const pendingListing = {
      ...row,
      status: 'pending' as const,
      seller_mobile: '9876500001',
      demo: false,
    };
    await db.insert(usedTractors).values([
      { ...pendingListing, key: null, primary_id: 'one', year: 2001 },
      { ...pendingListing, key: null, primary_id: 'two', year: 2002 },
    ]);
    const items = await listPending('listing');
    expect(items.map((item: { same_number: number }) => item.same_number)).toEqual([1, 1]);
    const { text } = await moderator.get('moderation');
    expect(text).not.toContain('9876500001');
  });

  test('lists pending items in pages', async () => {
    const items = await listPending('listing');
    expect(items).toHaveLength(2);
    const page = (await moderator.get('moderation?limit=1')).body;
    const nextPage = (await moderator.get(`moderation?limit=1&after=${page.next}`)).body;
    expect([...page.data, ...nextPage.data]).toEqual(items);
    expect(nextPage.next).toBeNull();
  });

  test('returns a verdict on the price and the listings with a similar photo', async () => {
    const { db } = api.connection;
    const [approved] = await db
      .select()
      .from(usedTractors)
      .where(eq(usedTractors.status, 'approved'));
    if (approved === undefined) throw new Error('no listing');
    const { id: _, ...row } = approved;
    const realListing = { ...row, demo: false, key: null };
    const createListing = (number: number, changes: object) => ({
      ...realListing,
      primary_id: `like ${number}`,
      seller_mobile: `98765100${number}0`,
      price_inr: 300_000 + number * 10_000,
      ...changes,
    });
    const soldListings = [1, 2, 3, 4, 5, 6].map((number) =>
      createListing(number, { status: 'sold' }),
    );
    await db.insert(usedTractors).values(soldListings);
    const pendingListings = [90_000, 2_000_000].map((price_inr, number) =>
      createListing(number + 7, { status: 'pending', price_inr }),
    );
    const pendingRows = await db
      .insert(usedTractors)
      .values(pendingListings)
      .returning({ id: usedTractors.id });
    const createPhoto = (letter: string, listing_id: number, hash: string, small: Uint8Array) => ({
      photo: letter.repeat(22),
      listing_id,
      width: 1,
      height: 1,
      small,
      large: new Uint8Array([1, 2, 3]),
      look: hash,
      look_parts: toHashQuarters(hash),
      created_at: clock.now(),
    });
    const [firstId = 0, secondId = 0] = pendingRows.map(({ id }) => id);
    await db.insert(usedPhotos).values([
      createPhoto('p', firstId, 'a1b2c3d4e5f60718', new Uint8Array([1, 2, 3])),
      // A recompressed copy has other bytes, and its hash differs in 10 bits, the maximum for a similar photo.
      createPhoto('q', approved.id, 'a1b5c3d3e5f5071b', new Uint8Array([4])),
      // The hash of another photo differs in 11 bits.
      createPhoto('r', secondId, 'd1b2b3d495f63718', new Uint8Array([5])),
    ]);
    const [low, high] = (await listPending('listing')).slice(-2);
    expect(low).toMatchObject({
      price: { asking_inr: 90_000, verdict: 'low' },
      same_photo: 1,
      twins: [{ link: `/second-hand-tractor/${approved.slug}/${approved.id}`, status: 'approved' }],
    });
    expect(high).toMatchObject({ price: { verdict: 'high' }, same_photo: 0 });
    const { range } = high.price;
    expect(range.min_inr).toBeLessThan(range.max_inr);
    for (const { id } of [low, high])
      await moderator.post(`moderation/${id}`, { decision: 'refuse', reason: 'untrue' });
  });

  test('notifies a seller in their language, by message and on the page of their listings', async () => {
    const { db } = api.connection;
    const [tractor] = await db.select().from(usedTractors).limit(1);
    if (tractor === undefined) throw new Error('no listing');
    const { createListing, getSellerPage } = createSellerCalls(() => api);
    const sell = { tractor: String(tractor.tractor_id), state: 'gujarat', district: 'anand' };
    const listMessages = async (mobile: string) =>
      (await api.app.inject('/api/dev/outbox'))
        .json()
        .filter((sent: { mobile?: string; why?: string }) => sent.mobile === mobile && sent.why);
    const listed = await createListing({ ...sell, mobile: '9876530001' });
    const [item] = (await listPending('listing')).slice(-1);
    await moderator.post(`moderation/${item.id}`, { decision: 'ask', reason: 'photo_unclear' });
    const reason = 'फ़ोटो साफ़ नहीं हैं। दिन की रोशनी में नई फ़ोटो खींचें।';
    expect(await listMessages('9876530001')).toMatchObject([
      { why: 'ask', reason, link: 'https://example.in/hi/sell-old-tractor/listing' },
    ]);
    const page = await api.app.inject({
      url: '/api/v1/own-listing?language=hi',
      headers: { cookie: listed.cookie },
    });
    expect(page.json().data.listings[0].decision).toEqual({ ask: true, reason });
    await moderator.post(`moderation/${item.id}/undo`);
    await moderator.post(`moderation/${item.id}`, { decision: 'approve' });
    const [approved] = await listMessages('9876530001');
    expect(approved).toMatchObject({ why: 'approved', reason: '' });
    expect(approved.link).toMatch(
      /^https:\/\/example\.in\/hi\/second-hand-tractor\/[a-z0-9-]+\/\d+$/,
    );
    expect((await getSellerPage(listed.cookie)).first).toMatchObject({
      status: 'approved',
      decision: null,
    });
    const notices = await db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.item, item.id));
    expect(notices.map(({ told_at }) => told_at !== null)).toEqual([true, true]);
  });

  const sendReport = (payload: object) =>
    api.app.inject({ method: 'POST', url: '/api/report_save', payload });
  const path = '/hi/tractor/x/1';

  test('lists a problem report until a moderator decides on it', async () => {
    expect((await sendReport({ path, text: '<b>price</b> is wrong' })).json()).toMatchObject({
      success: true,
    });
    const [item] = await listPending('report');
    expect(item).toMatchObject({ link: path, text: '<b>price</b> is wrong' });
    expect((await moderator.post(`moderation/${item.id}`, { decision: 'approve' })).status).toBe(
      200,
    );
    expect((await listPending('report')).length).toBe(0);
  });

  test('redirects a report form without JavaScript to its page', async () => {
    const formResponse = await api.app.inject({
      method: 'POST',
      url: '/api/report_save',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ path, text: 'the price is old' }).toString(),
    });
    expect(formResponse.statusCode).toBe(303);
    expect(formResponse.headers.location).toBe('/hi/report?page=%2Ftractor%2Fx%2F1&sent=1');
  });

  test('rejects a report about a page of another site and a report that is too short', async () => {
    for (const invalidPath of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      'x',
      '',
    ])
      expect((await sendReport({ path: invalidPath, text: 'wrong' })).statusCode).toBe(400);
    expect((await sendReport({ path, text: 'x' })).statusCode).toBe(400);
  });

  test('stores a repeated report once and limits the reports of an address', async () => {
    await Promise.all([1, 2, 3].map(() => sendReport({ path, text: 'again' })));
    expect(
      (await listPending('report'))
        .map((pendingReport: { text: string }) => pendingReport.text)
        .sort(),
    ).toEqual(['again', 'the price is old']);
    for (let count = 4; count < 19; count += 1) await sendReport({ path, text: 'again' });
    expect((await sendReport({ path, text: 'again' })).statusCode).toBe(429);
  });

  test('rejects a caller without a session', async () => {
    expect((await createDeskCaller(() => api).get('moderation')).status).toBe(401);
  });
});
