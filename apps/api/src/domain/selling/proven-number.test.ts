import { eq } from 'drizzle-orm';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { TEST_KEY, type TestApi, testApi } from '../../testing/api.ts';
import { bothDatabases } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import type { OneTimeCodes } from '../codes/code.ts';
import { verifyListing } from './listing-code.ts';
import { addTractors, sellerCalls } from './testing/seller-calls.ts';

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

  test('the form sent again with another number while the code is checked publishes neither', async () => {
    const [proven, other] = ['9320000001', '9320000002'];
    const { primary_id } = (await save({ mobile: proven, tractor })).body.data;
    const { db } = api.connection;
    const change = () => save({ mobile: other, tractor, primary_id });
    /** The right code of the first number; the form arrives between the look at the listing and its publication. */
    const codes = {
      async confirm<T>(_: unknown, work: Parameters<OneTimeCodes['confirm']>[1]) {
        await change();
        return { outcome: 'right', result: (await db.transaction(work)) as T } as const;
      },
    } as OneTimeCodes;
    const places = () => Promise.reject(new Error('not read'));
    const deps = { db, codes, clock: clock.now, key: TEST_KEY, places };
    const seller = { address: 'a', hasProven: () => false };
    const raced = verifyListing(deps, { language: 'hi', primary_id, otp: '123456' }, seller);
    await expect(raced).rejects.toThrow('This OTP is no longer valid.');
    const own = eq(usedTractors.primary_id, primary_id);
    expect(await db.select().from(usedTractors).where(own)).toMatchObject([
      { status: 'unverified', seller_mobile: other, verified_at: null },
    ]);
    expect((await verify({ primary_id, otp: await codeOf(proven) })).status).toBe(400);
    expect((await verify({ primary_id, otp: await codeOf(other) })).status).toBe(200);
  });
});
