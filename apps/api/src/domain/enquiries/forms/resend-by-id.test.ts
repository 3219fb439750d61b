import { eq } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { enquiryEvents } from '../../../database/schema/enquiry-events.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { wrongOf } from './testing/enquiry-calls.ts';
import { enquiryPeople } from './testing/enquiry-people.ts';

/** A stranger found the id of another's enquiry: on a screen, in a browser's history, in a log. */
describe.each(bothDatabases())('a leaked enquiry id on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const { newNumber, newBrowser, waiting } = enquiryPeople(() => api, 9_250_000_000);
  /** A browser with its own name, and a program without cookies. */
  async function strangers() {
    const named = newBrowser();
    await named.submit({ mobile: newNumber() });
    return [named, newBrowser()];
  }
  async function codesSentTo(mobile: string): Promise<number> {
    const messages: { mobile: string }[] = (await api.app.inject('/api/dev/outbox')).json();
    return messages.filter((one) => one.mobile === mobile).length;
  }
  async function storedRows(primary_id: string) {
    const { db } = api.connection;
    const [attempt] = await db
      .select()
      .from(enquiryAttempts)
      .where(eq(enquiryAttempts.primary_id, primary_id));
    const leads = await db
      .select()
      .from(enquiries)
      .where(eq(enquiries.id, attempt?.enquiry_id ?? 0));
    const events = await db
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiry_id, attempt?.enquiry_id ?? 0));
    return { attempt, leads, events };
  }

  test("rejects a stranger's change of number like an unknown id and stores nothing", async () => {
    const { mobile, primary_id, verify, code } = await waiting();
    const before = await storedRows(primary_id);
    expect(before.attempt).toMatchObject({ mobile });
    for (const stranger of await strangers()) {
      const own = newNumber();
      const answered = await stranger.resend({ mobile: own, primary_id });
      const unknown = await stranger.resend({ mobile: own, primary_id: 'A'.repeat(22) });
      expect(answered.status).toBe(400);
      expect(answered.body).toEqual(unknown.body);
      expect(answered.body.reason).toBe('otp_request_missing');
      expect(await codesSentTo(own)).toBe(0);
    }
    expect(await storedRows(primary_id)).toEqual(before);
    // The owner's pending code stays valid.
    expect((await verify({ primary_id, otp: await code(mobile) })).status).toBe(200);
  });

  test('the browser that created the enquiry corrects the number', async () => {
    const { primary_id, resend, verify, code } = await waiting();
    const right = newNumber();
    expect((await resend({ mobile: right, primary_id })).status).toBe(200);
    expect((await verify({ primary_id, otp: await code(right) })).status).toBe(200);
    expect((await storedRows(primary_id)).leads).toMatchObject([
      { mobile: right, status: 'verified' },
    ]);
  });

  test("resends to the enquiry's own number only, within its limits", async () => {
    const { mobile, primary_id, resend } = await waiting();
    const answers = [];
    const [named, program] = await strangers();
    const stranger = { mobile, primary_id };
    answers.push(await named?.resend(stranger), await program?.resend(stranger));
    answers.push(await named?.resend(stranger), await program?.resend(stranger));
    expect(answers.map((one) => one?.status)).toEqual([200, 200, 429, 429]);
    expect(answers[0]?.body).toEqual({
      success: true,
      message: 'OTP successfully sent to your mobile number',
      data: { otp: 'sent' },
    });
    expect(await codesSentTo(mobile)).toBe(3);
    const owner = await resend(stranger);
    expect([owner.status, owner.body]).toEqual([429, answers[2]?.body]);
    expect(await codesSentTo(mobile)).toBe(3);
    clock.forward(600);
    expect((await resend(stranger)).status).toBe(200);
  });

  test('strangers share five code attempts; the browser that created the enquiry has its own', async () => {
    const { mobile, primary_id, verify, code } = await waiting();
    const otp = await code(mobile);
    const wrong = { primary_id, otp: wrongOf(otp) };
    const reasons = [];
    for (const stranger of await strangers())
      for (let tries = 0; tries < 3; tries += 1)
        reasons.push((await stranger.verify(wrong)).body.reason);
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'otp_wrong'), 'otp_old']);
    // A code that a stranger requested does not change the owner's tries.
    await newBrowser().resend({ mobile, primary_id });
    for (let tries = 0; tries < 4; tries += 1)
      expect((await verify(wrong)).body.reason).toBe('otp_wrong');
    expect((await verify({ primary_id, otp })).status).toBe(200);
  });

  test('a lead without an attempt, as of an earlier release, keeps its number for every caller', async () => {
    const { mobile, primary_id } = await waiting();
    const { db } = api.connection;
    await db.delete(enquiryAttempts).where(eq(enquiryAttempts.primary_id, primary_id));
    for (const stranger of await strangers()) {
      const own = newNumber();
      const answered = await stranger.resend({ mobile: own, primary_id });
      expect([answered.status, answered.body.reason]).toEqual([400, 'otp_request_missing']);
      expect(await codesSentTo(own)).toBe(0);
    }
    expect((await storedRows(primary_id)).attempt).toMatchObject({ mobile, browser: '' });
    // The browser that began it can continue.
    clock.forward(600);
    const program = newBrowser();
    expect((await program.resend({ mobile, primary_id })).status).toBe(200);
    const otp = await program.code(mobile);
    expect((await program.verify({ primary_id, otp })).status).toBe(200);
  });
});
