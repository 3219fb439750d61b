import { fairPriceResponse, usedDetailResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { listModerationItems, moderateItem } from '../../desk/moderation/moderate-item.ts';
import { enquiryCalls } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { deleteExpired } from '../../people/privacy/retention/delete-expired.ts';
import { addTractors, sellerCalls } from './testing/seller-calls.ts';

describe.each(selectAllDatabases())('selling on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = '';
  let unpriced = '';
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    [tractor = '', unpriced = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { post, codeOf, photo, save, verify, list, own } = sellerCalls(() => api);
  let lastNumber = 9_300_000_000;
  const createNumber = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const listRows = (mobile: string) =>
    api.connection.db.select().from(usedTractors).where(eq(usedTractors.seller_mobile, mobile));
  const approve = async (mobile: string) => {
    const [row] = await listRows(mobile);
    await moderateItem(api.connection.db, `used-${row?.id}`, 'approved');
    return row?.id ?? 0;
  };
  const readListing = (id: number) => api.app.inject(`/api/v1/used-tractors/${id}`);
  const getPhotoStatus = async (id: string) =>
    (await api.app.inject(`/img/photo/${id}/large.webp`)).statusCode;
  test('publishes a listing after its code and its moderation until it is sold', async () => {
    const mobile = createNumber();
    const photos = [await photo(), await photo()];
    const saved = await save({ mobile, tractor, photos: photos.join(',') });
    expect([saved.status, saved.body.data.otp]).toEqual([200, 'sent']);
    const { primary_id } = saved.body.data;
    const [row] = await listRows(mobile);
    expect(row).toMatchObject({
      status: 'unverified',
      slug: 'swaraj-744-2018',
      district: 'Prayagraj',
      demo: false,
      condition: { engine: 'good', gearbox: 'good', hydraulics: 'fair', body: 'needs-work' },
    });
    // Moderators cannot see or approve an unverified listing.
    expect(await listModerationItems(api.connection.db)).toEqual([]);
    await expect(moderateItem(api.connection.db, `used-${row?.id}`, 'approved')).rejects.toThrow();
    expect(await getPhotoStatus(photos[0] ?? '')).toBe(404);

    const wrong = await verify({ primary_id, otp: '000000' });
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'otp_incorrect']);
    const verified = await verify({ primary_id, otp: await codeOf(mobile) });
    expect(verified.status).toBe(200);
    const { cookie } = verified;
    expect((await own(cookie)).first).toMatchObject({ status: 'pending', model: 'SWARAJ-744' });
    const [item] = await listModerationItems(api.connection.db);
    expect(item).toMatchObject({ kind: 'used', by: 'रामेश्वर' });
    expect(item?.text).toContain(`/img/photo/${photos[0]}/large.webp`);
    expect(await getPhotoStatus(photos[0] ?? '')).toBe(200);
    expect((await readListing(row?.id ?? 0)).statusCode).toBe(404);

    const id = await approve(mobile);
    const publicResponse = await readListing(id);
    const { data } = usedDetailResponse.parse(publicResponse.json());
    expect(data.photos.map((item) => item.photo)).toEqual(photos);
    expect(data.photo).toEqual({ photo: photos[0], width: 400, height: 300 });
    expect(data.words).toBe('एक ही हाथ का चला हुआ');
    const listResponse = await api.app.inject('/api/v1/used-tractors');
    for (const responseBody of [publicResponse.body, listResponse.body]) {
      expect(responseBody).not.toContain(mobile);
      expect(responseBody).not.toContain('रामेश्वर');
    }

    const markSold = (sellerCookie: string) =>
      post('/api/used_tractor_sold', { listing: id }, sellerCookie);
    expect((await markSold('')).status).toBe(404);
    expect((await readListing(id)).statusCode).toBe(200);
    expect((await markSold(cookie)).status).toBe(200);
    expect((await markSold(cookie)).status).toBe(200);
    expect((await readListing(id)).statusCode).toBe(410);
    expect((await own(cookie)).first.status).toBe('sold');
  });

  test('returns the number of the seller only after the buyer has entered a code', async () => {
    const mobile = createNumber();
    await list({ mobile, tractor });
    const product_id = await approve(mobile);
    const buyer = createNumber();
    const place = { state: 'uttar-pradesh', district: 'prayagraj', tehsil: 'meja' };
    const enquiry = { form: 'used-contact', name: 'Gita', mobile: buyer, product_id, ...place };
    const calls = enquiryCalls(() => api);
    const first = await calls.post('/api/enquiry_save', enquiry);
    expect(JSON.stringify(first.body)).not.toContain(mobile);
    const { primary_id } = first.body.data ?? {};
    const verified = await calls.verify({ primary_id, otp: await codeOf(buyer) });
    expect(verified.body.data).toEqual({ contact: mobile });
    // The number is not returned after the tractor is sold.
    const [row] = await listRows(mobile);
    await api.connection.db
      .update(usedTractors)
      .set({ status: 'sold' })
      .where(eq(usedTractors.id, row?.id ?? 0));
    const laterBuyer = createNumber();
    const second = await calls.post('/api/enquiry_save', { ...enquiry, mobile: laterBuyer });
    const after = await calls.verify({
      primary_id: second.body.data?.primary_id,
      otp: await codeOf(laterBuyer),
    });
    expect(after.body.data).toEqual({});
  });

  test.each([
    ['tractor', '', 'sell_tractor'],
    ['tractor', '999999', 'sell_tractor'],
    ['year', '2099', 'sell_year'],
    ['owners', '9', 'sell_choose'],
    ['engine', 'superb', 'sell_choose'],
    ['price', '12', 'sell_price'],
    ['price', '7-7.5 lakh', 'sell_price'],
    ['insurance', '2027-02-30', 'sell_day'],
    ['district', 'atlantis', 'sell_district'],
    ['mobile', '12345', 'mobile_length'],
    ['name', 'R2D2', 'name_characters'],
    ['terms', '', 'terms_required'],
    ['photos', 'nothing', 'sell_photos'],
    ['photos', 'AAAAAAAAAAAAAAAAAAAAAA', 'sell_photos_expired'],
  ])('rejects the %s %j with the error %s', async (field, value, validationError) => {
    const mobile = createNumber();
    const { status, body } = await save({ mobile, tractor, [field]: value });
    expect([status, body.faults]).toEqual([400, { [field]: validationError }]);
    expect(await listRows(mobile)).toEqual([]);
  });

  test('a second submit with the id updates an unverified listing and its photos', async () => {
    const mobile = createNumber();
    const [front, rear] = [await photo(), await photo()];
    const first = await save({ mobile, tractor, photos: front });
    const { primary_id } = first.body.data;
    const corrected = { mobile, tractor, primary_id, price: '360000', photos: `${rear},${front}` };
    await save(corrected, first.cookie);
    const rows = await listRows(mobile);
    expect(rows.map(({ price_inr }) => price_inr)).toEqual([360_000]);
    const storedPhotos = await api.connection.db
      .select({ photo: usedPhotos.photo, place: usedPhotos.place })
      .from(usedPhotos)
      .where(eq(usedPhotos.listing_id, rows[0]?.id ?? 0))
      .orderBy(usedPhotos.place);
    expect(storedPhotos.map((row) => row.photo)).toEqual([rear, front]);
  });

  describe('second submit of a listing without its id', () => {
    test('updates the listing and its photos and accepts the first code', async () => {
      const mobile = createNumber();
      const photos = await photo();
      const first = await save({ mobile, tractor, photos });
      const otp = await codeOf(mobile);
      const again = await save({ mobile, tractor, photos, price: '340000' }, first.cookie);
      expect(again.body.data).toEqual(first.body.data);
      expect(await listRows(mobile)).toMatchObject([{ price_inr: 340_000, status: 'unverified' }]);
      const { primary_id } = first.body.data;
      expect((await verify({ primary_id, otp }, first.cookie)).status).toBe(200);
    });

    test('two simultaneous submits create one listing', async () => {
      const mobile = createNumber();
      const { cookie } = await save({ mobile: createNumber(), tractor });
      const both = await Promise.all([1, 2].map(() => save({ mobile, tractor }, cookie)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await listRows(mobile)).toHaveLength(1);
    });

    test('accepts the uploaded photos again with a corrected number', async () => {
      const photos = await photo();
      const first = await save({ mobile: createNumber(), tractor, photos });
      const mobile = createNumber();
      const again = await save({ mobile, tractor, photos }, first.cookie);
      expect(again.status).toBe(200);
      expect(await listRows(mobile)).toHaveLength(1);
    });

    test('creates a new listing for another year, another browser or a verified listing', async () => {
      const mobile = createNumber();
      const { cookie, body } = await save({ mobile, tractor });
      await save({ mobile, tractor, year: '2017' }, cookie);
      await save({ mobile, tractor });
      expect(await listRows(mobile)).toHaveLength(3);
      clock.forward(600);
      const { primary_id } = body.data;
      await post('/api/used_tractor_resend', { primary_id }, cookie);
      await verify({ primary_id, otp: await codeOf(mobile) }, cookie);
      const later = await save({ mobile, tractor }, cookie);
      expect(later.body.data.primary_id).not.toBe(primary_id);
    });
  });

  test('rejects photos that belong to another listing', async () => {
    const photos = await photo();
    await list({ mobile: createNumber(), tractor, photos });
    const { body } = await save({ mobile: createNumber(), tractor, photos });
    expect(body.faults).toEqual({ photos: 'sell_photos_expired' });
  });

  test('creates one pending listing for a tractor that is submitted and verified twice', async () => {
    const mobile = createNumber();
    const first = await list({ mobile, tractor });
    expect(first.already).toBe(false);
    const second = await list({ mobile, tractor, price: '1000000' });
    expect(second.already).toBe(true);
    expect(await listRows(mobile)).toMatchObject([{ price_inr: 350_000, status: 'pending' }]);
    expect((await own(second.cookie)).first.price_inr).toBe(350_000);
    // A listing with another year is a different tractor.
    clock.forward(600);
    expect((await list({ mobile, tractor, year: '2019' })).already).toBe(false);
  });

  test('returns the same response when the code is sent again', async () => {
    const mobile = createNumber();
    const { primary_id, otp } = await list({ mobile, tractor });
    const again = await verify({ primary_id, otp });
    expect([again.status, again.body.data.already]).toEqual([200, false]);
    expect(await listRows(mobile)).toHaveLength(1);
    expect((await verify({ primary_id: 'AAAAAAAAAAAAAAAAAAAAAA', otp })).status).toBe(400);
  });

  test('creates one pending listing when two codes are verified at the same time', async () => {
    const mobile = createNumber();
    const firstId = (await save({ mobile, tractor })).body.data.primary_id;
    const otp = await codeOf(mobile);
    const secondId = (await save({ mobile, tractor })).body.data.primary_id;
    const secondOtp = await codeOf(mobile);
    const responses = await Promise.all([
      verify({ primary_id: firstId, otp }),
      verify({ primary_id: secondId, otp: secondOtp }),
    ]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    const pending = (await listRows(mobile)).filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(1);
  });

  test('rejects the third code that is sent again for a number with 429', async () => {
    const mobile = createNumber();
    const { primary_id } = (await save({ mobile, tractor })).body.data;
    const resend = () => post('/api/used_tractor_resend', { primary_id });
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    const { status, body } = await resend();
    expect([status, body.reason]).toEqual([429, 'otp_too_many_sends']);
  });

  test('returns a fair price range for at least four comparable listings', async () => {
    const estimate = async (id: string, year: number) => {
      const response = await api.app.inject(
        `/api/v1/used-tractors/fair-price?tractor=${id}&year=${year}`,
      );
      return fairPriceResponse.parse(response.json()).data;
    };
    const before = await estimate(tractor, 2010);
    expect(before).toMatchObject({ comparables: [], needed: 4, range: null });
    for (const price of ['240000', '300000', '330000', '500000']) {
      const mobile = createNumber();
      await list({ mobile, tractor, year: '2010', price });
      await approve(mobile);
    }
    const fairPrice = await estimate(tractor, 2011);
    expect(fairPrice.comparables.map(({ percent }) => percent)).toEqual([40, 50, 55, 83]);
    expect(fairPrice.range).toEqual({ min_inr: 300_000, max_inr: 330_000 });
    expect(fairPrice.demo).toBe(false);
    // The price of this model when new is not public, so the estimate must not use it.
    expect(await estimate(unpriced, 2011)).toMatchObject({ new_price_inr: null, range: null });
  });

  test('deletes an unverified listing and unused photos after two days', async () => {
    const mobile = createNumber();
    const [listedPhoto, unusedPhoto] = [await photo(), await photo()];
    const { retention } = readConfig({ OTP_PROVIDER: 'outbox' });
    await save({ mobile, tractor, photos: listedPhoto });
    await deleteExpired(api.connection.db, retention, clock.now());
    expect(await listRows(mobile)).toHaveLength(1);
    clock.forward(2 * 24 * 3600 + 60);
    await deleteExpired(api.connection.db, retention, clock.now());
    expect(await listRows(mobile)).toEqual([]);
    for (const id of [listedPhoto, unusedPhoto]) {
      const remaining = await api.connection.db
        .select()
        .from(usedPhotos)
        .where(eq(usedPhotos.photo, id));
      expect(remaining).toEqual([]);
    }
  });
});
