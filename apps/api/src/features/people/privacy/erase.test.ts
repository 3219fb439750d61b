import { AUDIT_ACTIONS } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { queryRows, runErasure } from '../../../core/database/delete-tree.ts';
import { limitHits } from '../../../core/database/tables.ts';
import { codeFailures } from '../../../core/delivery/tables.ts';
import { createTestApi, TEST_KEY, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { usedPhotos } from '../../catalogue/used/tables.ts';
import { comments } from '../../community/comments/tables.ts';
import { answers, questions } from '../../community/questions/tables.ts';
import { auditEvents } from '../../desk/tables.ts';
import { eraseLeads } from '../../enquiries/forms/privacy.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
  toWrongCode,
} from '../../enquiries/forms/testing/enquiry-calls.ts';
import { addTractors, createSellerCalls } from '../../selling/listings/testing/seller-calls.ts';
import { createAccountCalls } from '../accounts/testing/account-calls.ts';
import { erasePerson } from './erase-person.ts';
import { erasedLeadCounts } from './tables.ts';
import { createMyDataVisitor } from './testing/create-my-data-visitor.ts';
import { listPlacesOfNumber } from './testing/list-places-of-number.ts';

const MOBILE = '9812345670';
const OTHER_MOBILE = '9812345671';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const OTHER_LEAD_COUNT = process.env.TEST_FULL ? 100_000 : 500;
const MAX_ERASURE_MS = 60_000;

