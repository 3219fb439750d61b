import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import { addTractors, createSellerCalls } from './testing/seller-calls.ts';

/** After this time a number can request another code. */
const CODE_INTERVAL_SECONDS = 600;

describe.each(selectAllDatabases())('repeated submits of a listing on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());

  const { post, readCode, uploadPhoto, submitListing, submitCode, createListing, getSellerPage } =
    createSellerCalls(() => api);
  let lastNumber = 9_350_000_000;
  const createNumber = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const listRows = (mobile: string) =>
    api.connection.db.select().from(usedTractors).where(eq(usedTractors.seller_mobile, mobile));

  test('a second submit with the id updates an unverified listing and its photos', async () => {
    const mobile = createNumber();
    const [front, rear] = [await uploadPhoto(), await uploadPhoto()];
    const firstSubmit = await submitListing({ mobile, tractor, photos: front });
    const { primary_id } = firstSubmit.body.data;
    const corrected = { mobile, tractor, primary_id, price: '360000', photos: `${rear},${front}` };
    await submitListing(corrected, firstSubmit.cookie);
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
      const photos = await uploadPhoto();
      const firstSubmit = await submitListing({ mobile, tractor, photos });
      const otp = await readCode(mobile);
      const repeated = await submitListing(
        { mobile, tractor, photos, price: '340000' },
        firstSubmit.cookie,
      );
      expect(repeated.body.data).toEqual(firstSubmit.body.data);
      expect(await listRows(mobile)).toMatchObject([{ price_inr: 340_000, status: 'unverified' }]);
      const { primary_id } = firstSubmit.body.data;
      expect((await submitCode({ primary_id, otp }, firstSubmit.cookie)).status).toBe(200);
    });

    test('two simultaneous submits create one listing', async () => {
      const mobile = createNumber();
      const { cookie } = await submitListing({ mobile: createNumber(), tractor });
      const responses = await Promise.all(
        [1, 2].map(() => submitListing({ mobile, tractor }, cookie)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(await listRows(mobile)).toHaveLength(1);
    });

    test('accepts the uploaded photos again with a corrected number', async () => {
      const photos = await uploadPhoto();
      const firstSubmit = await submitListing({ mobile: createNumber(), tractor, photos });
      const mobile = createNumber();
      const repeated = await submitListing({ mobile, tractor, photos }, firstSubmit.cookie);
      expect(repeated.status).toBe(200);
      expect(await listRows(mobile)).toHaveLength(1);
    });

    test('creates a new listing for another year, from another browser, or after the verification', async () => {
      const mobile = createNumber();
      const { cookie, body } = await submitListing({ mobile, tractor });
      await submitListing({ mobile, tractor, year: '2017' }, cookie);
      await submitListing({ mobile, tractor });
      expect(await listRows(mobile)).toHaveLength(3);
      clock.forward(CODE_INTERVAL_SECONDS);
      const { primary_id } = body.data;
      await post('/api/used_tractor_resend', { primary_id }, cookie);
      await submitCode({ primary_id, otp: await readCode(mobile) }, cookie);
      const later = await submitListing({ mobile, tractor }, cookie);
      expect(later.body.data.primary_id).not.toBe(primary_id);
    });
  });

  test('creates one pending listing for a tractor that is submitted and verified twice', async () => {
    const mobile = createNumber();
    const firstSubmit = await createListing({ mobile, tractor });
    expect(firstSubmit.already).toBe(false);
    const second = await createListing({ mobile, tractor, price: '1000000' });
    expect(second.already).toBe(true);
    expect(await listRows(mobile)).toMatchObject([{ price_inr: 350_000, status: 'pending' }]);
    expect((await getSellerPage(second.cookie)).first.price_inr).toBe(350_000);
    clock.forward(CODE_INTERVAL_SECONDS);
    expect((await createListing({ mobile, tractor, year: '2019' })).already).toBe(false);
  });

  test('creates one pending listing when two codes are verified at the same time', async () => {
    const mobile = createNumber();
    const firstId = (await submitListing({ mobile, tractor })).body.data.primary_id;
    const otp = await readCode(mobile);
    const secondId = (await submitListing({ mobile, tractor })).body.data.primary_id;
    const secondOtp = await readCode(mobile);
    const responses = await Promise.all([
      submitCode({ primary_id: firstId, otp }),
      submitCode({ primary_id: secondId, otp: secondOtp }),
    ]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    const pending = (await listRows(mobile)).filter(({ status }) => status === 'pending');
    expect(pending).toHaveLength(1);
  });
});
