import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { consents } from '../../../database/schema/consents.ts';
import { priceAlerts } from '../../../database/schema/price-alerts.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { wholeContent } from '../../../testing/whole-content.ts';
import { type DeskCaller, deskStaff } from '../../desk/testing/desk-calls.ts';
import { deleteExpired } from '../../people/privacy/retention/delete-expired.ts';
import { myDataVisitor } from '../../people/privacy/testing/visitor.ts';

const SLUG = 'mahindra-575-di';
const DAY = 24 * 3600;
const WORD = /\/price-alert\/([\w-]{22,})$/;

type SentAlertMessage = {
  mobile: string;
  link?: string;
  why?: string;
  code?: string;
  purpose?: string;
};

describe.each(bothDatabases())('price alerts on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let product: string;
  let tractor: number;
  beforeAll(async () => {
    api = await testApi(database, wholeContent(), clock.now);
    editor = await deskStaff(() => api, clock)('editor');
    const { db } = api.connection;
    const [row] = await db.select().from(tractors).where(eq(tractors.slug, SLUG));
    tractor = row?.id ?? 0;
    product = `/tractor/${SLUG}/${tractor}`;
  });
  afterAll(() => api.close());

  let numbers = 0;
  const newMobile = () => `98000${String(++numbers).padStart(5, '0')}`;
  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const sentTo = async (mobile: string): Promise<SentAlertMessage[]> =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((one: SentAlertMessage) => one.mobile === mobile);
  const linksTo = async (mobile: string) =>
    (await sentTo(mobile)).filter(({ link }) => link !== undefined);
  const wordTo = async (mobile: string) =>
    WORD.exec((await linksTo(mobile))[0]?.link ?? '')?.[1] ?? '';

  async function requestAlert(mobile: string, fields: object = {}) {
    const answer = await post('price_alert_save', { product, mobile, terms: 'on', ...fields });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    const { primary_id, data } = answer.json();
    expect(data).toEqual({ otp: 'sent', primary_id });
    return String(primary_id);
  }
  async function begun(mobile: string, fields: object = {}) {
    const primary_id = await requestAlert(mobile, fields);
    const [{ code: otp } = { code: '' }] = await sentTo(mobile);
    const body = { primary_id, otp };
    expect((await post('price_alert_verify', body)).statusCode).toBe(200);
    return body;
  }
  /** A day later staff must sign in again. */
  const nextDay = async () => {
    clock.forward(DAY + 1);
    editor = await deskStaff(() => api, clock)('editor');
  };
  async function setPrice(price_min: number) {
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const { id, revision } = data[0];
    const fields = { price_min, price_max: 999_999 };
    const { status } = await editor.patch(`content/tractors/${id}`, { revision, fields });
    expect(status).toBe(200);
  }
  const whysTo = async (mobile: string) => (await linksTo(mobile)).map(({ why }) => why);

  test('sends nothing before the code; the confirmation has the link that ends the alert', async () => {
    const mobile = newMobile();
    const primary_id = await requestAlert(mobile, {
      language: 'hi',
      product: `https://x.in/hi${product}`,
    });
    expect((await sentTo(mobile)).map(({ purpose }) => purpose)).toEqual(['alert']);
    await setPrice(601_000);
    expect(await linksTo(mobile)).toEqual([]);
    expect((await post('price_alert_verify', { primary_id, otp: '000000x' })).statusCode).toBe(400);
    const [{ code: otp } = { code: '' }] = await sentTo(mobile);
    for (const _ of ['once', 'its answer was lost'])
      expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(200);
    expect(await linksTo(mobile)).toEqual([
      {
        mobile,
        why: 'started',
        link: expect.stringMatching(/^https:\/\/example\.in\/hi\/price-alert\/[0-9a-z]{22,}$/),
        at: expect.any(String),
      },
    ]);
  });

  test('sends a price changed at the desk, at most once a day', async () => {
    const mobile = newMobile();
    await begun(mobile);
    await setPrice(611_000);
    expect(await whysTo(mobile)).toEqual(['price', 'started']);
    await setPrice(612_000);
    expect(await whysTo(mobile)).toEqual(['price', 'started']);
    await nextDay();
    await setPrice(613_000);
    expect(await whysTo(mobile)).toEqual(['price', 'price', 'started']);
    // A change of another column sends no message.
    await nextDay();
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const change = { revision: data[0].revision, fields: { popularity: 3 } };
    await editor.patch(`content/tractors/${data[0].id}`, change);
    expect(await linksTo(mobile)).toHaveLength(3);
  });

  test('reports a matching used tractor that is nearby and affordable', async () => {
    const { db } = api.connection;
    await setPrice(613_000);
    const mobile = newMobile();
    await begun(mobile, { below: '₹ 4 लाख', state: 'gujarat', district: 'Anand' });
    const listing = (price_inr: number, district: string) => ({
      slug: 'used',
      tractor_id: tractor,
      year: 2018,
      owners: 1,
      rc: true,
      hypothecation: 'none' as const,
      condition: { engine: 'good', gearbox: 'good', hydraulics: 'good', body: 'good' } as const,
      price_inr,
      negotiable: false,
      state: 'gujarat',
      district,
      listed_on: '2026-11-21',
      status: 'approved' as const,
      demo: false,
    });
    const nudge = () => setPrice(613_000);
    await db.insert(usedTractors).values([listing(450_000, 'Anand'), listing(300_000, 'Agra')]);
    await nudge();
    expect(await whysTo(mobile)).toEqual(['started']);
    // A seller's listing is reported after moderation only, whatever else happens before.
    const [own] = await db
      .insert(usedTractors)
      .values({ ...listing(390_000, 'Kheda'), seller_mobile: '9700000001', status: 'pending' })
      .returning();
    await nudge();
    expect(await whysTo(mobile)).toEqual(['started']);
    const moderator = await deskStaff(() => api, clock)('moderator');
    const decision = await moderator.post(`moderation/listing-${own?.id}`, { decision: 'approve' });
    expect(decision.status).toBe(200);
    expect(await whysTo(mobile)).toEqual(['used', 'started']);
    await nextDay();
    await nudge();
    expect(await linksTo(mobile)).toHaveLength(2);
  });

  test('opening the link changes nothing; its button deletes the alert', async () => {
    const mobile = newMobile();
    await begun(mobile);
    const word = await wordTo(mobile);
    const read = () => api.app.inject(`/api/v1/price-alert/${word}`);
    for (const _ of [1, 2]) {
      expect((await read()).json().data).toMatchObject({
        model: expect.stringContaining('575 DI'),
        below_inr: null,
      });
      expect((await read()).headers['cache-control']).toBe('private, no-store');
    }
    for (const _ of ['a tap', 'another'])
      expect((await post('price_alert_end', { alert: word })).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(410);
    const { db } = api.connection;
    expect(await db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile))).toEqual([]);
    await nextDay();
    await setPrice(620_000);
    expect(await linksTo(mobile)).toHaveLength(1);
    const [consent] = await db.select().from(consents).where(eq(consents.mobile, mobile));
    expect(consent).toMatchObject({ purpose: 'alerts', withdrawn_at: expect.any(Date) });
  });

  test("rejects invalid fields in the caller's language", async () => {
    const wrong = {
      product: '/tractor/none/999999',
      mobile: '123',
      below: '4-5 lakh',
      district: 'Nowhere',
    };
    const answer = await post('price_alert_save', { ...wrong, language: 'hi' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().faults).toEqual({
      product: 'alert_product',
      mobile: 'alert_mobile',
      below: 'alert_below',
      district: 'district_unknown',
    });
    expect(answer.json().message).toContain('ट्रैक्टर');
    for (const body of [{}, { primary_id: 'x', otp: '1' }, { otp: '123456' }])
      expect((await post('price_alert_verify', body)).statusCode).toBe(400);
  });

  test('a plain form requires its checkbox and redirects through every step', async () => {
    const mobile = newMobile();
    const plain = async (path: string, body: Record<string, string>) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: new URLSearchParams({ language: 'gu', ...body }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.statusCode).toBe(303);
      const location = String(answer.headers.location);
      expect(location).toMatch(/^\/gu\/price-alert\?draft=/);
      const id = location.split('=')[1];
      return (await api.app.inject(`/api/v1/form-drafts/${id}`)).json().data;
    };
    const unticked = await plain('price_alert_save', { product, mobile });
    expect(unticked).toMatchObject({
      faults: { terms: 'alert_terms' },
      values: { product, mobile },
    });
    const code = await plain('price_alert_save', { product, mobile, terms: 'on' });
    expect(code).toMatchObject({ reason: 'alert_sent', primary_id: expect.any(String) });
    const [{ code: otp = '' } = {}] = await sentTo(mobile);
    const { primary_id } = code;
    expect(await plain('price_alert_verify', { primary_id, otp: '1' })).toMatchObject({
      reason: 'otp_wrong',
      primary_id,
    });
    expect(await plain('price_alert_verify', { primary_id, otp })).toMatchObject({
      reason: 'alert_started',
    });
    const alert = await wordTo(mobile);
    expect(await plain('price_alert_end', { alert })).toMatchObject({ reason: 'alert_ended' });
  });

  test("the number's owner sees the alert in their data and can withdraw or erase it", async () => {
    const mobile = newMobile();
    await begun(mobile);
    const visitor = myDataVisitor(() => api);
    await visitor.open(mobile);
    const report = await visitor.show();
    expect(report.alerts).toEqual([
      {
        tractor: expect.stringContaining('575 DI'),
        below_inr: null,
        district: null,
        status: 'on',
        created_at: clock.now().toISOString(),
      },
    ]);
    expect(report.consents).toMatchObject([{ purpose: 'alerts', withdrawn_at: null }]);
    await visitor.post('/api/my_data_withdraw', { purpose: 'alerts' });
    expect((await visitor.show()).alerts).toEqual([]);
    await begun(mobile);
    await visitor.post('/api/my_data_erase', { sure: 'on' });
    const { db } = api.connection;
    expect(await db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile))).toEqual([]);
  });

  test('deletes unverified alerts after two days; one number has one alert per tractor', async () => {
    const mobile = newMobile();
    await requestAlert(mobile);
    await begun(mobile);
    await begun(mobile, { below: '300000' });
    const { db } = api.connection;
    const own = () => db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile));
    expect(await own()).toMatchObject([{ status: 'on', below_inr: 300_000 }]);
    await requestAlert(newMobile());
    clock.forward(2 * DAY + 1);
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    const left = await db.select().from(priceAlerts).where(eq(priceAlerts.status, 'unverified'));
    expect(left).toEqual([]);
    expect(await own()).toHaveLength(1);
  });

  test('a number gets at most three codes in ten minutes', async () => {
    const mobile = newMobile();
    for (const _ of [1, 2, 3]) await requestAlert(mobile);
    const fourth = await post('price_alert_save', { product, mobile });
    expect(fourth.statusCode).toBe(429);
    expect(fourth.headers['retry-after']).toBeDefined();
  });
});
