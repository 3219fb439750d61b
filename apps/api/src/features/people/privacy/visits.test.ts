import { isNull } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { comments } from '../../community/comments/tables.ts';
import { questions } from '../../community/questions/tables.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
  toWrongCode,
} from '../../enquiries/forms/testing/enquiry-calls.ts';
import { createAccountCalls } from '../accounts/testing/account-calls.ts';
import { newsletter } from '../newsletter/tables.ts';
import { SESSION_SECONDS } from './open-my-data-session.ts';
import { createMyDataVisitor } from './testing/create-my-data-visitor.ts';

describe.each(selectAllDatabases())('access to personal data on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let lastNumber = 9_700_000_000;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const createNumber = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const createVisitor = () => createMyDataVisitor(() => api);

  test('grants access for half an hour, and only in the browser that requested the code', async () => {
    const mobile = createNumber();
    const [owner, stranger] = [createVisitor(), createVisitor()];
    await owner.post('/api/my_data_otp', { mobile });
    const otp = await owner.readCode(mobile);
    expect(await stranger.post('/api/my_data_open', { otp })).toMatchObject({
      status: 400,
      body: { reason: 'otp_not_requested' },
    });
    expect(await owner.post('/api/my_data_open', { otp: toWrongCode(otp) })).toMatchObject({
      status: 400,
      body: { reason: 'otp_incorrect' },
    });
    for (const path of ['show', 'download', 'withdraw', 'erase']) {
      const rejected = await owner.post(`/api/my_data_${path}`, { purpose: 'calls', sure: 'on' });
      expect(rejected).toMatchObject({ status: 400, body: { reason: 'my_data_over' } });
    }
    expect(await owner.post('/api/my_data_open', { otp })).toMatchObject({ status: 200 });
    expect(await owner.post('/api/my_data_show')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      body: { data: { mobile } },
    });
    expect(await stranger.post('/api/my_data_show')).toMatchObject({
      body: { reason: 'my_data_over' },
    });
    clock.forward(SESSION_SECONDS);
    expect(await owner.post('/api/my_data_show')).toMatchObject({
      body: { reason: 'my_data_over' },
    });
  });

  test('sends one code for a form that is repeated under its idempotency key', async () => {
    const mobile = createNumber();
    const { postForm, post, readCode } = createVisitor();
    const idempotency_key = 'idempotency-key-of-a-form';
    await postForm('/api/my_data_otp', { mobile, language: 'en', idempotency_key });
    const otp = await readCode(mobile);
    await postForm('/api/my_data_otp', { mobile, language: 'hi', idempotency_key });
    expect(await readCode(mobile)).toBe(otp);
    expect(await post('/api/my_data_open', { otp })).toMatchObject({ status: 200 });
  });

  test('redirects each form without JavaScript and shows the data at each URL once', async () => {
    const mobile = createNumber();
    const { postForm, readPage, readCode } = createVisitor();
    const rejected = await postForm('/api/my_data_otp', { mobile: '12', language: 'hi' });
    expect(rejected).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/hi\/my-data\?draft=/),
    });
    expect((await readPage(rejected.location)).data).toEqual({
      step: 'number',
      reason: 'mobile_registration',
      fault: 'mobile',
    });
    const codePage = await postForm('/api/my_data_otp', { mobile });
    expect((await readPage(codePage.location)).data).toEqual({
      step: 'code',
      reason: 'otp_sent',
      masked_mobile: `XXXXXXXX${mobile.slice(-2)}`,
    });
    const withoutCode = await postForm('/api/my_data_open', { otp: '' });
    expect((await readPage(withoutCode.location)).data).toMatchObject({
      step: 'code',
      fault: 'otp',
    });
    const opened = await postForm('/api/my_data_open', { otp: await readCode(mobile) });
    const dataPage = await readPage(opened.location);
    expect(dataPage.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(dataPage.data).toMatchObject({
      step: 'data',
      reason: 'my_data_opened',
      data: { mobile },
    });
    // A copied URL shows no data, but the browser may request the data again.
    expect(await readPage(opened.location)).toMatchObject({ status: 404 });
    const shownAgain = await postForm('/api/my_data_show');
    expect((await readPage(shownAgain.location)).data).toMatchObject({ step: 'data' });
    const file = await postForm('/api/my_data_download');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="tractor-haat-my-data.json"',
    );
    expect(file.body).toMatchObject({ mobile });
    const unconfirmed = await postForm('/api/my_data_erase');
    expect((await readPage(unconfirmed.location)).data).toMatchObject({
      step: 'data',
      fault: 'sure',
    });
    const closed = await postForm('/api/my_data_close');
    expect((await readPage(closed.location)).data).toEqual({
      step: 'number',
      reason: 'my_data_closed',
    });
    const afterClosing = await postForm('/api/my_data_download');
    expect((await readPage(afterClosing.location)).data).toEqual({
      step: 'number',
      reason: 'my_data_over',
    });
  });

  test('hides names and consents that others entered with the number', async () => {
    const mobile = createNumber();
    const stranger = createEnquiryCalls(() => api);
    await stranger.submit({ mobile, name: 'Somebody Else', consent_calls: 'on' });
    const owner = createVisitor();
    await owner.open(mobile);
    const { enquiries, consents } = await owner.fetchMyData();
    expect(enquiries).toMatchObject([{ status: 'unverified', name: null, fields: {} }]);
    expect(JSON.stringify(enquiries)).not.toContain('Somebody');
    expect(consents).toEqual([]);
  });

  test('stores each consent with its text and withdraws one purpose at a time', async () => {
    const mobile = createNumber();
    const calls = createEnquiryCalls(() => api);
    const body = { mobile, consent_news: 'on', consent_calls: '', language: 'hi' };
    const id = readPrimaryId(await calls.submit({ ...body, consent_calls: 'on' }));
    // A form that is submitted again before its code replaces the consents.
    await calls.submit(body);
    await calls.verify({ primary_id: id, otp: await calls.readCode(mobile) });
    const owner = createVisitor();
    clock.forward(660);
    await owner.open(mobile);
    const consent = { source: 'implement-price', language: 'hi', withdrawn_at: null };
    expect((await owner.fetchMyData()).consents).toEqual([
      expect.objectContaining({
        ...consent,
        purpose: 'news',
        text_version: 'news-1',
        text: expect.stringContaining('खबरें'),
      }),
      expect.objectContaining({ ...consent, purpose: 'enquiry', text_version: 'enquiry-2' }),
    ]);
    expect(await owner.post('/api/my_data_withdraw', { purpose: 'news' })).toMatchObject({
      status: 200,
    });
    const [news, enquiry] = (await owner.fetchMyData()).consents;
    expect(news?.withdrawn_at).toBe(clock.now().toISOString());
    expect(enquiry?.withdrawn_at).toBeNull();
  });

  test('moves the consents to a corrected number', async () => {
    const [wrong, right] = [createNumber(), createNumber()];
    const calls = createEnquiryCalls(() => api);
    const id = readPrimaryId(await calls.submit({ mobile: wrong, consent_calls: 'on' }));
    await calls.resend({ primary_id: id, mobile: right });
    await calls.verify({ primary_id: id, otp: await calls.readCode(right) });
    const owner = createVisitor();
    await owner.open(right);
    expect((await owner.fetchMyData()).consents.map(({ purpose }) => purpose)).toEqual([
      'calls',
      'enquiry',
    ]);
  });

  test('hides rows that others stored under the number and preserves them on an erasure', async () => {
    const mobile = createNumber();
    const comment = {
      post_slug: 'a',
      language: 'en',
      name: 'Mohan',
      text: 'Of a stranger.',
    } as const;
    await api.connection.db.insert(comments).values({ ...comment, mobile, email: 'm@example.in' });
    const question = { category: 'buying', mobile, elapsed_ms: 5000 };
    const texts = { title: 'Which plough for clay soil?', text: 'Three acres of black clay.' };
    await createVisitor().post('/api/question_save', {
      ...question,
      ...texts,
      name: 'Mohan',
    } as never);
    const calls = createEnquiryCalls(() => api);
    const primary_id = readPrimaryId(await calls.submit({ mobile }));
    await calls.verify({ primary_id, otp: await calls.readCode(mobile) });
    await calls.post('/api/question_save', { ...question, ...texts, name: 'Gita' });
    const owner = createVisitor();
    clock.forward(660);
    await owner.open(mobile);
    const { submissions } = await owner.fetchMyData();
    expect(submissions.map(({ kind, name, text, email }) => [kind, name, text, email])).toEqual(
      expect.arrayContaining([
        ['comment', '', '', null],
        ['question', '', '', null],
        ['question', 'Gita', texts.text, null],
      ]),
    );
    await owner.post('/api/my_data_erase', { sure: 'on' });
    const { db } = api.connection;
    expect(await db.select().from(comments)).toMatchObject([{ ...comment, mobile: '' }]);
    const remaining = await db.select().from(questions).where(isNull(questions.key));
    expect(remaining).toMatchObject([{ name: 'Mohan', mobile: null }]);
  });

  test('preserves the newsletter subscription of an unverified e-mail address', async () => {
    const mobile = createNumber();
    const email = 'owner-of-mailbox@example.in';
    const now = clock.now();
    const { db } = api.connection;
    const row = { email, language: 'en', created_at: now, confirmed_at: now } as const;
    await db.insert(newsletter).values(row);
    const { register } = createAccountCalls(() => api);
    await register(mobile, { email, terms: 'on' });
    const owner = createVisitor();
    clock.forward(660);
    await owner.open(mobile);
    const done = await owner.post('/api/my_data_withdraw', { purpose: 'news' });
    expect(done.status).toBe(200);
    expect(await db.select().from(newsletter)).toMatchObject([row]);
    expect(await owner.post('/api/my_data_erase', { sure: 'on' })).toMatchObject({ status: 200 });
    expect(await db.select().from(newsletter)).toMatchObject([row]);
  });

  test('rejects the fourth code request for access within ten minutes', async () => {
    const mobile = createNumber();
    const owner = createVisitor();
    for (const _ of [1, 2, 3]) await owner.post('/api/my_data_otp', { mobile });
    expect(await owner.post('/api/my_data_otp', { mobile })).toMatchObject({
      status: 429,
      body: { reason: 'otp_too_many_sends' },
    });
  });
});
