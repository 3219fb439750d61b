import { fairPriceResponse, usedDetailResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import { listModerationItems, moderateItem } from '../../desk/moderation/moderated-kinds.ts';
import { createEnquiryCalls } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { deleteExpired } from '../../people/privacy/delete-expired.ts';
import { addTractors, createSellerCalls } from './testing/seller-calls.ts';

const DAY_SECONDS = 24 * 3600;

describe.each(selectAllDatabases())('selling on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = '';
  let unpricedTractor = '';
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    [tractor = '', unpricedTractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { post, readCode, uploadPhoto, submitListing, submitCode, createListing, getSellerPage } =
    createSellerCalls(() => api);
  let lastNumber = 9_300_000_000;
  const createNumber = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const listRows = (mobile: string) =>
    api.connection.db.select().from(usedTractors).where(eq(usedTractors.seller_mobile, mobile));
  const approveListing = async (mobile: string) => {
    const [row] = await listRows(mobile);
    await moderateItem(api.connection.db, `used-${row?.id}`, 'approved');
    return row?.id ?? 0;
  };
  const getListing = (id: number) => api.app.inject(`/api/v1/used-tractors/${id}`);
  const getPhotoStatus = async (id: string) =>
    (await api.app.inject(`/img/photo/${id}/large.webp`)).statusCode;

  describe('from the form to the sale', () => {
    const mobile = createNumber();
    let photos: string[] = [];
    let primary_id = '';
    let id = 0;
    let cookie = '';
    const getFirstPhotoStatus = () => getPhotoStatus(photos[0] ?? '');

    test('hides an unverified listing and its photos, also from moderators', async () => {
      photos = [await uploadPhoto(), await uploadPhoto()];
      const saved = await submitListing({ mobile, tractor, photos: photos.join(',') });
      expect([saved.status, saved.body.data.otp]).toEqual([200, 'sent']);
      primary_id = saved.body.data.primary_id;
      const [row] = await listRows(mobile);
      expect(row).toMatchObject({
        status: 'unverified',
        slug: 'swaraj-744-2018',
        district: 'Prayagraj',
        demo: false,
        condition: { engine: 'good', gearbox: 'good', hydraulics: 'fair', body: 'needs-work' },
      });
      id = row?.id ?? 0;
      expect(await listModerationItems(api.connection.db)).toEqual([]);
      await expect(moderateItem(api.connection.db, `used-${id}`, 'approved')).rejects.toThrow();
      expect(await getFirstPhotoStatus()).toBe(404);
    });

    test('submits a listing for moderation after the right code', async () => {
      const wrongCode = await submitCode({ primary_id, otp: '000000' });
      expect([wrongCode.status, wrongCode.body.reason]).toEqual([400, 'otp_incorrect']);
      const verified = await submitCode({ primary_id, otp: await readCode(mobile) });
      expect(verified.status).toBe(200);
      cookie = verified.cookie;
      expect((await getSellerPage(cookie)).first).toMatchObject({
        status: 'pending',
        model: 'SWARAJ-744',
      });
      const [item] = await listModerationItems(api.connection.db);
      expect(item).toMatchObject({ kind: 'used', by: 'रामेश्वर' });
      expect(item?.text).toContain(`/img/photo/${photos[0]}/large.webp`);
      expect(await getFirstPhotoStatus()).toBe(200);
      expect((await getListing(id)).statusCode).toBe(404);
    });

    test('publishes an approved listing without the name and number of the seller', async () => {
      await approveListing(mobile);
      const publicResponse = await getListing(id);
      const { data } = usedDetailResponse.parse(publicResponse.json());
      expect(data.photos.map((item) => item.photo)).toEqual(photos);
      expect(data.photo).toEqual({ photo: photos[0], width: 400, height: 300 });
      expect(data.words).toBe('एक ही हाथ का चला हुआ');
      const listResponse = await api.app.inject('/api/v1/used-tractors');
      for (const responseBody of [publicResponse.body, listResponse.body]) {
        expect(responseBody).not.toContain(mobile);
        expect(responseBody).not.toContain('रामेश्वर');
      }
    });

    test('only the seller can mark a listing as sold, which removes it from the site', async () => {
      const markSold = (sellerCookie: string) =>
        post('/api/used_tractor_sold', { listing: id }, sellerCookie);
      expect((await markSold('')).status).toBe(404);
      expect((await getListing(id)).statusCode).toBe(200);
      expect((await markSold(cookie)).status).toBe(200);
      expect((await markSold(cookie)).status).toBe(200);
      expect((await getListing(id)).statusCode).toBe(410);
      expect((await getSellerPage(cookie)).first.status).toBe('sold');
    });
  });

  test('returns the number of the seller after the code of the buyer, until the tractor is sold', async () => {
    const mobile = createNumber();
    await createListing({ mobile, tractor });
    const product_id = await approveListing(mobile);
    const buyer = createNumber();
    const place = { state: 'uttar-pradesh', district: 'prayagraj', tehsil: 'meja' };
    const enquiry = { form: 'used-contact', name: 'Gita', mobile: buyer, product_id, ...place };
    const calls = createEnquiryCalls(() => api);
    const firstEnquiry = await calls.post('/api/enquiry_save', enquiry);
    expect(JSON.stringify(firstEnquiry.body)).not.toContain(mobile);
    const { primary_id } = firstEnquiry.body.data ?? {};
    const verified = await calls.verify({ primary_id, otp: await readCode(buyer) });
    expect(verified.body.data).toEqual({ contact: mobile });
    const [row] = await listRows(mobile);
    await api.connection.db
      .update(usedTractors)
      .set({ status: 'sold' })
      .where(eq(usedTractors.id, row?.id ?? 0));
    const laterBuyer = createNumber();
    const laterEnquiry = await calls.post('/api/enquiry_save', { ...enquiry, mobile: laterBuyer });
    const verifiedLater = await calls.verify({
      primary_id: laterEnquiry.body.data?.primary_id,
      otp: await readCode(laterBuyer),
    });
    expect(verifiedLater.body.data).toEqual({});
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
    const { status, body } = await submitListing({ mobile, tractor, [field]: value });
    expect([status, body.faults]).toEqual([400, { [field]: validationError }]);
    expect(await listRows(mobile)).toEqual([]);
  });

  test('rejects photos that belong to another listing', async () => {
    const photos = await uploadPhoto();
    await createListing({ mobile: createNumber(), tractor, photos });
    const { body } = await submitListing({ mobile: createNumber(), tractor, photos });
    expect(body.faults).toEqual({ photos: 'sell_photos_expired' });
  });

  test('returns the same response when the code is sent again', async () => {
    const mobile = createNumber();
    const { primary_id, otp } = await createListing({ mobile, tractor });
    const repeated = await submitCode({ primary_id, otp });
    expect([repeated.status, repeated.body.data.already]).toEqual([200, false]);
    expect(await listRows(mobile)).toHaveLength(1);
    expect((await submitCode({ primary_id: 'AAAAAAAAAAAAAAAAAAAAAA', otp })).status).toBe(400);
  });

  test('rejects the third request for a new code with 429', async () => {
    const mobile = createNumber();
    const { primary_id } = (await submitListing({ mobile, tractor })).body.data;
    const resend = () => post('/api/used_tractor_resend', { primary_id });
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    const { status, body } = await resend();
    expect([status, body.reason]).toEqual([429, 'otp_too_many_sends']);
  });

  test('returns a fair price range for at least four comparable listings', async () => {
    const estimatePrice = async (id: string, year: number) => {
      const response = await api.app.inject(
        `/api/v1/used-tractors/fair-price?tractor=${id}&year=${year}`,
      );
      return fairPriceResponse.parse(response.json()).data;
    };
    const emptyEstimate = await estimatePrice(tractor, 2010);
    expect(emptyEstimate).toMatchObject({ comparables: [], needed: 4, range: null });
    for (const price of ['240000', '300000', '330000', '500000']) {
      const mobile = createNumber();
      await createListing({ mobile, tractor, year: '2010', price });
      await approveListing(mobile);
    }
    const fairPrice = await estimatePrice(tractor, 2011);
    expect(fairPrice.comparables.map(({ percent }) => percent)).toEqual([40, 50, 55, 83]);
    expect(fairPrice.range).toEqual({ min_inr: 300_000, max_inr: 330_000 });
    expect(fairPrice.demo).toBe(false);
    // The new price of this model is not public, so the estimate must not use it.
    expect(await estimatePrice(unpricedTractor, 2011)).toMatchObject({
      new_price_inr: null,
      range: null,
    });
  });

  test('deletes an unverified listing and unused photos after two days', async () => {
    const mobile = createNumber();
    const [listedPhoto, unusedPhoto] = [await uploadPhoto(), await uploadPhoto()];
    const { retention } = readConfig({ OTP_PROVIDER: 'outbox' });
    await submitListing({ mobile, tractor, photos: listedPhoto });
    await deleteExpired(api.connection.db, retention, clock.now());
    expect(await listRows(mobile)).toHaveLength(1);
    clock.forward(2 * DAY_SECONDS + 60);
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
