import { eq } from 'drizzle-orm';
import type { CodeService } from '../../../core/delivery/code-service.ts';
import { createTestApi, TEST_KEY, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { toWrongCode } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { addTractors, createSellerCalls } from './testing/seller-calls.ts';
import { verifyListing } from './verify-listing.ts';

describe.each(selectDatabases())('verification of a listing on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { submitListing, readCode, submitCode } = createSellerCalls(() => api);

  test('rejects a code if the number of the listing changes while the code is checked', async () => {
    const [firstNumber, secondNumber] = ['9320000001', '9320000002'];
    const { body, cookie } = await submitListing({ mobile: firstNumber, tractor });
    const { primary_id } = body.data;
    const { db } = api.connection;
    const changeNumber = () => submitListing({ mobile: secondNumber, tractor, primary_id }, cookie);
    /** Changes the number of the listing before it confirms the code. */
    const codes = {
      async confirm<T>(_: unknown, work: Parameters<CodeService['confirm']>[1]) {
        await changeNumber();
        return {
          outcome: 'right',
          result: (await db.transaction((tx) => work(tx, false))) as T,
        } as const;
      },
    } as CodeService;
    const places = () => Promise.reject(new Error('not read'));
    const deps = { db, codes, clock: clock.now, key: TEST_KEY, places };
    const seller = { address: 'a', hasVerified: () => false, browser: undefined };
    const pendingVerification = verifyListing(
      deps,
      { language: 'hi', primary_id, otp: '123456' },
      seller,
    );
    await expect(pendingVerification).rejects.toThrow('This OTP is no longer valid.');
    const isListing = eq(usedTractors.primary_id, primary_id);
    expect(await db.select().from(usedTractors).where(isListing)).toMatchObject([
      { status: 'unverified', seller_mobile: secondNumber, verified_at: null },
    ]);
    expect((await submitCode({ primary_id, otp: await readCode(firstNumber) })).status).toBe(400);
    expect((await submitCode({ primary_id, otp: await readCode(secondNumber) })).status).toBe(200);
  });

  test('creates a separate listing if another browser submits the id of a listing', async () => {
    const [mobile, strangerMobile] = ['9320000003', '9320000004'];
    const { body, cookie } = await submitListing({ mobile, tractor });
    const { primary_id } = body.data;
    const strangerCookie = (await submitListing({ mobile: '9320000005', tractor })).cookie;
    for (const otherCookie of ['', strangerCookie]) {
      const saved = await submitListing(
        { mobile: strangerMobile, tractor, primary_id },
        otherCookie,
      );
      expect(saved.status).toBe(200);
      expect(saved.body.data.primary_id).not.toBe(primary_id);
    }
    const otp = await readCode(mobile);
    const guesses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      guesses.push(
        (await submitCode({ primary_id, otp: toWrongCode(otp) }, strangerCookie)).body.reason,
      );
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'otp_incorrect'), 'otp_expired']);
    expect((await submitCode({ primary_id, otp }, cookie)).status).toBe(200);
    const [listing] = await api.connection.db
      .select()
      .from(usedTractors)
      .where(eq(usedTractors.primary_id, primary_id));
    expect(listing).toMatchObject({ seller_mobile: mobile, status: 'pending' });
  });
});
