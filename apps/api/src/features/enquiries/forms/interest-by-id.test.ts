import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries } from './tables.ts';
import { createEnquiryPeople } from './testing/create-enquiry-people.ts';
import { readPrimaryId } from './testing/enquiry-calls.ts';

/** A stranger who knows the id and number of an enquiry sends "I'm Interested" in its owner's name. */
describe.each(selectDatabases())('interest with a leaked enquiry id on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const { createNumber, openBrowser, createPending, createVerified } = createEnquiryPeople(
    () => api,
    9_260_000_000,
  );
  async function createStrangerBrowsers() {
    const verifiedBrowser = await createVerified();
    const pendingBrowser = await createPending();
    return [verifiedBrowser, pendingBrowser, openBrowser()];
  }
  async function listLeadRows(mobile: string) {
    const leads = await api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(enquiries.id);
    return leads.map(({ name, status, fields, parent_id }) => {
      const hasParent = parent_id !== null;
      return [name, status, fields.model, hasParent];
    });
  }
  const interest = { model: 'Model 52', type_id: 99, name: 'Stranger' };

  test.each([
    ['verified', createVerified],
    ['pending', createPending],
  ] as const)(
    'requires a code from a stranger with the id of a %s enquiry and does not change the enquiry',
    async (_, createOwner) => {
      const owner = await createOwner();
      const { mobile, primary_id } = owner;
      const before = await listLeadRows(mobile);
      for (const stranger of await createStrangerBrowsers()) {
        clock.forward(600);
        const response = await stranger.submit({ ...interest, mobile, primary_id });
        // A different response to an unknown id would confirm that this id exists.
        const unknownForm = { ...interest, mobile: createNumber(), primary_id: 'A'.repeat(22) };
        const unknownResponse = await stranger.submit(unknownForm);
        expect([response.status, response.body.data?.text]).toEqual([200, 'non_verified']);
        expect([unknownResponse.status, unknownResponse.body.data?.text]).toEqual([
          200,
          'non_verified',
        ]);
        expect(Object.keys(response.body.data ?? {})).toEqual(
          Object.keys(unknownResponse.body.data ?? {}),
        );
        expect(readPrimaryId(response)).not.toBe(primary_id);
        const wrong = await stranger.verify({ primary_id: readPrimaryId(response), otp: '000000' });
        expect(wrong.status).toBe(400);
      }
      expect(await listLeadRows(mobile)).toEqual([
        ...before,
        ['Stranger', 'unverified', 'Model 52', false],
      ]);
      const [, status] = before[0] ?? [];
      if (status === 'unverified') {
        clock.forward(600);
        await owner.resend({ mobile, primary_id });
        await owner.verify({ primary_id, otp: await owner.readCode(mobile) });
      }
      expect(await listLeadRows(mobile)).toEqual([
        ['रामेश्वर पटेल', 'verified', 'Model 53', false],
        ['Stranger', 'unverified', 'Model 52', false],
      ]);
    },
  );

  test('accepts interest without a code from every browser that has verified the number', async () => {
    const { mobile, submit, primary_id } = await createVerified();
    const saved = await submit({ ...interest, mobile, primary_id });
    expect(saved.body.data?.text).toBe('suggestion_saved');
    const secondBrowser = openBrowser();
    const secondId = readPrimaryId(await secondBrowser.submit({ mobile, model: 'Model 51' }));
    await secondBrowser.verify({ primary_id: secondId, otp: await secondBrowser.readCode(mobile) });
    const secondSaved = await secondBrowser.submit({
      ...interest,
      model: 'Model 51',
      mobile,
      primary_id,
    });
    expect(secondSaved.body.data?.text).toBe('suggestion_saved');
    expect(await listLeadRows(mobile)).toEqual([
      ['रामेश्वर पटेल', 'verified', 'Model 53', false],
      ['रामेश्वर पटेल', 'verified', 'Model 52', true],
      ['रामेश्वर पटेल', 'verified', 'Model 51', false],
      ['रामेश्वर पटेल', 'verified', 'Model 51', true],
    ]);
  });

  test('the code of an enquiry also verifies interest that was sent before the code', async () => {
    const { mobile, submit, primary_id, verify, readCode } = await createPending();
    const saved = await submit({ ...interest, mobile, primary_id });
    expect(saved.body.data?.text).toBe('suggestion_saved');
    expect((await listLeadRows(mobile)).map(([, status]) => status)).toEqual([
      'unverified',
      'unverified',
    ]);
    await verify({ primary_id, otp: await readCode(mobile) });
    expect((await listLeadRows(mobile)).map(([, status]) => status)).toEqual([
      'verified',
      'verified',
    ]);
  });

  test('verifies interest that is sent while the code is verified', async () => {
    const { mobile, submit, primary_id, verify, readCode } = await createPending();
    const otp = await readCode(mobile);
    const [verified, ...interestResponses] = await Promise.all([
      verify({ primary_id, otp }),
      submit({ ...interest, mobile, primary_id }),
      submit({ ...interest, model: 'Model 51', mobile, primary_id }),
    ]);
    expect(verified.status).toBe(200);
    const savedCount = interestResponses.filter(
      ({ body }) => body.data?.text === 'suggestion_saved',
    ).length;
    const children = (await listLeadRows(mobile)).filter(([, , , hasParent]) => hasParent);
    expect(children).toHaveLength(savedCount);
    for (const [, status] of children) expect(status).toBe('verified');
  });

  test('returns the first response for a repeated idempotency key, even after the number is verified', async () => {
    const { mobile, primary_id } = await createVerified();
    const stranger = await createPending();
    const strangerForm = { ...interest, mobile, primary_id, idempotency_key: randomUUID() };
    const first = await stranger.submit(strangerForm);
    expect(first.body.data?.text).toBe('non_verified');
    const otp = await stranger.readCode(mobile);
    expect((await stranger.verify({ primary_id: readPrimaryId(first), otp })).status).toBe(200);
    const second = await stranger.submit(strangerForm);
    expect([second.status, second.body.data]).toEqual([200, first.body.data]);
    const owner = await createVerified();
    const key = { idempotency_key: randomUUID() };
    const ownerForm = { ...interest, ...key, mobile: owner.mobile, primary_id: owner.primary_id };
    const saved = await owner.submit(ownerForm);
    clock.forward(60);
    expect((await owner.submit(ownerForm)).body).toEqual(saved.body);
  });
});
