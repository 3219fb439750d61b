import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { enquiries } from '../database/schema/enquiries.ts';
import { newsletterRequests } from '../database/schema/newsletter-requests.ts';
import { questions } from '../database/schema/questions.ts';
import { reviews } from '../database/schema/reviews.ts';
import { usedTractors } from '../database/schema/used-tractors.ts';
import { aForm, enquiryCalls } from '../domain/enquiries/forms/testing/enquiry-calls.ts';
import { accountCalls, PASSWORD } from '../domain/people/accounts/testing/account-calls.ts';
import { addTractors, aListing } from '../domain/selling/listings/testing/seller-calls.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { bothDatabases } from '../testing/databases.ts';
import { movingClock } from '../testing/moving-clock.ts';

/** NUL and two lone surrogates, which no database stores. */
const broken = (text: string) => `\0${text.slice(0, 3)}\ud83d${text.slice(3)}\udc00`;

describe.each(bothDatabases())('real-world request bodies on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let tractor = 0;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    [tractor = 0] = await addTractors(api);
  });
  afterAll(() => api.close());

  const { submit, resend, post, code } = enquiryCalls(() => api);
  const account = accountCalls(() => api);
  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return String(9_300_000_000 + numbers);
  };
  const leadOf = async (mobile: string) => {
    const { db } = api.connection;
    const [lead] = await db.select().from(enquiries).where(eq(enquiries.mobile, mobile));
    return lead;
  };

  describe('unstorable characters', () => {
    test('removes them from a review', async () => {
      const text = 'It pulls the rotavator well';
      const body = { tractor, rating: 5, name: broken('Gita'), text: broken(text) };
      expect((await post('/api/review_save', body)).status).toBe(200);
      const [row] = await api.connection.db
        .select({ name: reviews.name, text: reviews.text })
        .from(reviews)
        .where(eq(reviews.tractor_id, tractor));
      expect(row).toEqual({ name: 'Gita', text });
    });

    test('removes them from a question', async () => {
      const mobile = newNumber();
      const questionBody = {
        category: 'tyres',
        title: broken('Which tyre for paddy fields?'),
        text: broken('It is black soil.'),
        tractor: broken('Swaraj'),
        name: broken('Gita'),
        mobile,
      };
      expect((await post('/api/question_save', questionBody)).status).toBe(200);
      const [row] = await api.connection.db
        .select()
        .from(questions)
        .where(eq(questions.mobile, mobile));
      expect(row).toMatchObject({
        title: { en: 'Which tyre for paddy fields?' },
        text: { en: 'It is black soil.' },
        tractor: 'Swaraj',
      });
    });

    test('removes them from a newsletter address', async () => {
      const email = 'gita@example.in';
      expect((await post('/api/news_letter_save', { email: broken(email) })).status).toBe(200);
      const rows = await api.connection.db
        .select({ email: newsletterRequests.email })
        .from(newsletterRequests);
      expect(rows).toEqual([{ email }]);
    });

    test('removes them from an enquiry and an account', async () => {
      const mobile = newNumber();
      expect((await submit({ mobile, name: broken('गीता सोलंकी') })).status).toBe(200);
      expect(await leadOf(mobile)).toMatchObject({ name: 'गीता सोलंकी' });
      expect((await account.register(mobile, { name: broken('Gita') })).status).toBe(200);
    });

    test.each(['posts', 'questions'])(
      'rejects them in the query of a search in %s',
      async (list) => {
        const answered = await api.app.inject(`/api/v1/${list}?q=a%00b`);
        expect(answered.statusCode).toBe(400);
      },
    );
  });

  const WAYS: readonly ((mobile: string) => string | number)[] = [
    (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    (mobile) => `0${mobile}`,
    (mobile) => `91-${mobile.slice(0, 4)}-${mobile.slice(4)}`,
    Number,
  ];

  test.each(WAYS)('accepts a mobile number in any format (%#)', async (way) => {
    const mobile = newNumber();
    const written = way(mobile);
    const first = await submit({ mobile: written });
    expect(first.status).toBe(200);
    const primary_id = String(first.body.data?.primary_id);
    expect(await leadOf(mobile)).toMatchObject({ primary_id, mobile });
    expect((await resend({ mobile: written, primary_id })).status).toBe(200);

    const request = { mobile: written, purpose: 'registration' };
    expect((await account.post('/api/get_user_otp', request)).status).toBe(200);
    const otp = await code(mobile);
    const proven = await account.post('/api/user_otp_verify', { mobile: written, otp });
    const { proof } = proven.body.data ?? {};
    const fields = { name: 'Gita', mobile: written, password: PASSWORD, proof };
    expect((await account.post('/api/user_register', fields)).status).toBe(200);
    const [made] = await api.connection.db
      .select({ mobile: accounts.mobile })
      .from(accounts)
      .where(eq(accounts.mobile, mobile));
    expect(made).toEqual({ mobile });
    const login = { mobile: written, otp: PASSWORD, method: 'password' };
    expect((await account.post('/api/user_login', login)).status).toBe(200);
    // A number gets three codes in ten minutes.
    clock.forward(600);
    expect((await account.post('/api/password_otp', { mobile: written })).status).toBe(200);
    const reset = { mobile: written, otp: await code(mobile), password: `${PASSWORD} 2` };
    expect((await account.post('/api/password_reset', reset)).status).toBe(200);

    const listing = { ...aListing, tractor, mobile: written, terms: true };
    expect((await post('/api/used_tractor_save', listing)).status).toBe(200);
    const [listed] = await api.connection.db
      .select({ mobile: usedTractors.seller_mobile })
      .from(usedTractors)
      .where(eq(usedTractors.seller_mobile, mobile));
    expect(listed).toEqual({ mobile });
    const question = {
      category: 'tyres',
      title: 'Which tyre for paddy fields?',
      text: 'It is black soil.',
      name: 'Gita',
      mobile: written,
    };
    expect((await post('/api/question_save', question)).status).toBe(200);
  });

  test('treats null as a missing field', async () => {
    const mobile = newNumber();
    const nulls = Object.fromEntries(
      ['language', 'page', 'email', 'amount', 'page_source', 'type_id', 'product_id', 'terms'].map(
        (name) => [name, null],
      ),
    );
    const answered = await submit({ ...nulls, primary_id: null, verified_flag: null, mobile });
    expect(answered.status).toBe(200);
    expect(await leadOf(mobile)).toMatchObject({ page_source: 'Whatsapp Popup', language: 'en' });
    const missing = await submit({ mobile, name: null, tehsil: null });
    expect(missing.body.faults).toEqual({ name: 'name_required', tehsil: 'tehsil_required' });
  });

  test('truncates or drops invalid page metadata without rejecting the request', async () => {
    const mobile = newNumber();
    const metadata = {
      page_source: 'x'.repeat(500),
      type_id: 'desktop',
      verified_flag: 'x'.repeat(99),
    };
    expect((await submit({ mobile, ...metadata })).status).toBe(200);
    expect(await leadOf(mobile)).toMatchObject({ page_source: 'x'.repeat(80), type_id: 98 });
  });

  test.each(['false', false, '0', 0, '', 'off', 'no'])(
    'treats terms: %j as no consent',
    async (terms) => {
      const mobile = newNumber();
      const answered = await submit({ mobile, terms });
      expect(answered.status).toBe(400);
      expect(answered.body).toMatchObject({
        message: 'You must accept the terms',
        faults: { terms: 'terms_required' },
      });
      expect(await leadOf(mobile)).toBeUndefined();
      const registered = await account.register(mobile, { terms });
      expect(registered.body.faults).toEqual({ terms: 'terms_required' });
      const listing = { ...aListing, tractor, mobile, terms };
      const listed = await post('/api/used_tractor_save', listing);
      expect(listed.body.faults).toEqual({ terms: 'terms_required' });
    },
  );

  test.each(['on', 'true', true, '1', 1])('treats terms: %j as consent', async (terms) => {
    expect((await submit({ mobile: newNumber(), terms })).status).toBe(200);
  });

  test('rejects a field of another type in the language of the body', async () => {
    const answered = await submit({ ...aForm, name: ['Gita'], product_id: ['x'], language: 'hi' });
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({
      success: false,
      code: 'BAD_REQUEST',
      message: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर भेजें।',
      reason: 'fields_wrong',
      faults: { name: 'field_wrong', product_id: 'field_wrong' },
    });
  });
});
