import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { comments } from '../database/schema/comments.ts';
import { enquiries } from '../database/schema/enquiries.ts';
import { enquiryAttempts } from '../database/schema/enquiry-attempts.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';
import { oneTimeCodes } from '../database/schema/one-time-codes.ts';
import { answers, questions } from '../database/schema/questions.ts';
import { reviews } from '../database/schema/reviews.ts';
import { usedTractors } from '../database/schema/used-tractors.ts';
import { enquiryCalls, idOf } from '../domain/enquiries/forms/testing/enquiry-calls.ts';
import { deleteExpired } from '../domain/people/privacy/retention/delete-expired.ts';
import { addTractors, aListing } from '../domain/selling/listings/testing/seller-calls.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { everyDatabase } from '../testing/databases.ts';
import { mediaContentFolder } from '../testing/media-content.ts';
import { movingClock } from '../testing/moving-clock.ts';

const MODELS = { first: 'Model 53', second: 'Model 52' };

/** A double tap, two concurrent requests, and a repeated request after a lost response. */
describe.each(everyDatabase())('repeated requests on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let tractor = 0;
  let question = 0;
  beforeAll(async () => {
    api = await testApi(database, mediaContentFolder(), clock.now);
    [tractor = 0] = await addTractors(api);
    const [questionRow] = await api.connection.db.select().from(questions).limit(1);
    question = questionRow?.id ?? 0;
  }, 60_000);
  afterAll(() => api.close());

  const newBrowser = () => enquiryCalls(() => api);
  let numbers = 0;
  const newNumber = () => {
    numbers += 1;
    return String(9_400_000_000 + numbers);
  };
  const messagesTo = async (mobile: string) =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((one: { mobile: string }) => one.mobile === mobile).length;
  const codesOf = (mobile: string) =>
    api.connection.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.mobile, mobile));
  const leadsOf = (mobile: string) =>
    api.connection.db.select().from(enquiries).where(eq(enquiries.mobile, mobile));
  const comment = { text: 'It pulls the rotavator well', name: 'Gita', waited_ms: 5000 };
  const people = () => ({ ...comment, mobile: newNumber() });

  type Route = {
    url: string;
    body: () => Record<string, unknown>;
    /** Number of rows that it writes. */
    rows: () => Promise<number>;
  };
  type Table = Parameters<TestApi['connection']['db']['$count']>[0];
  const countOf = (table: Table) => () => api.connection.db.$count(table);
  const routes: Record<string, Route> = {
    enquiry: {
      url: '/api/enquiry_save',
      body: () => ({
        form: 'contact',
        name: 'Gita',
        mobile: newNumber(),
        message: 'Please call me about tyres.',
      }),
      rows: countOf(enquiries),
    },
    review: {
      url: '/api/review_save',
      body: () => ({ tractor, rating: 5, name: 'Gita', text: comment.text }),
      rows: countOf(reviews),
    },
    question: {
      url: '/api/question_save',
      body: () => ({ ...people(), category: 'tyres', title: 'Which tyre for paddy fields?' }),
      rows: countOf(questions),
    },
    answer: {
      url: '/api/answer_save',
      body: () => ({ ...people(), question_id: question }),
      rows: countOf(answers),
    },
    comment: {
      url: '/api/blog_comment_save',
      body: () => ({
        ...people(),
        post: 'post-1',
        comment: comment.text,
        email: 'gita@example.in',
      }),
      rows: countOf(comments),
    },
    listing: {
      url: '/api/used_tractor_save',
      body: () => ({ ...aListing, tractor: String(tractor), mobile: newNumber() }),
      rows: countOf(usedTractors),
    },
    'code of an account': {
      url: '/api/get_user_otp',
      body: () => ({ mobile: newNumber() }),
      rows: countOf(oneTimeCodes),
    },
    'code for a password': {
      url: '/api/password_otp',
      body: () => ({ mobile: newNumber() }),
      rows: countOf(oneTimeCodes),
    },
  };

  describe.each(Object.entries(routes))('%s', (_, { url, body, rows }) => {
    test('deduplicates parallel and later repeats without a cookie, with the same response', async () => {
      const before = await rows();
      const sent = { ...body(), idempotency_key: randomUUID() };
      // The first response is lost, with its cookie.
      const both = await Promise.all([newBrowser().post(url, sent), newBrowser().post(url, sent)]);
      const later = await newBrowser().post(url, { ...sent, waited_ms: 60_000 });
      for (const one of [...both, later]) expect([one.status, one.body]).toEqual([200, later.body]);
      expect(await rows()).toBe(before + 1);
    });

    test("rejects a reused key with another body in the caller's language", async () => {
      const { post } = newBrowser();
      const sent = { ...body(), idempotency_key: randomUUID() };
      expect((await post(url, sent)).status).toBe(200);
      const before = await rows();
      const other = await post(url, {
        ...body(),
        name: 'Sita',
        idempotency_key: sent.idempotency_key,
        language: 'hi',
      });
      expect([other.status, other.body.reason]).toEqual([400, 'key_reused']);
      expect(other.body.message).toContain('पेज फिर से');
      expect(await rows()).toBe(before);
    });

    test('treats another key, or the key of another browser, as a new request', async () => {
      const before = await rows();
      const [one, other] = [newBrowser(), newBrowser()];
      for (const { post } of [one, other])
        await post(url, { ...body(), idempotency_key: randomUUID() });
      const sent = { ...body(), idempotency_key: randomUUID() };
      expect((await one.post(url, sent)).status).toBe(200);
      expect(
        (await other.post(url, { ...body(), idempotency_key: sent.idempotency_key })).status,
      ).toBe(200);
      expect(await rows()).toBe(before + 4);
    });
  });

  test('creates one lead, attempt, code and message for a repeated enquiry, and repeats the price', async () => {
    const browser = newBrowser();
    const mobile = newNumber();
    const sent = { mobile, idempotency_key: randomUUID() };
    const [first, second] = await Promise.all([browser.submit(sent), newBrowser().submit(sent)]);
    expect(first.body).toEqual(second.body);
    const { db } = api.connection;
    const attempts = await db
      .select()
      .from(enquiryAttempts)
      .where(eq(enquiryAttempts.mobile, mobile));
    expect([attempts.length, (await leadsOf(mobile)).length]).toEqual([1, 1]);
    expect([(await codesOf(mobile)).length, await messagesTo(mobile)]).toEqual([1, 1]);
    const primary_id = idOf(first);
    const again = { mobile, primary_id, idempotency_key: randomUUID() };
    const resent = await Promise.all([browser.resend(again), browser.resend(again)]);
    expect(resent.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await codesOf(mobile)).length, await messagesTo(mobile)]).toEqual([2, 2]);
    await browser.verify({ otp: await browser.code(mobile), primary_id });
    // The number is verified now: the price is returned at once, also for a repeated request.
    const priceEnquiry = { mobile, model: MODELS.second, idempotency_key: randomUUID() };
    const prices = [await browser.submit(priceEnquiry), await browser.submit(priceEnquiry)];
    expect(prices[0]?.body.data).toMatchObject({ text: 'exist_verified', price: {} });
    expect(prices[1]?.body).toEqual(prices[0]?.body);
    const codeRequest = {
      mobile,
      primary_id,
      model: MODELS.second,
      type_id: 99,
      idempotency_key: randomUUID(),
    };
    const suggestions = await Promise.all([
      browser.submit(codeRequest),
      browser.submit(codeRequest),
    ]);
    expect(suggestions.map(({ status }) => status)).toEqual([200, 200]);
    expect(suggestions[0]?.body).toEqual(suggestions[1]?.body);
    expect((await leadsOf(mobile)).length).toBe(3);
  });

  test('stores no number or price with the key, and deletes it after a day', async () => {
    const browser = newBrowser();
    const mobile = newNumber();
    const sent = { mobile, idempotency_key: randomUUID() };
    const primary_id = idOf(await browser.submit(sent));
    await browser.verify({ otp: await browser.code(mobile), primary_id });
    await browser.submit({ mobile, model: MODELS.second, idempotency_key: randomUUID() });
    const { db } = api.connection;
    const storedKeys = JSON.stringify(await db.select().from(idempotencyKeys));
    expect(storedKeys).toContain(primary_id);
    expect(storedKeys).not.toMatch(new RegExp(`${mobile}|price|min_inr`));
    clock.forward(24 * 3600);
    expect((await browser.submit({ ...sent, model: MODELS.second })).status).toBe(200);
    clock.forward(25 * 3600);
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });

  test('rejects a guessable key; ignores an empty one', async () => {
    const mobile = newNumber();
    for (const idempotency_key of [
      '1',
      'x'.repeat(65),
      `${'x'.repeat(30)}\0`,
      5,
      ['a'],
      { a: 1 },
    ]) {
      const refused = await newBrowser().submit({ mobile, idempotency_key });
      expect([refused.status, refused.body.faults]).toEqual([
        400,
        { idempotency_key: 'field_wrong' },
      ]);
    }
    expect(await leadsOf(mobile)).toEqual([]);
    expect((await newBrowser().submit({ mobile, idempotency_key: '' })).status).toBe(200);
  });
});
