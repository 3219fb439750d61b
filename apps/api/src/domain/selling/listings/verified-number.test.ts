import { eq } from 'drizzle-orm';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { TEST_KEY, type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { wrongOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import type { CodeService } from '../../people/codes/code-service.ts';
import { addTractors, sellerCalls } from './testing/seller-calls.ts';
import { verifyListing } from './verify-listing.ts';

describe.each(bothDatabases())('the number of a published listing on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());
  const { save, codeOf, verify } = sellerCalls(() => api);

  test('publishes nothing when another number is submitted during the code check', async () => {
    const [proven, other] = ['9320000001', '9320000002'];
    const { body, cookie } = await save({ mobile: proven, tractor });
    const { primary_id } = body.data;
    const { db } = api.connection;
    const change = () => save({ mobile: other, tractor, primary_id }, cookie);
    /** The right code of the first number; the form arrives between the reading and the publication of the listing. */
    const codes = {
      async confirm<T>(_: unknown, work: Parameters<CodeService['confirm']>[1]) {
        await change();
        return {
          outcome: 'right',
          result: (await db.transaction((tx) => work(tx, false))) as T,
        } as const;
      },
    } as CodeService;
    const places = () => Promise.reject(new Error('not read'));
    const deps = { db, codes, clock: clock.now, key: TEST_KEY, places };
    const seller = { address: 'a', hasVerified: () => false, browser: undefined };
    const raced = verifyListing(deps, { language: 'hi', primary_id, otp: '123456' }, seller);
    await expect(raced).rejects.toThrow('This OTP is no longer valid.');
    const own = eq(usedTractors.primary_id, primary_id);
    expect(await db.select().from(usedTractors).where(own)).toMatchObject([
      { status: 'unverified', seller_mobile: other, verified_at: null },
    ]);
    expect((await verify({ primary_id, otp: await codeOf(proven) })).status).toBe(400);
    expect((await verify({ primary_id, otp: await codeOf(other) })).status).toBe(200);
  });

  test("creates a separate listing for a leaked id and leaves the attempts of the listing's browser", async () => {
    const [mobile, own] = ['9320000003', '9320000004'];
    const { body, cookie } = await save({ mobile, tractor });
    const { primary_id } = body.data;
    const named = (await save({ mobile: '9320000005', tractor })).cookie;
    for (const stranger of ['', named]) {
      const taken = await save({ mobile: own, tractor, primary_id }, stranger);
      expect(taken.status).toBe(200);
      expect(taken.body.data.primary_id).not.toBe(primary_id);
    }
    const otp = await codeOf(mobile);
    const guesses = [];
    for (let tries = 0; tries < 6; tries += 1)
      guesses.push((await verify({ primary_id, otp: wrongOf(otp) }, named)).body.reason);
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'otp_wrong'), 'otp_old']);
    expect((await verify({ primary_id, otp }, cookie)).status).toBe(200);
    const [listing] = await api.connection.db
      .select()
      .from(usedTractors)
      .where(eq(usedTractors.primary_id, primary_id));
    expect(listing).toMatchObject({ seller_mobile: mobile, status: 'pending' });
  });
});