describe.each(selectDatabases())('erasing a person on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let tractor: string;
  let answeredQuestion: number;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    const [tractorId] = await addTractors(api);
    tractor = String(tractorId);
  });
  afterAll(() => api.close());
  const getDb = () => api.connection.db;
  const listPlaces = () => listPlacesOfNumber(getDb(), MOBILE);

  async function storeNumberEverywhere() {
    await storeLeads();
    clock.forward(660);
    const seller = createSellerCalls(() => api);
    await seller.createListing({ mobile: MOBILE, tractor, photos: await seller.uploadPhoto() });
    const { register, post } = createAccountCalls(() => api);
    await register(MOBILE, { email: 'Geeta@example.in', terms: 'on' });
    await post('/api/news_letter_save', { email: 'geeta@example.in' });
    answeredQuestion = await storeTexts();
    // The audit log should contain no numbers, but a number in it must be erased too.
    await getDb()
      .insert(auditEvents)
      .values({
        at: clock.now(),
        what: AUDIT_ACTIONS[0],
        object: 'lead-1',
        after: { note: `Called ${MOBILE}` },
      });
  }

  async function storeLeads() {
    const { submit, verify, readCode, post } = createEnquiryCalls(() => api);
    const first = readPrimaryId(await submit({ mobile: MOBILE, consent_calls: 'on' }));
    await verify({ primary_id: first, otp: await readCode(MOBILE) });
    await submit({ mobile: MOBILE, model: '', brand: '' });
    // Another person enters the number by mistake, so the history of that person's lead contains the number.
    const mistyped = createEnquiryCalls(() => api);
    const wrong = readPrimaryId(
      await mistyped.submit({
        mobile: MOBILE,
        name: 'Mohan',
        type: 'rotavator',
        brand: '',
        model: '',
      }),
    );
    await mistyped.resend({ primary_id: wrong, mobile: OTHER_MOBILE });
    await mistyped.verify({ primary_id: wrong, otp: await mistyped.readCode(OTHER_MOBILE) });
    // A rejected form without JavaScript is stored as a draft.
    const body = { form: 'contact', page: '/our-contacts', mobile: MOBILE, name: '1' };
    await post('/api/enquiry_save', new URLSearchParams(body) as never, {
      'content-type': FORM_TYPE,
    });
  }

  /** Returns the id of a question with answers. */
  async function storeTexts(): Promise<number> {
    const author = { name: 'Geeta', mobile: MOBILE, proven: true, created_at: clock.now() };
    await getDb()
      .insert(comments)
      .values([
        { ...author, post_slug: 'a', language: 'en', email: 'geeta@example.in', text: 'Good.' },
        {
          ...author,
          mobile: OTHER_MOBILE,
          post_slug: 'a',
          language: 'en',
          email: 'm@example.in',
          text: `Call 98123-45670 or ९८१२३४५६७०, ${MOBILE}`,
        },
      ]);
    const question = {
      ...author,
      category: 'x',
      title: { en: 'Q' },
      text: { en: 'Which?' },
      asked_on: '2026-11-20',
    };
    const [answeredQuestion] = await getDb()
      .insert(questions)
      .values([question, question])
      .returning();
    const question_id = answeredQuestion?.id ?? 0;
    await getDb()
      .insert(answers)
      .values([
        {
          question_id,
          text: { en: 'This.' },
          name: 'M',
          mobile: OTHER_MOBILE,
          answered_on: '2026-11-20',
        },
        {
          question_id,
          text: { en: 'That.' },
          name: 'G',
          mobile: MOBILE,
          proven: true,
          answered_on: '2026-11-20',
        },
      ]);
    return question_id;
  }

  // PGlite has one connection, so nothing can run concurrently.
  (database.name === 'PostgreSQL' ? test : test.skip)(
    'rejects a code request that waited for a concurrent erasure',
    async () => {
      const mobile = '9812345799';
      const { submit, resend } = createEnquiryCalls(() => api);
      const primary_id = readPrimaryId(await submit({ mobile }));
      clock.forward(660);
      const isWaiting = sql`select 1 from pg_locks join pg_database on database = pg_database.oid
        where datname = current_database() and not granted`;
      const pending = await runErasure(getDb(), async (tx) => {
        await eraseLeads(tx, mobile);
        const response = resend({ primary_id, mobile });
        for (let attempt = 0; attempt < 500; attempt += 1)
          if ((await queryRows(getDb(), isWaiting)).length > 0) break;
        return { response };
      });
      expect(await pending.response).toMatchObject({
        status: 400,
        body: { reason: 'otp_request_missing' },
      });
    },
  );

  test('erases the number everywhere after a confirmation', async () => {
    await storeNumberEverywhere();
    const visitor = createMyDataVisitor(() => api);
    clock.forward(660);
    await visitor.open(MOBILE);
    const before = await visitor.fetchMyData();
    expect(before).toMatchObject({ mobile: MOBILE, account: { name: 'गीता सोलंकी' } });
    expect(before.enquiries.length).toBeGreaterThan(1);
    expect([before.listings.length, before.submissions.length]).toEqual([1, 4]);
    expect((await listPlaces()).length).toBeGreaterThan(20);
    expect(await visitor.post('/api/my_data_erase')).toMatchObject({
      status: 400,
      body: { reason: 'my_data_unconfirmed' },
    });
    expect((await listPlaces()).length).toBeGreaterThan(20);
    expect(await visitor.post('/api/my_data_erase', { sure: 'on' })).toMatchObject({ status: 200 });
    expect(await listPlaces()).toEqual([]);
    expect(await getDb().select({ id: usedPhotos.id }).from(usedPhotos)).toEqual([]);
    expect(await visitor.post('/api/my_data_show')).toMatchObject({
      status: 400,
      body: { reason: 'my_data_over' },
    });
  }, 120_000);

  test('preserves the rows of others and the counts of erased leads', async () => {
    const [lead] = await getDb().select().from(enquiries).where(eq(enquiries.mobile, OTHER_MOBILE));
    expect(lead).toMatchObject({ name: 'Mohan', status: 'verified' });
    const [question] = await getDb()
      .select()
      .from(questions)
      .where(eq(questions.id, answeredQuestion));
    expect(question).toMatchObject({ name: '—', mobile: null });
    expect(
      await getDb()
        .select({ name: answers.name })
        .from(answers)
        .where(eq(answers.question_id, answeredQuestion)),
    ).toEqual([{ name: 'M' }]);
    const [comment] = await getDb()
      .select()
      .from(comments)
      .where(eq(comments.mobile, OTHER_MOBILE));
    expect(comment?.text).toBe('Call 1111111111 or 1111111111, 1111111111');
    const count = { day: '2026-11-21', form: 'implement-price', count: 1 };
    expect(await getDb().select().from(erasedLeadCounts)).toEqual([
      { ...count, product_key: expect.stringMatching(/^implement:/) },
      { ...count, product_key: 'plough:' },
    ]);
  });

  test('erases a number that is used again after its erasure', async () => {
    const visitor = createMyDataVisitor(() => api);
    clock.forward(660);
    await visitor.open(MOBILE);
    expect(await visitor.fetchMyData()).toMatchObject({
      enquiries: [],
      listings: [],
      account: null,
    });
    await visitor.post('/api/my_data_erase', { sure: 'on' });
    expect(await listPlaces()).toEqual([]);
  });

  test('preserves the limits on sent codes and on wrong codes', async () => {
    const mobile = '9812345801';
    const { post, readCode, fetchMyData } = createMyDataVisitor(() => api);
    for (const _ of [1, 2]) {
      await post('/api/my_data_otp', { mobile });
      for (let tries = 0; tries < 5; tries += 1)
        await post('/api/my_data_open', { otp: toWrongCode(await readCode(mobile)) });
    }
    // Rows of the previous release contain the number itself, so the erasure must delete them.
    await getDb()
      .insert(limitHits)
      .values({ key: `a:${mobile}`, hits: [], expires_at: clock.now() });
    await getDb()
      .insert(codeFailures)
      .values({ mobile: `${mobile}:known`, failures: 3 });
    await erasePerson(getDb(), { mobile, key: TEST_KEY }, { by: 'staff', now: clock.now() });
    expect(await listPlacesOfNumber(getDb(), mobile)).toEqual([]);
    expect(await post('/api/my_data_otp', { mobile })).toMatchObject({ status: 200 });
    expect(await post('/api/my_data_open', { otp: await readCode(mobile) })).toMatchObject({
      status: 429,
      body: { reason: 'otp_too_many_attempts' },
    });
    expect(await post('/api/my_data_otp', { mobile })).toMatchObject({
      status: 429,
      body: { reason: 'otp_too_many_sends' },
    });
    clock.forward(31);
    expect(await post('/api/my_data_open', { otp: await readCode(mobile) })).toMatchObject({
      status: 200,
    });
    expect((await fetchMyData()).limits).toEqual([
      { what: 'code-sends', until: expect.any(String) },
    ]);
  });

  test(`erases one person among ${OTHER_LEAD_COUNT} other leads within a minute and leaves the others unchanged`, async () => {
    await getDb().transaction(async (tx) => {
      // Inserting so many rows exceeds the default statement timeout.
      await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
      await tx.execute(sql`with made as (
        insert into enquiries (primary_id, form, status, name, mobile, product_key, fields, page_source, type_id,
          language, created_at, verified_at)
        select 'lead-' || n, 'implement-price', 'verified', 'राम', (6000000000 + n)::text, 'implement:1',
          '{"state":"gujarat","district":"anand"}', 'Whatsapp Popup', 97, 'hi', now(), now()
        from generate_series(1, ${OTHER_LEAD_COUNT}::int) n returning id, primary_id, mobile)
      insert into enquiry_events (enquiry_id, at, event, before, after)
      select id, now(), 'verified', jsonb_build_object('mobile', mobile), '{"status":"verified"}' from made`);
      await tx.execute(sql`insert into enquiry_attempts (primary_id, enquiry_id, browser, form, name, mobile,
        product_key, fields, page_source, type_id, language, created_at)
      select primary_id, id, 'b', form, name, mobile, product_key, fields, page_source, type_id, language, created_at
      from enquiries where primary_id like 'lead-%'`);
    });
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const id = readPrimaryId(await submit({ mobile: MOBILE }));
    await verify({ primary_id: id, otp: await readCode(MOBILE) });
    const visitor = createMyDataVisitor(() => api);
    clock.forward(660);
    await visitor.open(MOBILE);
    const startedAt = performance.now();
    expect(await visitor.post('/api/my_data_erase', { sure: 'on' })).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeLessThan(MAX_ERASURE_MS);
    expect(await listPlaces()).toEqual([]);
    expect(await getDb().$count(enquiries, sql`primary_id like 'lead-%'`)).toBe(OTHER_LEAD_COUNT);
  }, 600_000);
});
