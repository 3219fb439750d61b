import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries } from './tables.ts';
import {
  createEnquiryCalls,
  type EnquiryResponse,
  readPrimaryId,
  toWrongCode,
  validForm,
} from './testing/enquiry-calls.ts';

/** A stranger knows the number and the product of an enquiry. */
describe.each(selectDatabases())('strangers on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const openBrowser = () => createEnquiryCalls(() => api);
  let numberCount = 0;
  const createNumber = () => {
    numberCount += 1;
    return String(9_200_000_000 + numberCount);
  };
  const listLeads = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(enquiries.id);
  async function createOwner() {
    const browser = openBrowser();
    const mobile = createNumber();
    const primary_id = readPrimaryId(await browser.submit({ mobile }));
    const otp = await browser.readCode(mobile);
    await browser.verify({ otp, primary_id });
    return { ...browser, mobile, primary_id, otp };
  }
  /** Replaces random values, so that responses can be compared. */
  const toComparable = ({ status, body, headers }: EnquiryResponse) => ({
    status,
    body: { ...body, data: { ...body.data, primary_id: readPrimaryId({ body }).length } },
    headers: Object.keys(headers).sort(),
    cookies: [headers['set-cookie']].flat().map((cookie) => String(cookie).split('=')[0]),
  });

  test('a stranger gets the same response for a new, a pending and a verified number', async () => {
    const newMobile = createNumber();
    const pendingMobile = createNumber();
    const pendingId = readPrimaryId(await openBrowser().submit({ mobile: pendingMobile }));
    const { mobile: verifiedMobile, primary_id: verifiedId } = await createOwner();
    const cases = [
      { mobile: newMobile },
      { mobile: pendingMobile },
      { mobile: verifiedMobile },
      { mobile: verifiedMobile, model: 'Model 52' },
    ];
    const responses = [];
    for (const fields of cases)
      responses.push(await openBrowser().submit({ ...fields, name: 'Stranger' }));
    const [first, ...otherResponses] = responses.map(toComparable);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { otp: 'sent', text: 'non_verified', primary_id: 22 } },
      cookies: ['browser'],
    });
    for (const response of otherResponses) expect(response).toEqual(first);
    const ids = responses.map(readPrimaryId);
    expect(new Set([...ids, pendingId, verifiedId]).size).toBe(ids.length + 2);
  });

  test('requests of another browser do not change a pending or verified lead', async () => {
    const pendingMobile = createNumber();
    await openBrowser().submit({ mobile: pendingMobile });
    const { mobile: verifiedMobile } = await createOwner();
    for (const mobile of [pendingMobile, verifiedMobile]) {
      const before = await listLeads(mobile);
      const stranger = openBrowser();
      const primary_id = readPrimaryId(
        await stranger.submit({ mobile, name: 'Stranger', tehsil: 'petlad' }),
      );
      expect(await listLeads(mobile)).toEqual(before);
      // A corrected number creates a separate lead.
      const strangerMobile = createNumber();
      expect((await stranger.resend({ mobile: strangerMobile, primary_id })).status).toBe(200);
      const verified = await stranger.verify({
        otp: await stranger.readCode(strangerMobile),
        primary_id,
      });
      expect(verified.status).toBe(200);
      expect(await listLeads(mobile)).toEqual(before);
      expect(await listLeads(strangerMobile)).toMatchObject([
        { name: 'Stranger', status: 'verified' },
      ]);
    }
  });

  test('stores interest from another browser as an unverified lead under the name of its sender', async () => {
    const { mobile } = await createOwner();
    const stranger = openBrowser();
    const primary_id = readPrimaryId(await stranger.submit({ mobile, name: 'Stranger' }));
    await stranger.submit({ mobile, primary_id, model: 'Model 52', type_id: 99 });
    expect((await listLeads(mobile)).map(({ name, status }) => [name, status])).toEqual([
      ['रामेश्वर पटेल', 'verified'],
      ['Stranger', 'unverified'],
    ]);
  });

  test('returns already_submitted with the price to a second verified browser within 24 hours', async () => {
    const { mobile } = await createOwner();
    clock.forward(3600);
    const secondBrowser = openBrowser();
    const primary_id = readPrimaryId(await secondBrowser.submit({ mobile, name: 'Gita' }));
    const otp = await secondBrowser.readCode(mobile);
    const verified = await secondBrowser.verify({ otp, primary_id });
    expect([verified.status, verified.body]).toEqual([
      200,
      {
        success: true,
        message: 'Your Inquiry has been already submitted in 24 hours.',
        data: {
          price: { min_inr: 1_287_567, max_inr: 7_707_321 },
          text: 'already_submitted',
        },
      },
    ]);
    expect(await listLeads(mobile)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'verified' }]);
    expect((await secondBrowser.submit({ mobile })).body.reason).toBe('already_submitted');
    const otherProduct = await secondBrowser.submit({ mobile, model: 'Model 52' });
    expect(otherProduct.body.data?.text).toBe('exist_verified');
  });

  test('returns a separate id to a verified browser for an enquiry that another browser sent', async () => {
    const { mobile, submit } = await createOwner();
    const first = await openBrowser().submit({ mobile, model: 'Model 52' });
    const second = await submit({ mobile, model: 'Model 52' });
    expect(second.body.data?.text).toBe('non_verified_exist');
    expect(readPrimaryId(second)).not.toBe(readPrimaryId(first));
  });

  test('requires a new code from a verified browser after 180 days', async () => {
    const { mobile, submit } = await createOwner();
    clock.forward(179 * 24 * 3600);
    expect((await submit({ mobile, model: 'Model 52' })).body.data?.text).toBe('exist_verified');
    clock.forward(2 * 24 * 3600);
    expect((await submit({ mobile, model: 'Model 51' })).body.data?.text).toBe('non_verified');
  });

  function readCookies(jar: ReturnType<typeof openBrowser>['jar']): Record<string, string> {
    const { cookie = '' } = jar.headers();
    return Object.fromEntries(cookie.split('; ').map((pair) => pair.split('=')));
  }

  test('stores no number in cookies', async () => {
    const { mobile, jar } = await createOwner();
    const cookies = readCookies(jar);
    expect(Object.keys(cookies).sort()).toEqual(['browser', 'prices', 'proven']);
    const [payload = ''] = String(cookies.proven).split('.');
    const content = Buffer.from(payload, 'base64url').toString() + JSON.stringify(cookies);
    expect(content).not.toContain(mobile);
  });

  test('rejects forged verification cookies', async () => {
    const { mobile, jar, submit } = await createOwner();
    const cookies = readCookies(jar);
    const enquiryBody = { ...validForm, mobile, model: 'Model 52' };
    for (const forged of [
      `proven=${cookies.browser}`,
      `proven=${cookies.proven}x`,
      `proven=${Buffer.from('x').toString('base64url')}.9999999999.x`,
    ]) {
      const response = await openBrowser().submit(enquiryBody, { cookie: forged });
      expect(response.body.data?.text).toBe('non_verified');
    }
    expect((await submit(enquiryBody)).body.data?.text).toBe('non_verified_exist');
    // The cookie verifies only the number whose code was entered.
    expect((await submit({ ...enquiryBody, mobile: createNumber() })).body.data?.text).toBe(
      'non_verified',
    );
  });

  test('attempts and forms of strangers do not lock out the verified browser', async () => {
    const { mobile, submit, resend, verify, readCode } = await createOwner();
    const stranger = openBrowser();
    const strangerId = readPrimaryId(await stranger.submit({ mobile, model: 'Model 51' }));
    const guess = toWrongCode(await stranger.readCode(mobile));
    for (let tries = 0; tries < 10; tries += 1) {
      await stranger.verify({ otp: guess, primary_id: strangerId });
      if (tries === 4) await stranger.resend({ mobile, primary_id: strangerId });
    }
    for (let product = 0; product < 45; product += 1)
      await stranger.submit({ mobile, type: 'rotavator', brand: '', model: `Model ${product}` });
    expect((await stranger.resend({ mobile, primary_id: strangerId })).status).toBe(429);

    const started = await submit({ mobile, model: 'Model 51' });
    expect(started.body.data?.text).toBe('non_verified_exist');
    const primary_id = readPrimaryId(started);
    expect((await resend({ mobile, primary_id })).status).toBe(200);
    expect((await verify({ otp: await readCode(mobile), primary_id })).status).toBe(200);
    const otherProduct = await submit({ mobile, model: 'Model 52' });
    expect(otherProduct.body.data?.text).toBe('exist_verified');
  });
});
