import { addSeconds } from '../../../core/jobs/clock.ts';
import { sign } from '../../../core/secrets/encrypt.ts';
import { createTestApi, TEST_KEY, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createMyDataVisitor } from '../../people/privacy/testing/create-my-data-visitor.ts';
import { addTractors, createSellerCalls } from './testing/seller-calls.ts';

const DAY_SECONDS = 24 * 3600;

describe.each(selectDatabases())('page of a seller on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { post, postForm, createListing, getSellerPage } = createSellerCalls(() => api);
  const createOldKey = (primary_id: string) =>
    sign(TEST_KEY, 'listing', primary_id, addSeconds(clock.now(), 365 * DAY_SECONDS));

  test('grants access to the page of a seller by cookie, and once by a URL', async () => {
    const saved = await post('/api/used_tractor_save', {});
    expect(saved.cookie).not.toContain('listings=');
    const { cookie, primary_id } = await createListing({ mobile: '9310000001', tractor });
    expect(cookie).toContain('listings=');
    const page = await postForm('/api/used_tractor_own', {}, cookie);
    expect(page.location).toMatch(/^\/sell-old-tractor\/listing\?draft=[\w-]{22}$/);
    expect(page.location).not.toContain(primary_id);
    expect(await getSellerPage('', page.location)).toMatchObject({
      status: 200,
      count: 1,
      said: null,
    });
    expect((await getSellerPage('', page.location)).status).toBe(404);
    expect((await getSellerPage(cookie, page.location)).status).toBe(404);
    expect((await getSellerPage(cookie)).status).toBe(200);
  });

  test('sets an HttpOnly, SameSite cookie without the number for a year', async () => {
    const { primary_id, otp } = await createListing({ mobile: '9310000002', tractor });
    const { cookies } = await post('/api/used_tractor_verify', { primary_id, otp });
    const listingsCookie = cookies.find((header) => header.startsWith('listings='));
    expect(listingsCookie).toMatch(/Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax/);
    expect(listingsCookie).not.toContain('9310000002');
  });

  test.each(['', 'listings=x', 'listings=YWJj.9999999999.x'])(
    'shows no listings for the cookie %j',
    async (cookie) => {
      expect((await getSellerPage(cookie)).status).toBe(404);
      expect((await post('/api/used_tractor_sold', { listing: 1 }, cookie)).status).toBe(404);
      const redirect = await postForm('/api/used_tractor_own', { language: 'gu' }, cookie);
      expect(redirect.location).toBe('/gu/sell-old-tractor/listing?said=none');
    },
  );

  test('exchanges the key of an old link for a cookie', async () => {
    const { primary_id } = await createListing({ mobile: '9310000003', tractor });
    const key = createOldKey(primary_id);
    const response = await postForm('/api/used_tractor_own', { key });
    expect(response.location).not.toContain(key);
    expect((await getSellerPage('', response.location)).count).toBe(1);
    expect((await getSellerPage(response.cookie)).count).toBe(1);
    const rejected = await postForm('/api/used_tractor_own', { key: `${key}x` });
    expect([rejected.location, rejected.cookie]).toEqual([
      '/sell-old-tractor/listing?said=none',
      '',
    ]);
  });

  test('accepts the key of an old link in a cookie and deletes this cookie', async () => {
    const { primary_id } = await createListing({ mobile: '9310000008', tractor });
    const keyCookie = `listing_key=${encodeURIComponent(createOldKey(primary_id))}`;
    const response = await postForm('/api/used_tractor_own', { key: '' }, keyCookie);
    expect((await getSellerPage('', response.location)).count).toBe(1);
    const [deletionHeader] = response.cookies.filter((header) => header.startsWith('listing_key='));
    expect(deletionHeader).toMatch(/^listing_key=; Max-Age=0; Path=\/api\/used_tractor_own;/);
    expect((await getSellerPage(response.cookie)).count).toBe(1);
    for (const invalidCookie of ['listing_key=x', 'listing_key=%', `${keyCookie}x`]) {
      const { location } = await postForm('/api/used_tractor_own', {}, invalidCookie);
      expect(location).toBe('/sell-old-tractor/listing?said=none');
    }
  });

  test('rejects a key in the URL with 404', async () => {
    const { primary_id } = await createListing({ mobile: '9310000009', tractor });
    const key = createOldKey(primary_id);
    const response = await api.app.inject(`/api/v1/own-listing?key=${key}&language=hi`);
    expect(response.statusCode).toBe(404);
  });

  test('marks a listing as sold by the key that the page of an earlier release sends', async () => {
    const { primary_id, cookie } = await createListing({ mobile: '9310000007', tractor });
    const key = createOldKey(primary_id);
    // The old page sends `plain` with the key if the browser has no JavaScript.
    const sold = await postForm('/api/used_tractor_sold', { key, language: 'hi', plain: '1' });
    expect((await getSellerPage('', sold.location)).first.status).toBe('sold');
    expect((await post('/api/used_tractor_sold', { key })).status).toBe(200);
    for (const invalidBody of [{}, { key: `${key}x` }])
      expect((await post('/api/used_tractor_sold', invalidBody, cookie)).status).toBe(404);
  });

  test('lists the listings of a browser, newest first, and rejects a change of another listing', async () => {
    const olderListing = await createListing({ mobile: '9310000004', tractor, year: '2011' });
    const newerListing = await createListing({ mobile: '9310000005', tractor, year: '2012' });
    const response = await postForm(
      '/api/used_tractor_own',
      { key: createOldKey(newerListing.primary_id) },
      olderListing.cookie,
    );
    expect(await getSellerPage(response.cookie)).toMatchObject({ count: 2, first: { year: 2012 } });
    const { first } = await getSellerPage(newerListing.cookie);
    const rejected = await post(
      '/api/used_tractor_sold',
      { listing: first.id },
      olderListing.cookie,
    );
    expect(rejected.status).toBe(404);
  });

  test('shows the listings of a verified number on a new phone until the access expires', async () => {
    const mobile = '9310000006';
    await createListing({ mobile, tractor });
    const visitor = createMyDataVisitor(() => api);
    await visitor.open(mobile);
    const cookie = visitor.jar.headers().cookie ?? '';
    expect((await getSellerPage(cookie)).count).toBe(1);
    clock.forward(31 * 60);
    expect((await getSellerPage(cookie)).status).toBe(404);
  });
});
