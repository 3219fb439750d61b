import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { newsletter } from '../../../database/schema/newsletter.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';

const FORM = 'application/x-www-form-urlencoded';
const HOUR = 3600;

type OutboxMail = { to: string; subject: string; text: string; headers: Record<string, string> };

describe.each(everyDatabase())('newsletter on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const db = () => api.connection.db;

  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const save = (payload: object | string, headers: Record<string, string> = {}) =>
    post('/api/news_letter_save', payload, headers);
  const plain = (url: string, fields: Record<string, string>) =>
    post(url, new URLSearchParams(fields).toString(), { 'content-type': FORM });

  async function mailsTo(email: string): Promise<OutboxMail[]> {
    const all = (await api.app.inject('/api/dev/outbox')).json();
    return all.filter((one: Partial<OutboxMail>) => one.to === email);
  }
  const wordOf = (text: string, what: 'confirm' | 'unsubscribe') =>
    new RegExp(`/newsletter/${what}/([0-9a-f]{48})\\b`).exec(text)?.[1] ?? '';
  /** Submits an address and opens its mail. */
  async function ask(email: string, language: Language = 'en') {
    await save({ email, language });
    const [mail] = await mailsTo(email);
    const text = mail?.text ?? '';
    return {
      mail,
      confirm: wordOf(text, 'confirm'),
      unsubscribe: wordOf(text, 'unsubscribe'),
    };
  }
  const subscriber = async (email: string) =>
    (await db().select().from(newsletter).where(eq(newsletter.email, email)))[0];
  const consentsOf = (email: string) =>
    db().select().from(consents).where(eq(consents.email, email)).orderBy(consents.id);

  test("subscribes only after the button on the page of the mail's link", async () => {
    const email = 'ramesh@example.in';
    const answer = await save({ email: ' Ramesh@Example.in ', language: 'hi' });
    expect(answer.json()).toEqual({ success: true, message: 'जुड़ने के लिए धन्यवाद' });
    const [mail] = await mailsTo(email);
    const confirm = wordOf(mail?.text ?? '', 'confirm');
    expect(mail?.text).toContain(`https://example.in/hi/newsletter/confirm/${confirm}\n`);
    expect(await subscriber(email)).toBeUndefined();
    expect(await consentsOf(email)).toEqual([]);
    const rows = JSON.stringify(await db().select().from(newsletterRequests));
    expect(rows).not.toContain(confirm);
    const done = await post('/api/newsletter_confirm', { token: confirm, language: 'hi' });
    expect(done.json()).toMatchObject({ success: true });
    expect(await subscriber(email)).toMatchObject({ language: 'hi', confirmed_at: clock.now() });
    expect(await consentsOf(email)).toMatchObject([
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

  test.each(LANGUAGES)("sends the mail in the form's language: %s", async (language) => {
    const { mail, confirm, unsubscribe } = await ask(`${language}@example.in`, language);
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(mail?.text).toContain(`https://example.in${prefix}/newsletter/confirm/${confirm}`);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://example.in/api/newsletter_unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(/[\u0900-\u0AFF]/.test(`${mail?.subject}`)).toBe(language !== 'en');
  });

  test('returns the same response for subscribed and unknown addresses; sends three mails a day per mailbox', async () => {
    const email = 'twice@example.in';
    const { confirm } = await ask(email);
    await post('/api/newsletter_confirm', { token: confirm });
    const answers = [];
    for (const one of [email, 'new@example.in', email, email, email]) {
      const { statusCode, headers, body } = await save({ email: one });
      answers.push([statusCode, headers['set-cookie'], body]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await subscriber(email)).toMatchObject({ email });
    clock.forward(25 * HOUR);
    await save({ email });
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('counts all spellings of a mailbox as one and rejects lists of addresses', async () => {
    const before = (await api.app.inject('/api/dev/outbox')).json().length;
    const local = ['flood.ed', 'flooded', 'f.looded+a', 'flooded+b', 'flood.ed+c'];
    for (const one of local)
      expect((await save({ email: `${one}@gmail.com` })).statusCode).toBe(200);
    expect((await api.app.inject('/api/dev/outbox')).json()).toHaveLength(before + 3);
    for (const email of ['a,flooded@x.in', 'x<flooded@x.in>', '(c)flooded@x.in', ';flooded@x.in'])
      expect((await save({ email })).json()).toMatchObject({
        code: 'BAD_REQUEST',
        reason: 'email',
      });
  });

  test('two parallel confirmations create one subscriber and one consent', async () => {
    const email = 'pressed@example.in';
    const { confirm } = await ask(email);
    const press = () => post('/api/newsletter_confirm', { token: confirm });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await consentsOf(email)).toHaveLength(1);
  });

  test('a link is valid for 72 hours; a forged one never', async () => {
    const { confirm } = await ask('late@example.in', 'mr');
    clock.forward(72 * HOUR);
    const late = await post('/api/newsletter_confirm', { token: confirm, language: 'mr' });
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({
      reason: 'newsletter_over',
      message: 'ही लिंक आता चालणार नाही. कृपया पुन्हा नोंदणी करा.',
    });
    const madeUp = { token: 'f'.repeat(48), language: 'gu' };
    const led = await plain('/api/newsletter_confirm', madeUp);
    expect([led.statusCode, led.headers.location]).toEqual([303, '/gu/newsletter/over']);
    expect((await post('/api/newsletter_confirm', { token: 'x' })).statusCode).toBe(400);
    expect(await subscriber('late@example.in')).toBeUndefined();
  });

  test('plain forms redirect to the next page without JavaScript', async () => {
    const email = 'plain@example.in';
    const { confirm, unsubscribe } = await ask(email, 'hi');
    const on = await plain('/api/newsletter_confirm', { token: confirm, language: 'hi' });
    expect([on.statusCode, on.headers.location]).toEqual([303, '/hi/newsletter/confirmed']);
    const url = `/api/newsletter_unsubscribe/${unsubscribe}`;
    const looked = await api.app.inject(url);
    expect([looked.statusCode, looked.headers.location, looked.headers['cache-control']]).toEqual([
      303,
      `/hi/newsletter/unsubscribe/${unsubscribe}`,
      'no-store',
    ]);
    expect(await subscriber(email)).toBeDefined();
    const off = await plain(url, { language: 'hi' });
    expect([off.statusCode, off.headers.location]).toEqual([303, '/hi/newsletter/unsubscribed']);
    expect(await subscriber(email)).toBeUndefined();
  });

  test.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('one-click unsubscribe as %s can be repeated', async (_, type, body) => {
    const email = `${type.length}@example.in`;
    const { confirm, unsubscribe } = await ask(email);
    await post('/api/newsletter_confirm', { token: confirm });
    const url = `/api/newsletter_unsubscribe/${unsubscribe}`;
    for (let times = 0; times < 2; times++) {
      const answer = await post(url, body, { 'content-type': type });
      expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
      expect(await subscriber(email)).toBeUndefined();
    }
    expect(await consentsOf(email)).toMatchObject([{ withdrawn_at: clock.now() }]);
    // The old link does not reactivate it.
    await post('/api/newsletter_confirm', { token: confirm });
    expect(await subscriber(email)).toBeUndefined();
    // The same person may subscribe again later.
    clock.forward(HOUR);
    const again = await ask(email);
    await post('/api/newsletter_confirm', { token: again.confirm });
    expect(await subscriber(email)).toMatchObject({ confirmed_at: clock.now() });
    expect(again.unsubscribe).toBe(unsubscribe);
  });

  test.each([
    '',
    'ramesh',
    'ramesh@',
    'a b@example.in',
    'ramesh@example',
    `${'x'.repeat(300)}@x.in`,
  ])('rejects "%s" as an address', async (email) => {
    const answer = await save({ email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      message: 'Please enter a valid email address',
    });
  });

  test('a plain form redirects to a page with the result', async () => {
    clock.forward(2 * HOUR);
    const fine = await plain('/api/news_letter_save', { email: 'sita@example.in', language: 'hi' });
    expect([fine.statusCode, fine.headers.location]).toEqual([
      303,
      '/hi?newsletter=saved#newsletter',
    ]);
    const wrong = await plain('/api/news_letter_save', { email: 'sita' });
    expect(wrong.headers.location).toBe('/?newsletter=invalid#newsletter');
  });
});
