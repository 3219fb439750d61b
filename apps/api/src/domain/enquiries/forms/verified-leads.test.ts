import { asc, eq, sql } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { enquiryEvents } from '../../../database/schema/enquiry-events.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { enquiryCalls, idOf, wrongOf } from './testing/enquiry-calls.ts';

/** A right code changes a lead once; nothing changes it afterwards. */
describe.each(bothDatabases())('verified leads on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const newBrowser = () => enquiryCalls(() => api);
  const { submit, resend, verify, code } = newBrowser();
  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return String(9_300_000_000 + numbers);
  };
  const rows = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(enquiries.id);
  const events = (enquiry_id = 0) =>
    api.connection.db
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiry_id, enquiry_id))
      .orderBy(asc(enquiryEvents.id));

  test('applies a corrected number and name after the code, with the old ones in the history', async () => {
    const [wrong, right] = [newNumber(), newNumber()];
    const primary_id = idOf(await submit({ mobile: wrong }));
    await submit({ mobile: wrong, name: 'Gita' });
    const old = await code(wrong);
    expect((await resend({ mobile: right, primary_id })).status).toBe(200);
    expect(await rows(wrong)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'unverified' }]);
    expect((await verify({ otp: old, primary_id })).status).toBe(400);
    expect((await verify({ otp: await code(right), primary_id })).status).toBe(200);
    expect(await rows(wrong)).toEqual([]);
    const [lead] = await rows(right);
    expect(lead).toMatchObject({ name: 'Gita', status: 'verified' });
    const history = await events(lead?.id);
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

  test('a corrected number with an existing lead creates no second one', async () => {
    const mobile = newNumber();
    await verify({ primary_id: idOf(await submit({ mobile })), otp: await code(mobile) });
    const wrong = newNumber();
    const primary_id = idOf(await submit({ mobile: wrong, name: 'Gita' }));
    await resend({ mobile, primary_id });
    const verified = await verify({ otp: await code(mobile), primary_id });
    expect(verified.body.message).toBe('Your Inquiry has been already submitted in 24 hours.');
    expect(await rows(mobile)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'verified' }]);
    // The sales desk does not call the wrong number.
    const [duplicate] = await rows(wrong);
    expect(duplicate).toMatchObject({ status: 'duplicate' });
    expect((await events(duplicate?.id)).at(-1)).toMatchObject({
      event: 'duplicate',
      before: { status: 'unverified' },
      after: { status: 'duplicate' },
    });
  });

  test('a corrected number leaves the lead to the browser verified for the old number', async () => {
    const [typed, meant] = [newNumber(), newNumber()];
    const primary_id = idOf(await submit({ mobile: typed }));
    const other = newBrowser();
    const otherId = idOf(await other.submit({ mobile: typed, name: 'Owner' }));
    const otherCode = await code(typed);
    await resend({ mobile: meant, primary_id });
    await verify({ otp: await code(meant), primary_id });
    expect(await rows(typed)).toMatchObject([{ status: 'unverified' }]);
    await other.verify({ otp: otherCode, primary_id: otherId });
    expect(await rows(typed)).toMatchObject([{ name: 'Owner', status: 'verified' }]);
    expect(await rows(meant)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'verified' }]);
  });

  test('two browsers of one number create one lead; the second is informed', async () => {
    const mobile = newNumber();
    const [one, two] = [newBrowser(), newBrowser()];
    const oneId = idOf(await one.submit({ mobile, name: 'Asha' }));
    const oneCode = await code(mobile);
    const twoId = idOf(await two.submit({ mobile, name: 'Ravi' }));
    const twoCode = await code(mobile);
    expect((await two.verify({ otp: twoCode, primary_id: twoId })).body.data?.text).toBeUndefined();
    const late = await one.verify({ otp: oneCode, primary_id: oneId });
    expect(late.body.data?.text).toBe('already_submitted');
    expect(await rows(mobile)).toMatchObject([{ name: 'Ravi', status: 'verified' }]);
  });

  test('an attempt confirmed days after another creates its own lead', async () => {
    const mobile = newNumber();
    const [one, two] = [newBrowser(), newBrowser()];
    const oneId = idOf(await one.submit({ mobile }));
    await two.verify({ primary_id: idOf(await two.submit({ mobile })), otp: await code(mobile) });
    clock.forward(2 * 24 * 3600);
    await one.resend({ mobile, primary_id: oneId });
    const late = await one.verify({ otp: await code(mobile), primary_id: oneId });
    expect(late.body.message).toBe('OTP Successfully Verified');
    expect((await rows(mobile)).map(({ status }) => status)).toEqual(['verified', 'verified']);
  });

  test('a repeated code returns the same response for ten minutes; other codes are counted', async () => {
    const mobile = newNumber();
    const primary_id = idOf(await submit({ mobile }));
    const otp = await code(mobile);
    const first = await verify({ otp, primary_id });
    for (const seconds of [1, 300, 298]) {
      clock.forward(seconds);
      // Also if its cookies were lost with the response.
      const again = await newBrowser().verify({ otp, primary_id });
      expect(again.body).toEqual(first.body);
      expect([again.headers['set-cookie']].flat()).toHaveLength(2);
    }
    const wrong = { otp: wrongOf(otp), primary_id };
    for (let tries = 0; tries < 4; tries += 1)
      expect((await verify(wrong)).body.reason).toBe('otp_wrong');
    expect((await verify({ otp, primary_id })).body.reason).toBe('otp_old');
    expect(await rows(mobile)).toHaveLength(1);
  });

  test('twenty parallel verifications verify one lead once', async () => {
    const mobile = newNumber();
    const primary_id = idOf(await submit({ mobile }));
    const otp = await code(mobile);
    const all = await Promise.all(Array.from({ length: 20 }, () => verify({ otp, primary_id })));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [lead, ...others] = await rows(mobile);
    expect(others).toEqual([]);
    const history = await events(lead?.id);
    expect(history.filter(({ event }) => event === 'verified')).toHaveLength(1);
  });

  test('an instant price is shown again to the same browser for ten minutes', async () => {
    const mobile = newNumber();
    await verify({ primary_id: idOf(await submit({ mobile })), otp: await code(mobile) });
    const first = await submit({ mobile, model: 'Model 52' });
    expect(first.body.data?.text).toBe('exist_verified');
    clock.forward(599);
    expect((await submit({ mobile, model: 'Model 52' })).body).toEqual(first.body);
    expect(await rows(mobile)).toHaveLength(2);
    clock.forward(1);
    expect((await submit({ mobile, model: 'Model 52' })).body.reason).toBe('already_submitted');
  });

  test('using the code and changing the lead roll back together', async () => {
    const mobile = newNumber();
    const primary_id = idOf(await submit({ mobile }));
    const otp = await code(mobile);
    const { db } = api.connection;
    await db.execute(
      sql.raw(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.mobile = '${mobile}' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$`),
    );
    await db.execute(
      sql`CREATE TRIGGER fail BEFORE UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    expect((await verify({ otp, primary_id })).status).toBe(500);
    const [used] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.mobile, mobile));
    expect(used?.used_at).toBeNull();
    await db.execute(sql`DROP TRIGGER fail ON enquiries`);
    await db.execute(sql`DROP FUNCTION fail`);
    expect((await verify({ otp, primary_id })).status).toBe(200);
  });

  test('the database rejects changes of a verified lead and of its history', async () => {
    const mobile = newNumber();
    const primary_id = idOf(await submit({ mobile }));
    await verify({ otp: await code(mobile), primary_id });
    const { db } = api.connection;
    const [lead] = await rows(mobile);
    const own = eq(enquiries.id, lead?.id ?? 0);
    for (const change of [
      { name: 'Other' },
      { mobile: '9999999999' },
      { status: 'unverified' as const },
      { fields: {} },
    ])
      await expect(db.update(enquiries).set(change).where(own)).rejects.toThrow();
    await expect(db.delete(enquiryEvents)).rejects.toThrow();
    await expect(db.update(enquiryEvents).set({ event: 'created' })).rejects.toThrow();
    expect(await rows(mobile)).toEqual([lead]);
    // An erasure on request sets the flag.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('tractor_haat.erasing', 'on', true)`);
      await tx.update(enquiries).set({ name: 'erased' }).where(own);
    });
    expect((await rows(mobile))[0]?.name).toBe('erased');
    await expect(db.update(enquiries).set({ name: 'x' }).where(own)).rejects.toThrow();
  });

  test('a lead stored by the previous release is verified by its id', async () => {
    const mobile = newNumber();
    const primary_id = idOf(await submit({ mobile }));
    const { db } = api.connection;
    await db.delete(enquiryAttempts).where(eq(enquiryAttempts.primary_id, primary_id));
    await resend({ mobile, primary_id });
    expect((await verify({ otp: await code(mobile), primary_id })).status).toBe(200);
    expect(await rows(mobile)).toMatchObject([{ status: 'verified' }]);
  });
});
