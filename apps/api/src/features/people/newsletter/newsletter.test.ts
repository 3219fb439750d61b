import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { consents } from '../../../core/visitor/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { newsletter, newsletterRequests } from './tables.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const HOUR_SECONDS = 3600;

type OutboxMail = { to: string; subject: string; text: string; headers: Record<string, string> };

describe.each(selectAllDatabases())('newsletter on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const getDb = () => api.connection.db;

  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const saveAddress = (payload: object | string, headers: Record<string, string> = {}) =>
    post('/api/news_letter_save', payload, headers);
  const postForm = (url: string, fields: Record<string, string>) =>
    post(url, new URLSearchParams(fields).toString(), { 'content-type': FORM_TYPE });

  async function listMails(email: string): Promise<OutboxMail[]> {
    const messages = (await api.app.inject('/api/dev/outbox')).json();
    return messages.filter((message: Partial<OutboxMail>) => message.to === email);
  }
  const findToken = (text: string, kind: 'confirm' | 'unsubscribe') =>
    new RegExp(`/newsletter/${kind}/([0-9a-f]{48})\\b`).exec(text)?.[1] ?? '';
  async function requestSubscription(email: string, language: Language = 'en') {
    await saveAddress({ email, language });
    const [mail] = await listMails(email);
    const text = mail?.text ?? '';
    return {
      mail,
      confirm: findToken(text, 'confirm'),
      unsubscribe: findToken(text, 'unsubscribe'),
    };
  }
  const findSubscriber = async (email: string) =>
    (await getDb().select().from(newsletter).where(eq(newsletter.email, email)))[0];
  const listConsents = (email: string) =>
    getDb().select().from(consents).where(eq(consents.email, email)).orderBy(consents.id);

  test('subscribes only after the visitor confirms with the link in the mail', async () => {
    const email = 'ramesh@example.in';
    const response = await saveAddress({ email: ' Ramesh@Example.in ', language: 'hi' });
    expect(response.json()).toEqual({ success: true, message: 'जुड़ने के लिए धन्यवाद' });
    const [mail] = await listMails(email);
    const confirm = findToken(mail?.text ?? '', 'confirm');
    expect(mail?.text).toContain(`https://example.in/hi/newsletter/confirm/${confirm}\n`);
    expect(await findSubscriber(email)).toBeUndefined();
    expect(await listConsents(email)).toEqual([]);
    const rows = JSON.stringify(await getDb().select().from(newsletterRequests));
    expect(rows).not.toContain(confirm);
    const done = await post('/api/newsletter_confirm', { token: confirm, language: 'hi' });
    expect(done.json()).toMatchObject({ success: true });
    expect(await findSubscriber(email)).toMatchObject({
      language: 'hi',
      confirmed_at: clock.now(),
    });
    expect(await listConsents(email)).toMatchObject([
      {
        purpose: 'news',
        source: 'newsletter',
        mobile: null,
        text_version: 'news-1',
        language: 'hi',
        given_at: clock.now(),
        proven_at: clock.now(),
        withdrawn_at: null,
      },
    ]);
  });

  test.each(LANGUAGES)('sends the mail in the language of the form: %s', async (language) => {
    const { mail, confirm, unsubscribe } = await requestSubscription(
      `${language}@example.in`,
      language,
    );
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(mail?.text).toContain(`https://example.in${prefix}/newsletter/confirm/${confirm}`);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://example.in/api/newsletter_unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(/[\u0900-\u0AFF]/.test(`${mail?.subject}`)).toBe(language !== 'en');
  });

  test('returns the same response for all addresses and sends three mails a day per mailbox', async () => {
    const email = 'twice@example.in';
    const { confirm } = await requestSubscription(email);
    await post('/api/newsletter_confirm', { token: confirm });
    const responses = [];
    for (const address of [email, 'new@example.in', email, email, email]) {
      const { statusCode, headers, body } = await saveAddress({ email: address });
      responses.push([statusCode, headers['set-cookie'], body]);
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await listMails(email)).toHaveLength(3);
    expect(await findSubscriber(email)).toMatchObject({ email });
    clock.forward(25 * HOUR_SECONDS);
    await saveAddress({ email });
    expect(await listMails(email)).toHaveLength(4);
  });

  test('counts all spellings of a mailbox as one', async () => {
    const mailsBefore = (await api.app.inject('/api/dev/outbox')).json().length;
    const spellings = ['flood.ed', 'flooded', 'f.looded+a', 'flooded+b', 'flood.ed+c'];
    for (const spelling of spellings)
      expect((await saveAddress({ email: `${spelling}@gmail.com` })).statusCode).toBe(200);
    expect((await api.app.inject('/api/dev/outbox')).json()).toHaveLength(mailsBefore + 3);
  });

  test('rejects several addresses in one field', async () => {
    for (const email of ['a,flooded@x.in', 'x<flooded@x.in>', '(c)flooded@x.in', ';flooded@x.in'])
      expect((await saveAddress({ email })).json()).toMatchObject({
        code: 'BAD_REQUEST',
        reason: 'email',
      });
  });

  test('stores one consent for two parallel confirmations', async () => {
    const email = 'pressed@example.in';
    const { confirm } = await requestSubscription(email);
    const confirmSubscription = () => post('/api/newsletter_confirm', { token: confirm });
    const responses = await Promise.all([confirmSubscription(), confirmSubscription()]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await listConsents(email)).toHaveLength(1);
  });

  test('rejects a link after 72 hours and a forged link', async () => {
    const { confirm } = await requestSubscription('late@example.in', 'mr');
    clock.forward(72 * HOUR_SECONDS);
    const expired = await post('/api/newsletter_confirm', { token: confirm, language: 'mr' });
    expect(expired.statusCode).toBe(410);
    expect(expired.json()).toMatchObject({
      reason: 'newsletter_over',
      message: 'ही लिंक आता चालणार नाही. कृपया पुन्हा नोंदणी करा.',
    });
    const forged = { token: 'f'.repeat(48), language: 'gu' };
    const redirect = await postForm('/api/newsletter_confirm', forged);
    expect([redirect.statusCode, redirect.headers.location]).toEqual([303, '/gu/newsletter/over']);
    expect((await post('/api/newsletter_confirm', { token: 'x' })).statusCode).toBe(400);
    expect(await findSubscriber('late@example.in')).toBeUndefined();
  });

  test('redirects confirm and unsubscribe forms without JavaScript', async () => {
    const email = 'plain@example.in';
    const { confirm, unsubscribe } = await requestSubscription(email, 'hi');
    const confirmed = await postForm('/api/newsletter_confirm', { token: confirm, language: 'hi' });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
      303,
      '/hi/newsletter/confirmed',
    ]);
    const url = `/api/newsletter_unsubscribe/${unsubscribe}`;
    const opened = await api.app.inject(url);
    expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toEqual([
      303,
      `/hi/newsletter/unsubscribe/${unsubscribe}`,
      'no-store',
    ]);
    expect(await findSubscriber(email)).toBeDefined();
    const unsubscribed = await postForm(url, { language: 'hi' });
    expect([unsubscribed.statusCode, unsubscribed.headers.location]).toEqual([
      303,
      '/hi/newsletter/unsubscribed',
    ]);
    expect(await findSubscriber(email)).toBeUndefined();
  });

  test.each([
    ['a form', FORM_TYPE, 'List-Unsubscribe=One-Click'],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('accepts a repeated one-click unsubscribe as %s', async (_, type, body) => {
    const email = `${type.length}@example.in`;
    const { confirm, unsubscribe } = await requestSubscription(email);
    await post('/api/newsletter_confirm', { token: confirm });
    const url = `/api/newsletter_unsubscribe/${unsubscribe}`;
    for (let times = 0; times < 2; times++) {
      const response = await post(url, body, { 'content-type': type });
      expect([response.statusCode, response.json().success]).toEqual([200, true]);
      expect(await findSubscriber(email)).toBeUndefined();
    }
    expect(await listConsents(email)).toMatchObject([{ withdrawn_at: clock.now() }]);
  });

  test('subscribes again with a new confirmation link but not with the old one', async () => {
    const email = 'returning@example.in';
    const { confirm, unsubscribe } = await requestSubscription(email);
    await post('/api/newsletter_confirm', { token: confirm });
    await post(`/api/newsletter_unsubscribe/${unsubscribe}`, 'List-Unsubscribe=One-Click', {
      'content-type': FORM_TYPE,
    });
    await post('/api/newsletter_confirm', { token: confirm });
    expect(await findSubscriber(email)).toBeUndefined();
    clock.forward(HOUR_SECONDS);
    const newRequest = await requestSubscription(email);
    await post('/api/newsletter_confirm', { token: newRequest.confirm });
    expect(await findSubscriber(email)).toMatchObject({ confirmed_at: clock.now() });
    expect(newRequest.unsubscribe).toBe(unsubscribe);
  });

  test.each([
    '',
    'ramesh',
    'ramesh@',
    'a b@example.in',
    'ramesh@example',
    `${'x'.repeat(300)}@x.in`,
  ])('rejects "%s" as an address', async (email) => {
    const response = await saveAddress({ email });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      success: false,
      message: 'Please enter a valid email address',
    });
  });

  test('redirects a form without JavaScript to the home page with the result in the query', async () => {
    clock.forward(2 * HOUR_SECONDS);
    const accepted = await postForm('/api/news_letter_save', {
      email: 'sita@example.in',
      language: 'hi',
    });
    expect([accepted.statusCode, accepted.headers.location]).toEqual([
      303,
      '/hi?newsletter=saved#newsletter',
    ]);
    const rejected = await postForm('/api/news_letter_save', { email: 'sita' });
    expect(rejected.headers.location).toBe('/?newsletter=invalid#newsletter');
  });
});
