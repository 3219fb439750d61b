import { enquiryResponse } from '@tractor-haat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { readRaceSize } from '../../../testing/read-race-size.ts';
import { enquiries, enquiryEvents } from './tables.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
  toWrongCode,
  validForm,
} from './testing/enquiry-calls.ts';

const DAY_SECONDS = 24 * 3600;

describe.each(selectAllDatabases())('enquiries on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const { post, submit, resend, verify, readCode } = createEnquiryCalls(() => api);

  let numberCount = 0;
  const createNumber = () => {
    numberCount += 1;
    return String(9_100_000_000 + numberCount);
  };
  const listLeads = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(asc(enquiries.id));
  async function createVerifiedNumber() {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    await verify({ otp: await readCode(mobile), primary_id });
    return { mobile, primary_id };
  }

  test('stores an unverified lead for a new number and returns neither the code nor the price', async () => {
    const mobile = createNumber();
    const response = await submit({ mobile, language: 'hi' });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = enquiryResponse.parse(response.body);
    expect(data).toEqual({
      otp: 'sent',
      text: 'non_verified',
      primary_id: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(JSON.stringify(response)).not.toContain(await readCode(mobile));
    expect(await listLeads(mobile)).toMatchObject([
      {
        form: 'implement-price',
        status: 'unverified',
        name: 'रामेश्वर पटेल',
        page_source: 'Whatsapp Popup',
        language: 'hi',
        type_id: 98,
        fields: { type: 'plough', model: 'Model 53', tehsil: 'borsad' },
      },
    ]);
  });

  test('returns the message in the language of the form', async () => {
    const inHindi = await submit({ mobile: createNumber(), language: 'hi' });
    expect(inHindi.body.message).toBe('आपकी पूछताछ भेज दी गई है।');
    const inEnglish = await submit({ mobile: createNumber() });
    expect(inEnglish.body.message).toBe('Your Inquiry has been successfully submitted.');
  });

  test('stores the type_id of mobile pages for a mobile page and for a mobile browser', async () => {
    const [first, second] = [createNumber(), createNumber()];
    await submit({ mobile: first, type_id: 97 });
    const phone = { 'sec-ch-ua-mobile': '?1' };
    await post('/api/whatsapp_popup_enquiry', { ...validForm, mobile: second, type_id: 4 }, phone);
    const leads = [...(await listLeads(first)), ...(await listLeads(second))];
    expect(leads.map(({ type_id }) => type_id)).toEqual([97, 97]);
  });

  test('verifies the lead and reveals the price after the right code', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const response = await verify({ otp: await readCode(mobile), primary_id });
    expect(response.body).toEqual({
      success: true,
      message: 'OTP Successfully Verified',
      data: { price: { min_inr: 1_287_567, max_inr: 7_707_321 } },
    });
    const [row] = await listLeads(mobile);
    expect(row?.status).toBe('verified');
    const history = await api.connection.db
      .select({ event: enquiryEvents.event })
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiry_id, row?.id ?? 0))
      .orderBy(asc(enquiryEvents.id));
    expect(history.map(({ event }) => event)).toEqual(['created', 'code_sent', 'verified']);
  });

  test('returns the price null for an implement without a price', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile, model: 'Model 51' }));
    const { body } = await verify({ otp: await readCode(mobile), primary_id });
    expect(body.data).toEqual({ price: null });
  });

  test('reveals the price range of a type for an enquiry without a model', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(
      await submit({ mobile, type: 'rotavator', brand: '', model: '' }),
    );
    const { body } = await verify({ otp: await readCode(mobile), primary_id });
    expect(body.data).toEqual({ price: { min_inr: 1_235_567, max_inr: 7_704_321 } });
  });

  test('a second submit sends no code and changes the lead only after the right code', async () => {
    const mobile = createNumber();
    const first = await submit({ mobile });
    const repeated = await submit({ mobile, name: 'ગીતા' });
    expect(repeated.body.data).toEqual({
      otp: '',
      text: 'non_verified_exist',
      primary_id: readPrimaryId(first),
    });
    const resent = await resend({ mobile, primary_id: readPrimaryId(first) });
    expect(resent.body).toEqual({
      success: true,
      message: 'OTP successfully sent to your mobile number',
      data: { otp: 'sent' },
    });
    expect(await listLeads(mobile)).toMatchObject([{ name: 'रामेश्वर पटेल' }]);
    await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(first) });
    expect(await listLeads(mobile)).toMatchObject([{ name: 'ગીતા', status: 'verified' }]);
  });

  test('accepts another product of a verified number without a code', async () => {
    const { mobile } = await createVerifiedNumber();
    const response = await submit({ mobile, model: 'Model 52' });
    expect(response.body.data).toMatchObject({ text: 'exist_verified', otp: '', price: null });
  });

  test('sets the cookies of a verified browser with HttpOnly and SameSite=Lax', async () => {
    const { mobile } = await createVerifiedNumber();
    const response = await submit({ mobile, model: 'Model 52' });
    const cookies = [response.headers['set-cookie']].flat().map(String);
    const flags = /; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/;
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['browser', 'prices']);
    expect(cookies.every((cookie) => flags.test(cookie))).toBe(true);
  });

  test('rejects a second enquiry for the same product for 24 hours', async () => {
    const { mobile } = await createVerifiedNumber();
    clock.forward(3600);
    const response = await submit({ mobile });
    expect(response.status).toBe(429);
    expect(response.headers['retry-after']).toBe(String(23 * 3600));
    expect(response.body).toMatchObject({
      success: false,
      message: 'Your Inquiry has been already submitted in 24 hours.',
      code: 'TOO_MANY_REQUESTS',
      reason: 'already_submitted',
    });
    expect(await listLeads(mobile)).toHaveLength(1);
    clock.forward(DAY_SECONDS);
    expect((await submit({ mobile })).body.data?.text).toBe('exist_verified');
  });

  test(`creates one enquiry for ${readRaceSize()} parallel submits`, async () => {
    const mobile = createNumber();
    // Without a cookie each parallel request would come from a new browser.
    await submit({ mobile: createNumber() });
    const responses = await Promise.all(
      Array.from({ length: readRaceSize() }, () => submit({ mobile })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(readPrimaryId)).size).toBe(1);
    const texts = responses.map(({ body }) => body.data?.text);
    expect(texts.filter((text) => text === 'non_verified')).toHaveLength(1);
    expect(await listLeads(mobile)).toHaveLength(1);
  });

  test('accepts only the right code together with the id of its enquiry', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const right = await readCode(mobile);
    const readResult = async (body: object) => {
      const response = await verify(body);
      return [response.status, response.body.message];
    };
    expect(await readResult({ otp: toWrongCode(right), primary_id })).toEqual([
      400,
      'Invalid OTP. Please try again.',
    ]);
    expect(await readResult({ otp: '', primary_id })).toEqual([400, 'Please enter the OTP']);
    const noCode =
      'OTP has not been generated or OTP request ID is missing. Please request a new OTP.';
    expect(await readResult({ otp: right })).toEqual([400, noCode]);
    expect(await readResult({ otp: right, primary_id: 'unknown' })).toEqual([400, noCode]);
    const otherId = readPrimaryId(await submit({ mobile: createNumber() }));
    expect(await readResult({ otp: right, primary_id: otherId })).toEqual([
      400,
      'Invalid OTP. Please try again.',
    ]);
    expect(await readResult({ otp: right, primary_id })).toEqual([
      200,
      'OTP Successfully Verified',
    ]);
  });

  test('rejects an expired code and a used code', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const otp = await readCode(mobile);
    clock.forward(300);
    const expired = await verify({ otp, primary_id });
    expect(expired.body).toMatchObject({ code: 'BAD_REQUEST', reason: 'otp_expired' });
    await resend({ mobile, primary_id });
    const newCode = await readCode(mobile);
    expect((await verify({ otp: newCode, primary_id })).status).toBe(200);
    clock.forward(600);
    expect((await verify({ otp: newCode, primary_id })).body.reason).toBe('otp_expired');
  });

  test('limits the attempts per code and per number, and the codes per number', async () => {
    const mobile = createNumber();
    const primary_id = readPrimaryId(await submit({ mobile }));
    const guess = async () => verify({ otp: toWrongCode(await readCode(mobile)), primary_id });
    const reasons = [];
    for (let tries = 0; tries < 6; tries += 1) reasons.push((await guess()).body.reason);
    expect(reasons).toEqual([...Array(5).fill('otp_incorrect'), 'otp_expired']);
    await resend({ mobile, primary_id });
    for (let tries = 0; tries < 5; tries += 1) await guess();
    await resend({ mobile, primary_id });
    const locked = await verify({ otp: await readCode(mobile), primary_id });
    expect(locked.status).toBe(429);
    expect(locked.headers['retry-after']).toBe('30');
    expect(locked.body.reason).toBe('otp_too_many_attempts');
    const fourth = await resend({ mobile, primary_id });
    expect(fourth.status).toBe(429);
    expect(fourth.headers['retry-after']).toBe('600');
    expect(fourth.body.message).toBe(
      'We already sent several OTPs to this number. Please wait a while.',
    );
  });

  test.each([
    [{ primary_id: 'x' }],
    [{ mobile: '9876512345' }],
    [{ mobile: '9876512345', primary_id: 'x' }],
  ])('rejects a request for a new code with the body %j', async (body) => {
    const response = await resend(body);
    expect(response.status).toBe(400);
    expect(response.body.message).toBe(
      'Mobile number or OTP request ID is missing. Please request a new OTP.',
    );
  });
});
