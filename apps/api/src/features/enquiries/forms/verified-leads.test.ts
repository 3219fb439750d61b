import { asc, eq, sql } from 'drizzle-orm';
import { oneTimeCodes } from '../../../core/delivery/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries, enquiryAttempts, enquiryEvents } from './tables.ts';
import { createEnquiryCalls, readPrimaryId, toWrongCode } from './testing/enquiry-calls.ts';

describe.each(selectDatabases())('verified leads on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const openBrowser = () => createEnquiryCalls(() => api);
  const { submit, resend, verify, readCode } = openBrowser();
  let numberCount = 0;
  const createNumber = () => {
    numberCount += 1;
    return String(9_300_000_000 + numberCount);
  };
  const listLeads = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(enquiries.id);
  const listEvents = (enquiry_id = 0) =>
    api.connection.db
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiry_id, enquiry_id))
      .orderBy(asc(enquiryEvents.id));

  test('applies a corrected number and name after the right code and records the old values', async () => {
    const [wrong, right] = [createNumber(), createNumber()];
    const primary_id = readPrimaryId(await submit({ mobile: wrong }));
    await submit({ mobile: wrong, name: 'Gita' });
    const old = await readCode(wrong);
    expect((await resend({ mobile: right, primary_id })).status).toBe(200);
    expect(await listLeads(wrong)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'unverified' }]);
    expect((await verify({ otp: old, primary_id })).status).toBe(400);
    expect((await verify({ otp: await readCode(right), primary_id })).status).toBe(200);
    expect(await listLeads(wrong)).toEqual([]);
    const [lead] = await listLeads(right);
    expect(lead).toMatchObject({ name: 'Gita', status: 'verified' });
    const history = await listEvents(lead?.id);
    expect(history.map(({ event }) => event)).toEqual([
      'created',
      'code_sent',
      'repeated',
      'number_changed',
      'code_sent',
      'verified',
    ]);
    expect(history.at(-1)).toMatchObject({
      before: { name: 'रामेश्वर पटेल', mobile: wrong, status: 'unverified' },
      after: { name: 'Gita', mobile: right, status: 'verified' },
    });
  });

  test('creates no second lead for a corrected number that already has a lead', async () => {
    const mobile = createNumber();
    await verify({
      primary_id: readPrimaryId(await submit({ mobile })),
      otp: await readCode(mobile),
    });
    const wrong = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile: wrong, name: 'Gita' }));
    await resend({ mobile, primary_id });
    const verified = await verify({ otp: await readCode(mobile), primary_id });
    expect(verified.body.message).toBe('Your Inquiry has been already submitted in 24 hours.');
    expect(await listLeads(mobile)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'verified' }]);
    // The sales desk must not call the wrong number.
    const [duplicate] = await listLeads(wrong);
    expect(duplicate).toMatchObject({ status: 'duplicate' });
    expect((await listEvents(duplicate?.id)).at(-1)).toMatchObject({
      event: 'duplicate',
      before: { status: 'unverified' },
      after: { status: 'duplicate' },
    });
  });

  test('leaves the old number to the lead of another browser after the first browser corrects its number', async () => {
    const [oldMobile, correctMobile] = [createNumber(), createNumber()];
    const primary_id = readPrimaryId(await submit({ mobile: oldMobile }));
    const secondBrowser = openBrowser();
    const secondId = readPrimaryId(
      await secondBrowser.submit({ mobile: oldMobile, name: 'Owner' }),
    );
    const secondCode = await readCode(oldMobile);
    await resend({ mobile: correctMobile, primary_id });
    await verify({ otp: await readCode(correctMobile), primary_id });
    expect(await listLeads(oldMobile)).toMatchObject([{ status: 'unverified' }]);
    await secondBrowser.verify({ otp: secondCode, primary_id: secondId });
    expect(await listLeads(oldMobile)).toMatchObject([{ name: 'Owner', status: 'verified' }]);
    expect(await listLeads(correctMobile)).toMatchObject([
      { name: 'रामेश्वर पटेल', status: 'verified' },
    ]);
  });

  test('creates one lead for two browsers that verify the same number', async () => {
    const mobile = createNumber();
    const [firstBrowser, secondBrowser] = [openBrowser(), openBrowser()];
    const firstId = readPrimaryId(await firstBrowser.submit({ mobile, name: 'Asha' }));
    const firstCode = await readCode(mobile);
    const secondId = readPrimaryId(await secondBrowser.submit({ mobile, name: 'Ravi' }));
    const secondCode = await readCode(mobile);
    expect(
      (await secondBrowser.verify({ otp: secondCode, primary_id: secondId })).body.data?.text,
    ).toBeUndefined();
    const lateResponse = await firstBrowser.verify({ otp: firstCode, primary_id: firstId });
    expect(lateResponse.body.data?.text).toBe('already_submitted');
    expect(await listLeads(mobile)).toMatchObject([{ name: 'Ravi', status: 'verified' }]);
  });

  test('creates a second lead for an attempt that is verified two days later', async () => {
    const mobile = createNumber();
    const [firstBrowser, secondBrowser] = [openBrowser(), openBrowser()];
    const firstId = readPrimaryId(await firstBrowser.submit({ mobile }));
    await secondBrowser.verify({
      primary_id: readPrimaryId(await secondBrowser.submit({ mobile })),
      otp: await readCode(mobile),
    });
    clock.forward(2 * 24 * 3600);
    await firstBrowser.resend({ mobile, primary_id: firstId });
    const lateResponse = await firstBrowser.verify({
      otp: await readCode(mobile),
      primary_id: firstId,
    });
    expect(lateResponse.body.message).toBe('OTP Successfully Verified');
    expect((await listLeads(mobile)).map(({ status }) => status)).toEqual(['verified', 'verified']);
  });

  test('returns the same response if a code is sent again within ten minutes', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const otp = await readCode(mobile);
    const first = await verify({ otp, primary_id });
    for (const seconds of [1, 300, 298]) {
      clock.forward(seconds);
      // A new browser has no cookies, as if the first response was lost.
      const repeated = await openBrowser().verify({ otp, primary_id });
      expect(repeated.body).toEqual(first.body);
      expect([repeated.headers['set-cookie']].flat()).toHaveLength(2);
    }
    const wrong = { otp: toWrongCode(otp), primary_id };
    for (let tries = 0; tries < 4; tries += 1)
      expect((await verify(wrong)).body.reason).toBe('otp_incorrect');
    expect((await verify({ otp, primary_id })).body.reason).toBe('otp_expired');
    expect(await listLeads(mobile)).toHaveLength(1);
  });

  test('verifies a lead once in twenty parallel requests with its code', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const otp = await readCode(mobile);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => verify({ otp, primary_id })),
    );
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [lead, ...otherLeads] = await listLeads(mobile);
    expect(otherLeads).toEqual([]);
    const history = await listEvents(lead?.id);
    expect(history.filter(({ event }) => event === 'verified')).toHaveLength(1);
  });

  test('repeats a price that was shown without a code to the same browser for ten minutes', async () => {
    const mobile = createNumber();
    await verify({
      primary_id: readPrimaryId(await submit({ mobile })),
      otp: await readCode(mobile),
    });
    const first = await submit({ mobile, model: 'Model 52' });
    expect(first.body.data?.text).toBe('exist_verified');
    clock.forward(599);
    expect((await submit({ mobile, model: 'Model 52' })).body).toEqual(first.body);
    expect(await listLeads(mobile)).toHaveLength(2);
    clock.forward(1);
    expect((await submit({ mobile, model: 'Model 52' })).body.reason).toBe('already_submitted');
  });

  test('a code stays unused if the update of its lead fails', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const otp = await readCode(mobile);
    const { db } = api.connection;
    await db.execute(
      sql.raw(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.mobile = '${mobile}' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$`),
    );
    await db.execute(
      sql`CREATE TRIGGER fail BEFORE UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    expect((await verify({ otp, primary_id })).status).toBe(500);
    const [storedCode] = await db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.mobile, mobile));
    expect(storedCode?.used_at).toBeNull();
    await db.execute(sql`DROP TRIGGER fail ON enquiries`);
    await db.execute(sql`DROP FUNCTION fail`);
    expect((await verify({ otp, primary_id })).status).toBe(200);
  });

  test('the database rejects changes of a verified lead and of its history, except by an erasure', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    await verify({ otp: await readCode(mobile), primary_id });
    const { db } = api.connection;
    const [lead] = await listLeads(mobile);
    const isLead = eq(enquiries.id, lead?.id ?? 0);
    for (const change of [
      { name: 'Other' },
      { mobile: '9999999999' },
      { status: 'unverified' as const },
      { fields: {} },
    ])
      await expect(db.update(enquiries).set(change).where(isLead)).rejects.toThrow();
    await expect(db.delete(enquiryEvents)).rejects.toThrow();
    await expect(db.update(enquiryEvents).set({ event: 'created' })).rejects.toThrow();
    expect(await listLeads(mobile)).toEqual([lead]);
    // An erasure of personal data sets this flag.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('tractor_haat.erasing', 'on', true)`);
      await tx.update(enquiries).set({ name: 'erased' }).where(isLead);
    });
    expect((await listLeads(mobile))[0]?.name).toBe('erased');
    await expect(db.update(enquiries).set({ name: 'x' }).where(isLead)).rejects.toThrow();
  });

  test('verifies a lead of the previous release by its id', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const { db } = api.connection;
    await db.delete(enquiryAttempts).where(eq(enquiryAttempts.primary_id, primary_id));
    await resend({ mobile, primary_id });
    expect((await verify({ otp: await readCode(mobile), primary_id })).status).toBe(200);
    expect(await listLeads(mobile)).toMatchObject([{ status: 'verified' }]);
  });
});
