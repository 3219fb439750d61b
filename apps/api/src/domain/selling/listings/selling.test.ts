import { fairPriceResponse, usedDetailResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { listModerationItems, moderateItem } from '../../desk/moderation/moderate-item.ts';
import { enquiryCalls } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { deleteExpired } from '../../people/privacy/retention/delete-expired.ts';
import { addTractors, sellerCalls } from './testing/seller-calls.ts';

describe.each(everyDatabase())('selling on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let tractor = '';
  let other = '';
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    [tractor = '', other = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { post, codeOf, photo, save, verify, list, own } = sellerCalls(() => api);
  let newest = 9_300_000_000;
  const newNumber = () => {
    newest += 1;
    return String(newest);
  };
  const rowsOf = (mobile: string) =>
    api.connection.db.select().from(usedTractors).where(eq(usedTractors.seller_mobile, mobile));
  const approve = async (mobile: string) => {
    const [row] = await rowsOf(mobile);
    await moderateItem(api.connection.db, `used-${row?.id}`, 'approved');
    return row?.id ?? 0;
  };
  const readListing = (id: number) => api.app.inject(`/api/v1/used-tractors/${id}`);
  const photoStatus = async (id: string) =>
    (await api.app.inject(`/img/photo/${id}/large.webp`)).statusCode;
  test('takes a listing through form, code, moderation, buyer and sold', async () => {
    const mobile = newNumber();
    const photos = [await photo(), await photo()];
    const saved = await save({ mobile, tractor, photos: photos.join(',') });
    expect([saved.status, saved.body.data.otp]).toEqual([200, 'sent']);
    const { primary_id } = saved.body.data;
    const [written] = await rowsOf(mobile);
    expect(written).toMatchObject({
      status: 'unverified',
      slug: 'swaraj-744-2018',
      district: 'Prayagraj',
      demo: false,
      condition: { engine: 'good', gearbox: 'good', hydraulics: 'fair', body: 'needs-work' },
    });
    // Before verification it is hidden, also from moderators.
    expect(await listModerationItems(api.connection.db)).toEqual([]);
    await expect(
      moderateItem(api.connection.db, `used-${written?.id}`, 'approved'),
    ).rejects.toThrow();
    expect(await photoStatus(photos[0] ?? '')).toBe(404);

    const wrong = await verify({ primary_id, otp: '000000' });
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'otp_wrong']);
    const verified = await verify({ primary_id, otp: await codeOf(mobile) });
    expect(verified.status).toBe(200);
    const { cookie } = verified;
    expect((await own(cookie)).first).toMatchObject({ status: 'pending', model: 'SWARAJ-744' });
    const [item] = await listModerationItems(api.connection.db);
    expect(item).toMatchObject({ kind: 'used', by: 'रामेश्वर' });
    expect(item?.text).toContain(`/img/photo/${photos[0]}/large.webp`);
    expect(await photoStatus(photos[0] ?? '')).toBe(200);
    expect((await readListing(written?.id ?? 0)).statusCode).toBe(404);

    const id = await approve(mobile);
    const public_answer = await readListing(id);
    const { data } = usedDetailResponse.parse(public_answer.json());
    expect(data.photos.map((one) => one.photo)).toEqual(photos);
    expect(data.photo).toEqual({ photo: photos[0], width: 400, height: 300 });
    expect(data.words).toBe('एक ही हाथ का चला हुआ');
    const listed = await api.app.inject('/api/v1/used-tractors');
    for (const answer of [public_answer.body, listed.body]) {
      expect(answer).not.toContain(mobile);
      expect(answer).not.toContain('रामेश्वर');
    }

    const sold = (by: string) => post('/api/used_tractor_sold', { listing: id }, by);
    expect((await sold('')).status).toBe(404);
    expect((await readListing(id)).statusCode).toBe(200);
    expect((await sold(cookie)).status).toBe(200);
    expect((await sold(cookie)).status).toBe(200);
    expect((await readListing(id)).statusCode).toBe(410);
    expect((await own(cookie)).first.status).toBe('sold');
  });

  test("shows the seller's number only after the buyer's code", async () => {
    const mobile = newNumber();
    await list({ mobile, tractor });
    const product_id = await approve(mobile);
    const buyer = newNumber();
    const place = { state: 'uttar-pradesh', district: 'prayagraj', tehsil: 'meja' };
    const enquiry = { form: 'used-contact', name: 'Gita', mobile: buyer, product_id, ...place };
    const calls = enquiryCalls(() => api);
    const first = await calls.post('/api/enquiry_save', enquiry);
    expect(JSON.stringify(first.body)).not.toContain(mobile);
    const { primary_id } = first.body.data ?? {};
    const right = await calls.verify({ primary_id, otp: await codeOf(buyer) });
    expect(right.body.data).toEqual({ contact: mobile });
    // The number of a sold tractor is not shown.
    const [row] = await rowsOf(mobile);
    await api.connection.db
      .update(usedTractors)
      .set({ status: 'sold' })
      .where(eq(usedTractors.id, row?.id ?? 0));
    const late = newNumber();
    const again = await calls.post('/api/enquiry_save', { ...enquiry, mobile: late });
    const after = await calls.verify({
      primary_id: again.body.data?.primary_id,
      otp: await codeOf(late),
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
    ['district', 'atlantis', 'sell_place'],
    ['mobile', '12345', 'mobile_length'],
    ['name', 'R2D2', 'name_letters'],
    ['terms', '', 'terms_required'],
    ['photos', 'nothing', 'sell_photos'],
    ['photos', 'AAAAAAAAAAAAAAAAAAAAAA', 'sell_photos_gone'],
  ])('rejects an invalid %s (%j)', async (field, value, validationError) => {
    const mobile = newNumber();
    const { status, body } = await save({ mobile, tractor, [field]: value });
    expect([status, body.faults]).toEqual([400, { [field]: validationError }]);
    expect(await rowsOf(mobile)).toEqual([]);
  });

  test('updates the listing and its photos when it is corrected before the code', async () => {
    const mobile = newNumber();
    const [one, two] = [await photo(), await photo()];
    const first = await save({ mobile, tractor, photos: one });
    const { primary_id } = first.body.data;
    const corrected = { mobile, tractor, primary_id, price: '360000', photos: `${two},${one}` };
    await save(corrected, first.cookie);
    const rows = await rowsOf(mobile);
    expect(rows.map(({ price_inr }) => price_inr)).toEqual([360_000]);
    const storedPhotos = await api.connection.db
      .select({ photo: usedPhotos.photo, place: usedPhotos.place })
      .from(usedPhotos)
      .where(eq(usedPhotos.listing_id, rows[0]?.id ?? 0))
      .orderBy(usedPhotos.place);
    expect(storedPhotos.map((row) => row.photo)).toEqual([two, one]);
  });

  describe('the same browser sends a listing again without its id', () => {
    test('updates the listing with its photos and accepts the first code', async () => {
      const mobile = newNumber();
      const photos = await photo();
      const first = await save({ mobile, tractor, photos });
      const otp = await codeOf(mobile);
      const again = await save({ mobile, tractor, photos, price: '340000' }, first.cookie);
      expect(again.body.data).toEqual(first.body.data);
      expect(await rowsOf(mobile)).toMatchObject([{ price_inr: 340_000, status: 'unverified' }]);
      const { primary_id } = first.body.data;
      expect((await verify({ primary_id, otp }, first.cookie)).status).toBe(200);
    });

    test('stores two simultaneous submissions as one listing', async () => {
      const mobile = newNumber();
      const { cookie } = await save({ mobile: newNumber(), tractor });
      const both = await Promise.all([1, 2].map(() => save({ mobile, tractor }, cookie)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await rowsOf(mobile)).toHaveLength(1);
    });

    test('accepts the same photos with a corrected number', async () => {
      const photos = await photo();
      const first = await save({ mobile: newNumber(), tractor, photos });
      const mobile = newNumber();
      const again = await save({ mobile, tractor, photos }, first.cookie);
      expect(again.status).toBe(200);
      expect(await rowsOf(mobile)).toHaveLength(1);
    });

    test('creates a new listing for another year, another browser or after verification', async () => {
      const mobile = newNumber();
      const { cookie, body } = await save({ mobile, tractor });
      await save({ mobile, tractor, year: '2017' }, cookie);
      await save({ mobile, tractor });
      expect(await rowsOf(mobile)).toHaveLength(3);
      clock.forward(600);
      const { primary_id } = body.data;
      await post('/api/used_tractor_resend', { primary_id }, cookie);
      await verify({ primary_id, otp: await codeOf(mobile) }, cookie);
      const later = await save({ mobile, tractor }, cookie);
      expect(later.body.data.primary_id).not.toBe(primary_id);
    });
  });

  test('rejects photos of another listing', async () => {
    const mine = await photo();
    await list({ mobile: newNumber(), tractor, photos: mine });
    const { body } = await save({ mobile: newNumber(), tractor, photos: mine });
    expect(body.faults).toEqual({ photos: 'sell_photos_gone' });
  });

  test('publishes a tractor that is submitted twice once, and its seller can open it', async () => {
    const mobile = newNumber();
    const first = await list({ mobile, tractor });
    expect(first.already).toBe(false);
    const second = await list({ mobile, tractor, price: '1000000' });
    expect(second.already).toBe(true);
    expect(await rowsOf(mobile)).toMatchObject([{ price_inr: 350_000, status: 'pending' }]);
    expect((await own(second.cookie)).first.price_inr).toBe(350_000);
    // Another year is another tractor.
    clock.forward(600);
    expect((await list({ mobile, tractor, year: '2019' })).already).toBe(false);
  });

  test('repeats a lost response, but not for an unknown listing', async () => {
    const mobile = newNumber();
    const { primary_id, otp } = await list({ mobile, tractor });
    const again = await verify({ primary_id, otp });
    expect([again.status, again.body.data.already]).toEqual([200, false]);
    expect(await rowsOf(mobile)).toHaveLength(1);
    expect((await verify({ primary_id: 'AAAAAAAAAAAAAAAAAAAAAA', otp })).status).toBe(400);
  });

  test('publishes one listing for two parallel codes', async () => {
    const mobile = newNumber();
    const one = (await save({ mobile, tractor })).body.data.primary_id;
    const otp = await codeOf(mobile);
    const two = (await save({ mobile, tractor })).body.data.primary_id;
    const later = await codeOf(mobile);
    const done = await Promise.all([
      verify({ primary_id: one, otp }),
      verify({ primary_id: two, otp: later }),
    ]);
    expect(done.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(done.every(({ status }) => status < 500)).toBe(true);
    const live = (await rowsOf(mobile)).filter(({ status }) => status === 'pending');
    expect(live).toHaveLength(1);
  });

  test('limits codes by number and returns the wait', async () => {
    const mobile = newNumber();
    const { primary_id } = (await save({ mobile, tractor })).body.data;
    const resend = () => post('/api/used_tractor_resend', { primary_id });
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    const { status, body } = await resend();
    expect([status, body.reason]).toEqual([429, 'otp_too_many_sends']);
  });

  test('returns no range for too few listings, then the middle half with its calculation', async () => {
    const read = async (of: string, year: number) => {
      const response = await api.app.inject(
        `/api/v1/used-tractors/fair-price?tractor=${of}&year=${year}`,
      );
      return fairPriceResponse.parse(response.json()).data;
    };
    expect(await read(tractor, 2010)).toMatchObject({ comparables: [], needed: 4, range: null });
    for (const price of ['240000', '300000', '330000', '500000']) {
      const mobile = newNumber();
      await list({ mobile, tractor, year: '2010', price });
      await approve(mobile);
    }
    const found = await read(tractor, 2011);
    expect(found.comparables.map(({ percent }) => percent)).toEqual([40, 50, 55, 83]);
    expect(found.range).toEqual({ min_inr: 300_000, max_inr: 330_000 });
    expect(found.demo).toBe(false);
    // Its own price when new is not public, so it must not be used.
    expect(await read(other, 2011)).toMatchObject({ new_price_inr: null, range: null });
  });

  test('deletes an unverified listing after two days', async () => {
    const mobile = newNumber();
    const [used, loose] = [await photo(), await photo()];
    const { retention } = readConfig({ OTP_PROVIDER: 'outbox' });
    await save({ mobile, tractor, photos: used });
    await deleteExpired(api.connection.db, retention, clock.now());
    expect(await rowsOf(mobile)).toHaveLength(1);
    clock.forward(2 * 24 * 3600 + 60);
    await deleteExpired(api.connection.db, retention, clock.now());
    expect(await rowsOf(mobile)).toEqual([]);
    for (const gone of [used, loose]) {
      const left = await api.connection.db
        .select()
        .from(usedPhotos)
        .where(eq(usedPhotos.photo, gone));
      expect(left).toEqual([]);
    }
  });
});
