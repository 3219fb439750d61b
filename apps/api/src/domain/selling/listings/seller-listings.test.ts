import { addSeconds } from '../../../shared/clock.ts';
import { sign } from '../../../shared/secrets/sign.ts';
import { TEST_KEY, type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { myDataVisitor } from '../../people/privacy/testing/visitor.ts';
import { addTractors, sellerCalls } from './testing/seller-calls.ts';

const DAY = 24 * 3600;

describe.each(bothDatabases())('a seller’s own page on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { post, form, list, own } = sellerCalls(() => api);
  const oldKey = (primary_id: string) =>
    sign(TEST_KEY, 'listing', primary_id, addSeconds(clock.now(), 365 * DAY));

  test('grants access by a cookie only; neither response nor URL contains the key', async () => {
    const saved = await post('/api/used_tractor_save', {});
    expect(saved.cookie).not.toContain('listings=');
    const { cookie, primary_id } = await list({ mobile: '9310000001', tractor });
    expect(cookie).toContain('listings=');
    const page = await form('/api/used_tractor_own', {}, cookie);
    expect(page.location).toMatch(/^\/sell-old-tractor\/listing\?draft=[\w-]{22}$/);
    expect(page.location).not.toContain(primary_id);
    // Valid once, for the first request; the browser itself may request the data again.
    expect(await own('', page.location)).toMatchObject({ status: 200, count: 1, said: null });
    expect((await own('', page.location)).status).toBe(404);
    expect((await own(cookie, page.location)).status).toBe(404);
    expect((await own(cookie)).status).toBe(200);
  });

  test('sets an HttpOnly, SameSite cookie for a year', async () => {
    const { primary_id, otp } = await list({ mobile: '9310000002', tractor });
    const { cookies } = await post('/api/used_tractor_verify', { primary_id, otp });
    const listingsCookie = cookies.find((one) => one.startsWith('listings='));
    expect(listingsCookie).toMatch(/Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax/);
    expect(listingsCookie).not.toContain('9310000002');
  });

  test.each(['', 'listings=x', 'listings=YWJj.9999999999.x'])(
    '%j grants no access',
    async (cookie) => {
      expect((await own(cookie)).status).toBe(404);
      expect((await post('/api/used_tractor_sold', { listing: 1 }, cookie)).status).toBe(404);
      const led = await form('/api/used_tractor_own', { language: 'gu' }, cookie);
      expect(led.location).toBe('/gu/sell-old-tractor/listing?said=none');
    },
  );

  test("exchanges an old link's key for the cookie by POST", async () => {
    const { primary_id } = await list({ mobile: '9310000003', tractor });
    const key = oldKey(primary_id);
    const led = await form('/api/used_tractor_own', { key });
    expect(led.location).not.toContain(key);
    expect((await own('', led.location)).count).toBe(1);
    expect((await own(led.cookie)).count).toBe(1);
    const wrong = await form('/api/used_tractor_own', { key: `${key}x` });
    expect([wrong.location, wrong.cookie]).toEqual(['/sell-old-tractor/listing?said=none', '']);
  });

  test('accepts the key that the site server moved into a cookie once', async () => {
    const { primary_id } = await list({ mobile: '9310000008', tractor });
    const moved = `listing_key=${encodeURIComponent(oldKey(primary_id))}`;
    const led = await form('/api/used_tractor_own', { key: '' }, moved);
    expect((await own('', led.location)).count).toBe(1);
    const [deleted] = led.cookies.filter((one) => one.startsWith('listing_key='));
    expect(deleted).toMatch(/^listing_key=; Max-Age=0; Path=\/api\/used_tractor_own;/);
    expect((await own(led.cookie)).count).toBe(1);
    for (const wrong of ['listing_key=x', 'listing_key=%', `${moved}x`]) {
      const { location } = await form('/api/used_tractor_own', {}, wrong);
      expect(location).toBe('/sell-old-tractor/listing?said=none');
    }
  });

  test('ignores a key in the URL of a read', async () => {
    const { primary_id } = await list({ mobile: '9310000009', tractor });
    const key = oldKey(primary_id);
    const read = await api.app.inject(`/api/v1/own-listing?key=${key}&language=hi`);
    expect(read.statusCode).toBe(404);
  });

  test('marks a listing as sold for an older page that posts its key', async () => {
    const { primary_id, cookie } = await list({ mobile: '9310000007', tractor });
    const key = oldKey(primary_id);
    // Without JavaScript it sends its form with the key, and with `plain`.
    const sold = await form('/api/used_tractor_sold', { key, language: 'hi', plain: '1' });
    expect((await own('', sold.location)).first.status).toBe('sold');
    expect((await post('/api/used_tractor_sold', { key })).status).toBe(200);
    for (const wrong of [{}, { key: `${key}x` }])
      expect((await post('/api/used_tractor_sold', wrong, cookie)).status).toBe(404);
  });

  test("lists a browser's own listings, newest first, without another browser's", async () => {
    const one = await list({ mobile: '9310000004', tractor, year: '2011' });
    const two = await list({ mobile: '9310000005', tractor, year: '2012' });
    const both = await form('/api/used_tractor_own', { key: oldKey(two.primary_id) }, one.cookie);
    expect(await own(both.cookie)).toMatchObject({ count: 2, first: { year: 2012 } });
    const { first } = await own(two.cookie);
    const tried = await post('/api/used_tractor_sold', { listing: first.id }, one.cookie);
    expect(tried.status).toBe(404);
  });

  test('lists the listings of a number on a new phone after verification, until the access expires', async () => {
    const mobile = '9310000006';
    await list({ mobile, tractor });
    const visitor = myDataVisitor(() => api);
    await visitor.open(mobile);
    const cookie = visitor.jar.headers().cookie ?? '';
    expect((await own(cookie)).count).toBe(1);
    clock.forward(31 * 60);
    expect((await own(cookie)).status).toBe(404);
  });
});
