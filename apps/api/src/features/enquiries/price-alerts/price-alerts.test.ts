import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { consents } from '../../../core/visitor/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { createStaffFactory, type DeskCaller } from '../../desk/testing/desk-calls.ts';
import { deleteExpired } from '../../people/privacy/delete-expired.ts';
import { createMyDataVisitor } from '../../people/privacy/testing/create-my-data-visitor.ts';
import { priceAlerts } from './tables.ts';

const SLUG = 'mahindra-575-di';
const DAY_SECONDS = 24 * 3600;
const TOKEN_PATTERN = /\/price-alert\/([\w-]{22,})$/;

type SentMessage = { mobile: string; link?: string; why?: string; code?: string; purpose?: string };

describe.each(selectDatabases())('price alerts on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let product: string;
  let tractor: number;
  beforeAll(async () => {
    api = await createTestApi(database, createWholeContentFolder(), clock.now);
    editor = await createStaffFactory(() => api, clock)('editor');
    const { db } = api.connection;
    const [row] = await db.select().from(tractors).where(eq(tractors.slug, SLUG));
    tractor = row?.id ?? 0;
    product = `/tractor/${SLUG}/${tractor}`;
  });
  afterAll(() => api.close());

  let lastNumber = 9_800_000_000;
  const createMobile = () => String(++lastNumber);
  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const listMessages = async (mobile: string): Promise<SentMessage[]> =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((message: SentMessage) => message.mobile === mobile);
  const listLinks = async (mobile: string) =>
    (await listMessages(mobile)).filter(({ link }) => link !== undefined);
  const findToken = async (mobile: string) =>
    TOKEN_PATTERN.exec((await listLinks(mobile))[0]?.link ?? '')?.[1] ?? '';

  async function requestAlert(mobile: string, fields: object = {}) {
    const response = await post('price_alert_save', { product, mobile, terms: 'on', ...fields });
    expect([response.statusCode, response.json().success]).toEqual([200, true]);
    const { primary_id, data } = response.json();
    expect(data).toEqual({ otp: 'sent', primary_id });
    return String(primary_id);
  }
  async function startAlert(mobile: string, fields: object = {}) {
    const primary_id = await requestAlert(mobile, fields);
    const [{ code: otp } = { code: '' }] = await listMessages(mobile);
    const body = { primary_id, otp };
    expect((await post('price_alert_verify', body)).statusCode).toBe(200);
    return body;
  }
  /** Staff must sign in again after a day. */
  const forwardOneDay = async () => {
    clock.forward(DAY_SECONDS + 1);
    editor = await createStaffFactory(() => api, clock)('editor');
  };
  async function setPrice(price_min: number) {
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const { id, revision } = data[0];
    const fields = { price_min, price_max: 999_999 };
    const { status } = await editor.patch(`content/tractors/${id}`, { revision, fields });
    expect(status).toBe(200);
  }
  const listReasons = async (mobile: string) => (await listLinks(mobile)).map(({ why }) => why);

  test('sends no price before the code, then one confirmation with the link that ends the alert', async () => {
    const mobile = createMobile();
    const primary_id = await requestAlert(mobile, {
      language: 'hi',
      product: `https://x.in/hi${product}`,
    });
    expect((await listMessages(mobile)).map(({ purpose }) => purpose)).toEqual(['alert']);
    await setPrice(601_000);
    expect(await listLinks(mobile)).toEqual([]);
    expect((await post('price_alert_verify', { primary_id, otp: '000000x' })).statusCode).toBe(400);
    const [{ code: otp } = { code: '' }] = await listMessages(mobile);
    for (const _ of ['first request', 'repeated request'])
      expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(200);
    expect(await listLinks(mobile)).toEqual([
      {
        mobile,
        why: 'started',
        link: expect.stringMatching(/^https:\/\/example\.in\/hi\/price-alert\/[0-9a-z]{22,}$/),
        at: expect.any(String),
      },
    ]);
  });

  test('sends at most one changed price a day and no message for other changes', async () => {
    const mobile = createMobile();
    await startAlert(mobile);
    await setPrice(611_000);
    expect(await listReasons(mobile)).toEqual(['price', 'started']);
    await setPrice(612_000);
    expect(await listReasons(mobile)).toEqual(['price', 'started']);
    await forwardOneDay();
    await setPrice(613_000);
    expect(await listReasons(mobile)).toEqual(['price', 'price', 'started']);
    await forwardOneDay();
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const change = { revision: data[0].revision, fields: { popularity: 3 } };
    await editor.patch(`content/tractors/${data[0].id}`, change);
    expect(await listLinks(mobile)).toHaveLength(3);
  });

  test('reports a nearby used tractor within the price limit after its moderation', async () => {
    const { db } = api.connection;
    await setPrice(613_000);
    const mobile = createMobile();
    await startAlert(mobile, { below: '₹ 4 लाख', state: 'gujarat', district: 'Anand' });
    const createListing = (price_inr: number, district: string) => ({
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
    const triggerCheck = () => setPrice(613_000);
    await db
      .insert(usedTractors)
      .values([createListing(450_000, 'Anand'), createListing(300_000, 'Agra')]);
    await triggerCheck();
    expect(await listReasons(mobile)).toEqual(['started']);
    const [pending] = await db
      .insert(usedTractors)
      .values({
        ...createListing(390_000, 'Kheda'),
        seller_mobile: '9700000001',
        status: 'pending',
      })
      .returning();
    await triggerCheck();
    expect(await listReasons(mobile)).toEqual(['started']);
    const moderator = await createStaffFactory(() => api, clock)('moderator');
    const decision = await moderator.post(`moderation/listing-${pending?.id}`, {
      decision: 'approve',
    });
    expect(decision.status).toBe(200);
    expect(await listReasons(mobile)).toEqual(['used', 'started']);
    await forwardOneDay();
    await triggerCheck();
    expect(await listLinks(mobile)).toHaveLength(2);
  });

  test('the button of the alert page deletes the alert, but opening the page does not', async () => {
    const mobile = createMobile();
    await startAlert(mobile);
    const token = await findToken(mobile);
    const readAlert = () => api.app.inject(`/api/v1/price-alert/${token}`);
    for (const _ of [1, 2]) {
      expect((await readAlert()).json().data).toMatchObject({
        model: expect.stringContaining('575 DI'),
        below_inr: null,
      });
      expect((await readAlert()).headers['cache-control']).toBe('private, no-store');
    }
    for (const _ of ['first tap', 'second tap'])
      expect((await post('price_alert_end', { alert: token })).statusCode).toBe(200);
    expect((await readAlert()).statusCode).toBe(410);
    const { db } = api.connection;
    expect(await db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile))).toEqual([]);
    await forwardOneDay();
    await setPrice(620_000);
    expect(await listLinks(mobile)).toHaveLength(1);
    const [consent] = await db.select().from(consents).where(eq(consents.mobile, mobile));
    expect(consent).toMatchObject({ purpose: 'alerts', withdrawn_at: expect.any(Date) });
  });

  test('rejects invalid fields with a message in the language of the caller', async () => {
    const invalidFields = {
      product: '/tractor/none/999999',
      mobile: '123',
      below: '4-5 lakh',
      district: 'Nowhere',
    };
    const response = await post('price_alert_save', { ...invalidFields, language: 'hi' });
    expect(response.statusCode).toBe(400);
    expect(response.json().faults).toEqual({
      product: 'alert_product',
      mobile: 'alert_mobile',
      below: 'alert_below',
      district: 'district_unknown',
    });
    expect(response.json().message).toContain('ट्रैक्टर');
  });

  test('rejects a verification without a known alert', async () => {
    for (const body of [{}, { primary_id: 'x', otp: '1' }, { otp: '123456' }])
      expect((await post('price_alert_verify', body)).statusCode).toBe(400);
  });

  test('shows an alert to its owner until the owner withdraws the consent', async () => {
    const mobile = createMobile();
    await startAlert(mobile);
    const visitor = createMyDataVisitor(() => api);
    await visitor.open(mobile);
    const report = await visitor.fetchMyData();
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
    expect((await visitor.fetchMyData()).alerts).toEqual([]);
  });

  test('deletes an alert when its owner erases the data', async () => {
    const mobile = createMobile();
    await startAlert(mobile);
    const visitor = createMyDataVisitor(() => api);
    await visitor.open(mobile);
    await visitor.post('/api/my_data_erase', { sure: 'on' });
    const { db } = api.connection;
    expect(await db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile))).toEqual([]);
  });

  const listAlerts = (mobile: string) =>
    api.connection.db.select().from(priceAlerts).where(eq(priceAlerts.mobile, mobile));

  test('stores one alert per number and tractor', async () => {
    const mobile = createMobile();
    await requestAlert(mobile);
    await startAlert(mobile);
    await startAlert(mobile, { below: '300000' });
    expect(await listAlerts(mobile)).toMatchObject([{ status: 'on', below_inr: 300_000 }]);
  });

  test('deletes unverified alerts after two days', async () => {
    const mobile = createMobile();
    await startAlert(mobile);
    await requestAlert(createMobile());
    const { db } = api.connection;
    clock.forward(2 * DAY_SECONDS + 1);
    await deleteExpired(db, readConfig({ OTP_PROVIDER: 'outbox' }).retention, clock.now());
    const unverifiedAlerts = await db
      .select()
      .from(priceAlerts)
      .where(eq(priceAlerts.status, 'unverified'));
    expect(unverifiedAlerts).toEqual([]);
    expect(await listAlerts(mobile)).toHaveLength(1);
  });

  test('sends a number at most three codes in ten minutes', async () => {
    const mobile = createMobile();
    for (const _ of [1, 2, 3]) await requestAlert(mobile);
    const fourth = await post('price_alert_save', { product, mobile });
    expect(fourth.statusCode).toBe(429);
    expect(fourth.headers['retry-after']).toBeDefined();
  });
});
