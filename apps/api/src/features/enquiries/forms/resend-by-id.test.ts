import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries, enquiryAttempts, enquiryEvents } from './tables.ts';
import { createEnquiryPeople } from './testing/create-enquiry-people.ts';
import { toWrongCode } from './testing/enquiry-calls.ts';

/** A stranger may read the id of an enquiry on a screen or in the history of a browser. */
describe.each(selectDatabases())('a leaked enquiry id on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const { createNumber, openBrowser, createPending } = createEnquiryPeople(
    () => api,
    9_250_000_000,
  );
  async function createStrangerBrowsers() {
    const enquiryBrowser = openBrowser();
    await enquiryBrowser.submit({ mobile: createNumber() });
    return [enquiryBrowser, openBrowser()];
  }
  async function countCodes(mobile: string): Promise<number> {
    const messages: { mobile: string }[] = (await api.app.inject('/api/dev/outbox')).json();
    return messages.filter((message) => message.mobile === mobile).length;
  }
  async function listStoredRows(primary_id: string) {
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

  test('rejects a number change from another browser with the same error as for an unknown id', async () => {
    const { mobile, primary_id, verify, readCode } = await createPending();
    const before = await listStoredRows(primary_id);
    expect(before.attempt).toMatchObject({ mobile });
    for (const stranger of await createStrangerBrowsers()) {
      const newMobile = createNumber();
      const response = await stranger.resend({ mobile: newMobile, primary_id });
      const unknownResponse = await stranger.resend({
        mobile: newMobile,
        primary_id: 'A'.repeat(22),
      });
      expect(response.status).toBe(400);
      expect(response.body).toEqual(unknownResponse.body);
      expect(response.body.reason).toBe('otp_request_missing');
      expect(await countCodes(newMobile)).toBe(0);
    }
    expect(await listStoredRows(primary_id)).toEqual(before);
    expect((await verify({ primary_id, otp: await readCode(mobile) })).status).toBe(200);
  });

  test('accepts a corrected number from the browser that created the enquiry', async () => {
    const { primary_id, resend, verify, readCode } = await createPending();
    const right = createNumber();
    expect((await resend({ mobile: right, primary_id })).status).toBe(200);
    expect((await verify({ primary_id, otp: await readCode(right) })).status).toBe(200);
    expect((await listStoredRows(primary_id)).leads).toMatchObject([
      { mobile: right, status: 'verified' },
    ]);
  });

  test('sends at most three codes for an enquiry in ten minutes, regardless of the caller', async () => {
    const { mobile, primary_id, resend } = await createPending();
    const responses = [];
    const [firstStranger, secondStranger] = await createStrangerBrowsers();
    const body = { mobile, primary_id };
    responses.push(await firstStranger?.resend(body), await secondStranger?.resend(body));
    responses.push(await firstStranger?.resend(body), await secondStranger?.resend(body));
    expect(responses.map((response) => response?.status)).toEqual([200, 200, 429, 429]);
    expect(responses[0]?.body).toEqual({
      success: true,
      message: 'OTP successfully sent to your mobile number',
      data: { otp: 'sent' },
    });
    expect(await countCodes(mobile)).toBe(3);
    const owner = await resend(body);
    expect([owner.status, owner.body]).toEqual([429, responses[2]?.body]);
    expect(await countCodes(mobile)).toBe(3);
    clock.forward(600);
    expect((await resend(body)).status).toBe(200);
  });

  test('counts wrong codes of strangers separately from those of the browser that created the enquiry', async () => {
    const { mobile, primary_id, verify, readCode } = await createPending();
    const otp = await readCode(mobile);
    const wrong = { primary_id, otp: toWrongCode(otp) };
    const reasons = [];
    for (const stranger of await createStrangerBrowsers())
      for (let tries = 0; tries < 3; tries += 1)
        reasons.push((await stranger.verify(wrong)).body.reason);
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'otp_incorrect'), 'otp_expired']);
    // A new code must not reset the count of the owner's attempts.
    await openBrowser().resend({ mobile, primary_id });
    for (let tries = 0; tries < 4; tries += 1)
      expect((await verify(wrong)).body.reason).toBe('otp_incorrect');
    expect((await verify({ primary_id, otp })).status).toBe(200);
  });

  test('lets any browser verify a lead that has no attempt, but not change its number', async () => {
    const { mobile, primary_id } = await createPending();
    const { db } = api.connection;
    await db.delete(enquiryAttempts).where(eq(enquiryAttempts.primary_id, primary_id));
    for (const stranger of await createStrangerBrowsers()) {
      const newMobile = createNumber();
      const response = await stranger.resend({ mobile: newMobile, primary_id });
      expect([response.status, response.body.reason]).toEqual([400, 'otp_request_missing']);
      expect(await countCodes(newMobile)).toBe(0);
    }
    expect((await listStoredRows(primary_id)).attempt).toMatchObject({ mobile, browser: '' });
    clock.forward(600);
    const browser = openBrowser();
    expect((await browser.resend({ mobile, primary_id })).status).toBe(200);
    const otp = await browser.readCode(mobile);
    expect((await browser.verify({ primary_id, otp })).status).toBe(200);
  });
});
