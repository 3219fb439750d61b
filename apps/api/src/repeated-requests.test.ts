import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readConfig } from './config.ts';
import { oneTimeCodes } from './core/delivery/tables.ts';
import { idempotencyKeys } from './core/visitor/tables.ts';
import { usedTractors } from './features/catalogue/used/tables.ts';
import { comments } from './features/community/comments/tables.ts';
import { answers, questions } from './features/community/questions/tables.ts';
import { reviews } from './features/community/reviews/tables.ts';
import { enquiries, enquiryAttempts } from './features/enquiries/forms/tables.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
} from './features/enquiries/forms/testing/enquiry-calls.ts';
import { deleteExpired } from './features/people/privacy/delete-expired.ts';
import { addTractors, LISTING_FIELDS } from './features/selling/listings/testing/seller-calls.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectAllDatabases } from './testing/databases.ts';
import { createMediaContentFolder } from './testing/media-content.ts';
import { createMovingClock } from './testing/moving-clock.ts';

/** Differs from the model of `validForm`. */
const OTHER_MODEL = 'Model 52';

/** A visitor clicks twice, or a browser repeats a request whose response was lost. */
describe.each(selectAllDatabases())('repeated requests on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor = 0;
  let question = 0;
  beforeAll(async () => {
    api = await createTestApi(database, createMediaContentFolder(), clock.now);
    [tractor = 0] = await addTractors(api);
    const [questionRow] = await api.connection.db.select().from(questions).limit(1);
    question = questionRow?.id ?? 0;
  }, 60_000);
  afterAll(() => api.close());

  const createBrowser = () => createEnquiryCalls(() => api);
  let mobileCount = 0;
  const createMobile = () => {
    mobileCount += 1;
    return String(9_400_000_000 + mobileCount);
  };
  const countMessages = async (mobile: string) =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((message: { mobile: string }) => message.mobile === mobile).length;
  const listCodes = (mobile: string) =>
    api.connection.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.mobile, mobile));
  const listLeads = (mobile: string) =>
    api.connection.db.select().from(enquiries).where(eq(enquiries.mobile, mobile));
  const comment = { text: 'It pulls the rotavator well', name: 'Gita', elapsed_ms: 5000 };
  const createAuthor = () => ({ ...comment, mobile: createMobile() });

  type Route = {
    url: string;
    createBody: () => Record<string, unknown>;
    countRows: () => Promise<number>;
  };
  type Table = Parameters<TestApi['connection']['db']['$count']>[0];
  const createCounter = (table: Table) => () => api.connection.db.$count(table);
  const routes: Record<string, Route> = {
    enquiry: {
      url: '/api/enquiry_save',
      createBody: () => ({
        form: 'contact',
        name: 'Gita',
        mobile: createMobile(),
        message: 'Please call me about tyres.',
      }),
      countRows: createCounter(enquiries),
    },
    review: {
      url: '/api/review_save',
      createBody: () => ({ tractor, rating: 5, name: 'Gita', text: comment.text }),
      countRows: createCounter(reviews),
    },
    question: {
      url: '/api/question_save',
      createBody: () => ({
        ...createAuthor(),
        category: 'tyres',
        title: 'Which tyre for paddy fields?',
      }),
      countRows: createCounter(questions),
    },
    answer: {
      url: '/api/answer_save',
      createBody: () => ({ ...createAuthor(), question_id: question }),
      countRows: createCounter(answers),
    },
    comment: {
      url: '/api/blog_comment_save',
      createBody: () => ({
        ...createAuthor(),
        post: 'post-1',
        comment: comment.text,
        email: 'gita@example.in',
      }),
      countRows: createCounter(comments),
    },
    listing: {
      url: '/api/used_tractor_save',
      createBody: () => ({ ...LISTING_FIELDS, tractor: String(tractor), mobile: createMobile() }),
      countRows: createCounter(usedTractors),
    },
    'code of an account': {
      url: '/api/get_user_otp',
      createBody: () => ({ mobile: createMobile() }),
      countRows: createCounter(oneTimeCodes),
    },
    'code for a password': {
      url: '/api/password_otp',
      createBody: () => ({ mobile: createMobile() }),
      countRows: createCounter(oneTimeCodes),
    },
  };

  describe.each(Object.entries(routes))('repeated %s', (_, { url, createBody, countRows }) => {
    test('writes one row for the same idempotency key and content from several browsers', async () => {
      const before = await countRows();
      const requestBody = { ...createBody(), idempotency_key: randomUUID() };
      // A browser that lost the first response has no cookie yet.
      const parallel = await Promise.all([
        createBrowser().post(url, requestBody),
        createBrowser().post(url, requestBody),
      ]);
      const later = await createBrowser().post(url, { ...requestBody, elapsed_ms: 60_000 });
      for (const { status, body } of [...parallel, later])
        expect([status, body]).toEqual([200, later.body]);
      expect(await countRows()).toBe(before + 1);
    });

    test('rejects a used idempotency key with another body in the language of the caller', async () => {
      const { post } = createBrowser();
      const requestBody = { ...createBody(), idempotency_key: randomUUID() };
      expect((await post(url, requestBody)).status).toBe(200);
      const before = await countRows();
      const reuse = await post(url, {
        ...createBody(),
        name: 'Sita',
        idempotency_key: requestBody.idempotency_key,
        language: 'hi',
      });
      expect([reuse.status, reuse.body.reason]).toEqual([400, 'key_reused']);
      expect(reuse.body.message).toContain('पेज फिर से');
      expect(await countRows()).toBe(before);
    });

    test('writes a row for a new idempotency key, and for a used one with other content from another browser', async () => {
      const before = await countRows();
      const [browser, otherBrowser] = [createBrowser(), createBrowser()];
      for (const { post } of [browser, otherBrowser])
        await post(url, { ...createBody(), idempotency_key: randomUUID() });
      const requestBody = { ...createBody(), idempotency_key: randomUUID() };
      expect((await browser.post(url, requestBody)).status).toBe(200);
      expect(
        (
          await otherBrowser.post(url, {
            ...createBody(),
            idempotency_key: requestBody.idempotency_key,
          })
        ).status,
      ).toBe(200);
      expect(await countRows()).toBe(before + 4);
    });
  });

  test('creates one lead, code and message for a repeated enquiry, and one code for a repeated resend', async () => {
    const browser = createBrowser();
    const mobile = createMobile();
    const requestBody = { mobile, idempotency_key: randomUUID() };
    const [first, second] = await Promise.all([
      browser.submit(requestBody),
      createBrowser().submit(requestBody),
    ]);
    expect(first.body).toEqual(second.body);
    const { db } = api.connection;
    const attempts = await db
      .select()
      .from(enquiryAttempts)
      .where(eq(enquiryAttempts.mobile, mobile));
    expect([attempts.length, (await listLeads(mobile)).length]).toEqual([1, 1]);
    expect([(await listCodes(mobile)).length, await countMessages(mobile)]).toEqual([1, 1]);
    const primary_id = readPrimaryId(first);
    const resendBody = { mobile, primary_id, idempotency_key: randomUUID() };
    const resent = await Promise.all([browser.resend(resendBody), browser.resend(resendBody)]);
    expect(resent.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await listCodes(mobile)).length, await countMessages(mobile)]).toEqual([2, 2]);
  });

  test('returns the same responses to repeated enquiries of a verified browser and creates one lead each', async () => {
    const browser = createBrowser();
    const mobile = createMobile();
    const primary_id = readPrimaryId(await browser.submit({ mobile }));
    await browser.verify({ otp: await browser.readCode(mobile), primary_id });
    const priceEnquiry = { mobile, model: OTHER_MODEL, idempotency_key: randomUUID() };
    const prices = [await browser.submit(priceEnquiry), await browser.submit(priceEnquiry)];
    expect(prices[0]?.body.data).toMatchObject({ text: 'exist_verified', price: {} });
    expect(prices[1]?.body).toEqual(prices[0]?.body);
    const interest = {
      mobile,
      primary_id,
      model: OTHER_MODEL,
      type_id: 99,
      idempotency_key: randomUUID(),
    };
    const suggestions = await Promise.all([browser.submit(interest), browser.submit(interest)]);
    expect(suggestions.map(({ status }) => status)).toEqual([200, 200]);
    expect(suggestions[0]?.body).toEqual(suggestions[1]?.body);
    expect((await listLeads(mobile)).length).toBe(3);
  });

  test('stores an idempotency key without personal data and deletes it after a day', async () => {
    const browser = createBrowser();
    const mobile = createMobile();
    const requestBody = { mobile, idempotency_key: randomUUID() };
    const primary_id = readPrimaryId(await browser.submit(requestBody));
    await browser.verify({ otp: await browser.readCode(mobile), primary_id });
    await browser.submit({ mobile, model: OTHER_MODEL, idempotency_key: randomUUID() });
    const { db } = api.connection;
    const storedKeys = JSON.stringify(await db.select().from(idempotencyKeys));
    expect(storedKeys).toContain(primary_id);
    expect(storedKeys).not.toMatch(new RegExp(`${mobile}|price|min_inr`));
    clock.forward(24 * 3600);
    expect((await browser.submit({ ...requestBody, model: OTHER_MODEL })).status).toBe(200);
    clock.forward(25 * 3600);
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });

  test('rejects a malformed idempotency key and ignores an empty one', async () => {
    const mobile = createMobile();
    for (const idempotency_key of [
      '1',
      'x'.repeat(65),
      `${'x'.repeat(30)}\0`,
      5,
      ['a'],
      { a: 1 },
    ]) {
      const response = await createBrowser().submit({ mobile, idempotency_key });
      expect([response.status, response.body.faults]).toEqual([
        400,
        { idempotency_key: 'field_wrong' },
      ]);
    }
    expect(await listLeads(mobile)).toEqual([]);
    expect((await createBrowser().submit({ mobile, idempotency_key: '' })).status).toBe(200);
  });
});
