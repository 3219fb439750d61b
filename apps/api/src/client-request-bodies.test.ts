import { eq } from 'drizzle-orm';
import { usedTractors } from './features/catalogue/used/tables.ts';
import { questions } from './features/community/questions/tables.ts';
import { reviews } from './features/community/reviews/tables.ts';
import { enquiries } from './features/enquiries/forms/tables.ts';
import { createEnquiryCalls, validForm } from './features/enquiries/forms/testing/enquiry-calls.ts';
import { accounts } from './features/people/accounts/tables.ts';
import { createAccountCalls, PASSWORD } from './features/people/accounts/testing/account-calls.ts';
import { newsletterRequests } from './features/people/newsletter/tables.ts';
import { addTractors, LISTING_FIELDS } from './features/selling/listings/testing/seller-calls.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectDatabases } from './testing/databases.ts';
import { createMovingClock } from './testing/moving-clock.ts';

const addUnstorableCharacters = (text: string) =>
  `\0${text.slice(0, 3)}\ud83d${text.slice(3)}\udc00`;

describe.each(selectDatabases())(
  'request bodies as real clients send them on $name',
  (database) => {
    const clock = createMovingClock();
    let api: TestApi;
    let tractor = 0;
    beforeAll(async () => {
      api = await createTestApi(database, undefined, clock.now);
      [tractor = 0] = await addTractors(api);
    });
    afterAll(() => api.close());

    const { submit, resend, post, readCode } = createEnquiryCalls(() => api);
    const account = createAccountCalls(() => api);
    let mobileCount = 0;
    const createMobile = () => {
      mobileCount += 1;
      return String(9_300_000_000 + mobileCount);
    };
    const findLead = async (mobile: string) => {
      const { db } = api.connection;
      const [lead] = await db.select().from(enquiries).where(eq(enquiries.mobile, mobile));
      return lead;
    };

    describe('characters that the database cannot store', () => {
      test('removes NUL and lone surrogates from the name and the text of a review', async () => {
        const text = 'It pulls the rotavator well';
        const body = {
          tractor,
          rating: 5,
          name: addUnstorableCharacters('Gita'),
          text: addUnstorableCharacters(text),
        };
        expect((await post('/api/review_save', body)).status).toBe(200);
        const [row] = await api.connection.db
          .select({ name: reviews.name, text: reviews.text })
          .from(reviews)
          .where(eq(reviews.tractor_id, tractor));
        expect(row).toEqual({ name: 'Gita', text });
      });

      test('removes NUL and lone surrogates from the fields of a question', async () => {
        const mobile = createMobile();
        const questionBody = {
          category: 'tyres',
          title: addUnstorableCharacters('Which tyre for paddy fields?'),
          text: addUnstorableCharacters('It is black soil.'),
          tractor: addUnstorableCharacters('Swaraj'),
          name: addUnstorableCharacters('Gita'),
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

      test('removes NUL and lone surrogates from the address in a newsletter form', async () => {
        const email = 'gita@example.in';
        expect(
          (await post('/api/news_letter_save', { email: addUnstorableCharacters(email) })).status,
        ).toBe(200);
        const rows = await api.connection.db
          .select({ email: newsletterRequests.email })
          .from(newsletterRequests);
        expect(rows).toEqual([{ email }]);
      });

      test('removes NUL and lone surrogates from the name in an enquiry and in a registration', async () => {
        const mobile = createMobile();
        expect((await submit({ mobile, name: addUnstorableCharacters('गीता सोलंकी') })).status).toBe(
          200,
        );
        expect(await findLead(mobile)).toMatchObject({ name: 'गीता सोलंकी' });
        expect(
          (await account.register(mobile, { name: addUnstorableCharacters('Gita') })).status,
        ).toBe(200);
      });

      test.each(['posts', 'questions'])('rejects NUL in a search of %s with 400', async (list) => {
        const response = await api.app.inject(`/api/v1/${list}?q=a%00b`);
        expect(response.statusCode).toBe(400);
      });
    });

    const MOBILE_FORMATS: readonly (readonly [
      name: string,
      formatMobile: (mobile: string) => string | number,
    ])[] = [
      [
        'with the prefix +91 and spaces',
        (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      ],
      ['with a leading zero', (mobile) => `0${mobile}`],
      ['with hyphens', (mobile) => `91-${mobile.slice(0, 4)}-${mobile.slice(4)}`],
      ['as a JSON number', Number],
    ];

    describe.each(MOBILE_FORMATS)('a mobile number %s', (_, formatMobile) => {
      const mobile = createMobile();
      const formatted = formatMobile(mobile);
      // The API sends at most three codes to a number in ten minutes.
      beforeEach(() => clock.forward(600));

      test('an enquiry and the request for a new code accept the number', async () => {
        const first = await submit({ mobile: formatted });
        expect(first.status).toBe(200);
        const primary_id = String(first.body.data?.primary_id);
        expect(await findLead(mobile)).toMatchObject({ primary_id, mobile });
        expect((await resend({ mobile: formatted, primary_id })).status).toBe(200);
      });

      test('a registration and a sign-in accept the number', async () => {
        const request = { mobile: formatted, purpose: 'registration' };
        expect((await account.post('/api/get_user_otp', request)).status).toBe(200);
        const otp = await readCode(mobile);
        const verification = await account.post('/api/user_otp_verify', { mobile: formatted, otp });
        const { proof } = verification.body.data ?? {};
        const fields = { name: 'Gita', mobile: formatted, password: PASSWORD, proof };
        expect((await account.post('/api/user_register', fields)).status).toBe(200);
        const [createdAccount] = await api.connection.db
          .select({ mobile: accounts.mobile })
          .from(accounts)
          .where(eq(accounts.mobile, mobile));
        expect(createdAccount).toEqual({ mobile });
        const login = { mobile: formatted, otp: PASSWORD, method: 'password' };
        expect((await account.post('/api/user_login', login)).status).toBe(200);
      });

      test('a password reset accepts the number', async () => {
        expect((await account.post('/api/password_otp', { mobile: formatted })).status).toBe(200);
        const reset = { mobile: formatted, otp: await readCode(mobile), password: `${PASSWORD} 2` };
        expect((await account.post('/api/password_reset', reset)).status).toBe(200);
      });

      test('a listing accepts the number', async () => {
        const listing = { ...LISTING_FIELDS, tractor, mobile: formatted, terms: true };
        expect((await post('/api/used_tractor_save', listing)).status).toBe(200);
        const [listed] = await api.connection.db
          .select({ mobile: usedTractors.seller_mobile })
          .from(usedTractors)
          .where(eq(usedTractors.seller_mobile, mobile));
        expect(listed).toEqual({ mobile });
      });

      test('a question accepts the number', async () => {
        const question = {
          category: 'tyres',
          title: 'Which tyre for paddy fields?',
          text: 'It is black soil.',
          name: 'Gita',
          mobile: formatted,
        };
        expect((await post('/api/question_save', question)).status).toBe(200);
      });
    });

    test('treats null as a missing field', async () => {
      const mobile = createMobile();
      const nullFields = Object.fromEntries(
        [
          'language',
          'page',
          'email',
          'amount',
          'page_source',
          'type_id',
          'product_id',
          'terms',
        ].map((name) => [name, null]),
      );
      const response = await submit({
        ...nullFields,
        primary_id: null,
        verified_flag: null,
        mobile,
      });
      expect(response.status).toBe(200);
      expect(await findLead(mobile)).toMatchObject({
        page_source: 'Whatsapp Popup',
        language: 'en',
      });
      const missing = await submit({ mobile, name: null, tehsil: null });
      expect(missing.body.faults).toEqual({ name: 'name_required', tehsil: 'tehsil_required' });
    });

    test('accepts an enquiry with invalid metadata of the page and replaces the metadata', async () => {
      const mobile = createMobile();
      const metadata = {
        page_source: 'x'.repeat(500),
        type_id: 'desktop',
        verified_flag: 'x'.repeat(99),
      };
      expect((await submit({ mobile, ...metadata })).status).toBe(200);
      expect(await findLead(mobile)).toMatchObject({ page_source: 'x'.repeat(80), type_id: 98 });
    });

    test.each(['false', false, '0', 0, '', 'off', 'no'])(
      'every form treats terms: %j as no consent',
      async (terms) => {
        const mobile = createMobile();
        const response = await submit({ mobile, terms });
        expect(response.status).toBe(400);
        expect(response.body).toMatchObject({
          message: 'You must accept the terms',
          faults: { terms: 'terms_required' },
        });
        expect(await findLead(mobile)).toBeUndefined();
        const registered = await account.register(mobile, { terms });
        expect(registered.body.faults).toEqual({ terms: 'terms_required' });
        const listing = { ...LISTING_FIELDS, tractor, mobile, terms };
        const listed = await post('/api/used_tractor_save', listing);
        expect(listed.body.faults).toEqual({ terms: 'terms_required' });
      },
    );

    test.each(['on', 'true', true, '1', 1])(
      'an enquiry treats terms: %j as consent',
      async (terms) => {
        expect((await submit({ mobile: createMobile(), terms })).status).toBe(200);
      },
    );

    test('rejects fields of a wrong type with a message in the language of the body', async () => {
      const response = await submit({
        ...validForm,
        name: ['Gita'],
        product_id: ['x'],
        language: 'hi',
      });
      expect(response.status).toBe(400);
      expect(response.body).toEqual({
        success: false,
        code: 'BAD_REQUEST',
        message: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर भेजें।',
        reason: 'invalid_fields',
        faults: { name: 'field_wrong', product_id: 'field_wrong' },
      });
    });
  },
);
