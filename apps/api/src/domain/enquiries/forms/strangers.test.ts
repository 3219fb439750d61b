import { eq } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import {
  aForm,
  type EnquiryResponse,
  enquiryCalls,
  idOf,
  wrongOf,
} from './testing/enquiry-calls.ts';

/** A person who knows a number and a product learns nothing about its enquiries, and cannot change them. */
describe.each(bothDatabases())('strangers on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const newBrowser = () => enquiryCalls(() => api);
  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return String(9_200_000_000 + numbers);
  };
  const rows = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(enquiries.id);
  /** A browser whose number is verified for Model 53. */
  async function owner() {
    const browser = newBrowser();
    const mobile = newNumber();
    const primary_id = idOf(await browser.submit({ mobile }));
    const otp = await browser.code(mobile);
    await browser.verify({ otp, primary_id });
    return { ...browser, mobile, primary_id, otp };
  }
  /** A response without its random parts. */
  const shape = ({ status, body, headers }: EnquiryResponse) => ({
    status,
    body: { ...body, data: { ...body.data, primary_id: idOf({ body }).length } },
    headers: Object.keys(headers).sort(),
    cookies: [headers['set-cookie']].flat().map((cookie) => String(cookie).split('=')[0]),
  });

  test('returns the same response for new, pending and verified numbers, each with its own ids', async () => {
    const fresh = newNumber();
    const open = newNumber();
    const openId = idOf(await newBrowser().submit({ mobile: open }));
    const { mobile: known, primary_id: knownId } = await owner();
    const cases = [
      { mobile: fresh },
      { mobile: open },
      { mobile: known },
      { mobile: known, model: 'Model 52' },
    ];
    const answers = [];
    for (const one of cases) answers.push(await newBrowser().submit({ ...one, name: 'Stranger' }));
    const [first, ...others] = answers.map(shape);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { otp: 'sent', text: 'non_verified', primary_id: 22 } },
      cookies: ['browser'],
    });
    for (const other of others) expect(other).toEqual(first);
    const ids = answers.map(idOf);
    expect(new Set([...ids, openId, knownId]).size).toBe(ids.length + 2);
  });

  test('a stranger overwrites neither a pending nor a verified lead', async () => {
    const open = newBrowser();
    const waiting = newNumber();
    await open.submit({ mobile: waiting });
    const { mobile: known } = await owner();
    for (const mobile of [waiting, known]) {
      const before = await rows(mobile);
      const stranger = newBrowser();
      const primary_id = idOf(
        await stranger.submit({ mobile, name: 'Stranger', tehsil: 'petlad' }),
      );
      expect(await rows(mobile)).toEqual(before);
      // Nor can he move it to his own number.
      const own = newNumber();
      expect((await stranger.resend({ mobile: own, primary_id })).status).toBe(200);
      const verified = await stranger.verify({ otp: await stranger.code(own), primary_id });
      expect(verified.status).toBe(200);
      expect(await rows(mobile)).toEqual(before);
      expect(await rows(own)).toMatchObject([{ name: 'Stranger', status: 'verified' }]);
    }
  });

  test("a stranger's interest belongs to the stranger's attempt and is not verified by another", async () => {
    const { mobile } = await owner();
    const stranger = newBrowser();
    const primary_id = idOf(await stranger.submit({ mobile, name: 'Stranger' }));
    await stranger.submit({ mobile, primary_id, model: 'Model 52', type_id: 99 });
    expect((await rows(mobile)).map(({ name, status }) => [name, status])).toEqual([
      ['रामेश्वर पटेल', 'verified'],
      ['Stranger', 'unverified'],
    ]);
  });

  test('returns already_submitted with the price for a repeated enquiry within 24 hours', async () => {
    const { mobile } = await owner();
    clock.forward(3600);
    const elsewhere = newBrowser();
    const primary_id = idOf(await elsewhere.submit({ mobile, name: 'Gita' }));
    const otp = await elsewhere.code(mobile);
    const verified = await elsewhere.verify({ otp, primary_id });
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
    expect(await rows(mobile)).toMatchObject([{ name: 'रामेश्वर पटेल', status: 'verified' }]);
    // This browser has now verified the number.
    expect((await elsewhere.submit({ mobile })).body.reason).toBe('already_submitted');
    const other = await elsewhere.submit({ mobile, model: 'Model 52' });
    expect(other.body.data?.text).toBe('exist_verified');
  });

  test('a verified browser continues an enquiry of another browser under its own id', async () => {
    const { mobile, submit } = await owner();
    const other = newBrowser();
    const begun = await other.submit({ mobile, model: 'Model 52' });
    const own = await submit({ mobile, model: 'Model 52' });
    expect(own.body.data?.text).toBe('non_verified_exist');
    expect(idOf(own)).not.toBe(idOf(begun));
  });

  test('a browser verifies its number again after 180 days', async () => {
    const { mobile, submit } = await owner();
    clock.forward(179 * 24 * 3600);
    expect((await submit({ mobile, model: 'Model 52' })).body.data?.text).toBe('exist_verified');
    clock.forward(2 * 24 * 3600);
    expect((await submit({ mobile, model: 'Model 51' })).body.data?.text).toBe('non_verified');
  });

  test('cookies contain no number; cookies of another browser or purpose verify nothing', async () => {
    const { mobile, jar, submit } = await owner();
    const { cookie = '' } = jar.headers();
    const parts = Object.fromEntries(cookie.split('; ').map((pair) => pair.split('=')));
    expect(Object.keys(parts).sort()).toEqual(['browser', 'prices', 'proven']);
    const [text = ''] = String(parts.proven).split('.');
    expect(Buffer.from(text, 'base64url').toString() + cookie).not.toContain(mobile);
    const enquiryBody = { ...aForm, mobile, model: 'Model 52' };
    for (const forged of [
      `proven=${parts.browser}`,
      `proven=${parts.proven}x`,
      `proven=${Buffer.from('x').toString('base64url')}.9999999999.x`,
    ]) {
      const answered = await newBrowser().submit(enquiryBody, { cookie: forged });
      expect(answered.body.data?.text).toBe('non_verified');
    }
    expect((await submit(enquiryBody)).body.data?.text).toBe('non_verified_exist');
    // The verification of one number says nothing about another.
    expect((await submit({ ...enquiryBody, mobile: newNumber() })).body.data?.text).toBe(
      'non_verified',
    );
  });

  test("a stranger's codes, wrong attempts and forms do not lock out the verified browser", async () => {
    const { mobile, submit, resend, verify, code } = await owner();
    const stranger = newBrowser();
    const hisId = idOf(await stranger.submit({ mobile, model: 'Model 51' }));
    const guess = wrongOf(await stranger.code(mobile));
    for (let tries = 0; tries < 10; tries += 1) {
      await stranger.verify({ otp: guess, primary_id: hisId });
      if (tries === 4) await stranger.resend({ mobile, primary_id: hisId });
    }
    for (let product = 0; product < 45; product += 1)
      await stranger.submit({ mobile, type: 'rotavator', brand: '', model: `Model ${product}` });
    expect((await stranger.resend({ mobile, primary_id: hisId })).status).toBe(429);

    const begun = await submit({ mobile, model: 'Model 51' });
    expect(begun.body.data?.text).toBe('non_verified_exist');
    const primary_id = idOf(begun);
    expect((await resend({ mobile, primary_id })).status).toBe(200);
    expect((await verify({ otp: await code(mobile), primary_id })).status).toBe(200);
    const another = await submit({ mobile, model: 'Model 52' });
    expect(another.body.data?.text).toBe('exist_verified');
  });
});
