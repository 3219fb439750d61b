import { formatRupees } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { createStaffFactory, type DeskCaller } from '../../desk/testing/desk-calls.ts';
import { deleteExpired } from '../../people/privacy/delete-expired.ts';
import { priceAlerts } from './tables.ts';
import { readVapid, startPushService } from './testing/start-push-service.ts';

const SLUG = 'mahindra-575-di';
const DAY_SECONDS = 24 * 3600;
const formatInr = (amount: number) => formatRupees(amount, 'en');

describe.each(selectDatabases())('price alerts by push on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let tractor: number;
  beforeAll(async () => {
    service = await startPushService();
    const settings = { OTP_PROVIDER: 'outbox', PUSH_SERVICES: 'push.example,127.0.0.1' };
    api = await createTestApi(database, createWholeContentFolder(), clock.now, {
      delivery: readConfig(settings).delivery,
    });
    editor = await createStaffFactory(() => api, clock)('editor');
    const [row] = await api.connection.db.select().from(tractors).where(eq(tractors.slug, SLUG));
    tractor = row?.id ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
  beforeEach(() => {
    service.nextResponse.status = 201;
  });

  type Phone = ReturnType<typeof service.createPhone>;
  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const saveAlert = ({ push }: Pick<Phone, 'push'>, fields: object = {}) =>
    post('price_alert_save', { product: `/tractor/${SLUG}/${tractor}`, push, ...fields });
  const listAlerts = (primary_id: string) =>
    api.connection.db.select().from(priceAlerts).where(eq(priceAlerts.primary_id, primary_id));
  const readLastNotification = (phone: Phone) => {
    const notification = phone.listNotifications().at(-1);
    if (notification === undefined) throw new Error('no push was received');
    return notification;
  };
  async function startAlert(phone: Phone, fields: object = {}) {
    expect((await saveAlert(phone, fields)).statusCode).toBe(200);
    const { primary_id = '', otp = '' } = readLastNotification(phone).start ?? {};
    expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(200);
    return primary_id;
  }
  const forwardOneDay = async () => {
    clock.forward(DAY_SECONDS + 1);
    editor = await createStaffFactory(() => api, clock)('editor');
  };
  async function setPrice(price_min: number) {
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const { id, revision } = data[0];
    const fields = { price_min, price_max: 999_999 };
    expect((await editor.patch(`content/tractors/${id}`, { revision, fields })).status).toBe(200);
  }

  test('sends an encrypted push with the token that starts the alert', async () => {
    const phone = service.createPhone();
    const response = await saveAlert(phone, { language: 'hi' });
    const { primary_id } = response.json();
    expect(response.json().message).toBe('इस फ़ोन पर नोटिफ़िकेशन आ रहा है। चालू करने के लिए उसे दबाएँ।');
    expect(phone.listNotifications()).toMatchObject([
      {
        title: expect.stringContaining('575 DI'),
        body: expect.stringContaining('दबाएँ'),
        lang: 'hi',
        open: expect.stringMatching(/^\/hi\/price-alert\/[0-9a-f]{32}$/),
        start: { primary_id },
      },
    ]);
    const [request] = phone.listRequests();
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(request?.body.includes('575')).toBe(false);
    const { key, claims } = readVapid(request?.headers ?? {});
    expect((await api.app.inject('/api/v1/push-key')).json().data).toEqual({ key });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://example.in' });
    // The endpoint identifies a phone, so the row must not contain it in plain text.
    const rows = await listAlerts(primary_id);
    expect(rows).toMatchObject([{ status: 'unverified', mobile: null }]);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  test('rejects a wrong token', async () => {
    const phone = service.createPhone();
    const { primary_id } = (await saveAlert(phone)).json();
    for (const otp of ['000000', 'f'.repeat(32), 'ह'.repeat(32)])
      expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(400);
  });

  test('sends no price for an unconfirmed alert and deletes it after two days', async () => {
    const phone = service.createPhone();
    const { primary_id } = (await saveAlert(phone)).json();
    await setPrice(651_000);
    expect(phone.listNotifications()).toHaveLength(1);
    clock.forward(2 * DAY_SECONDS + 1);
    await deleteExpired(
      api.connection.db,
      readConfig({ OTP_PROVIDER: 'outbox' }).retention,
      clock.now(),
    );
    expect(await listAlerts(primary_id)).toEqual([]);
    editor = await createStaffFactory(() => api, clock)('editor');
  });

  test('sends a changed price at most once a day until the alert ends', async () => {
    const phone = service.createPhone();
    const primary_id = await startAlert(phone);
    const { start } = readLastNotification(phone);
    // A phone that loses the response repeats the request.
    expect((await post('price_alert_verify', { ...start })).statusCode).toBe(200);
    await setPrice(661_000);
    await setPrice(662_000);
    expect(phone.listNotifications()).toHaveLength(2);
    expect(readLastNotification(phone)).toMatchObject({
      body: `New price: ${formatInr(661_000)} – ${formatInr(999_999)}`,
      open: `/tractor/${SLUG}/${tractor}`,
    });
    expect(readLastNotification(phone).start).toBeUndefined();
    await forwardOneDay();
    await setPrice(663_000);
    expect(phone.listNotifications()).toHaveLength(3);
    const { alert } = readLastNotification(phone).end;
    const page = await api.app.inject(`/api/v1/price-alert/${alert}`);
    expect(page.json().data).toMatchObject({ by: 'phone', below_inr: null });
    for (const _ of ['first tap', 'second tap'])
      expect((await post('price_alert_end', { alert })).statusCode).toBe(200);
    expect(await listAlerts(primary_id)).toEqual([]);
    await forwardOneDay();
    await setPrice(664_000);
    expect(phone.listNotifications()).toHaveLength(3);
  });

  test('sends the page of a nearby used tractor within the price limit', async () => {
    const phone = service.createPhone();
    await startAlert(phone, { below: '400000', state: 'gujarat', district: 'Anand' });
    const { db } = api.connection;
    const [used] = await db
      .insert(usedTractors)
      .values({
        slug: 'near',
        tractor_id: tractor,
        year: 2018,
        owners: 1,
        rc: true,
        hypothecation: 'none',
        condition: { engine: 'good', gearbox: 'good', hydraulics: 'good', body: 'good' },
        price_inr: 390_000,
        negotiable: false,
        state: 'gujarat',
        district: 'Kheda',
        listed_on: '2026-11-21',
        status: 'approved',
        demo: false,
      })
      .returning();
    const [row] = await db
      .select({ price: tractors.price_min_inr })
      .from(tractors)
      .where(eq(tractors.id, tractor));
    await setPrice(row?.price ?? 0);
    expect(readLastNotification(phone)).toMatchObject({
      body: `A used one for ${formatInr(400_000)} or less, within 50 km.`,
      open: `/second-hand-tractor/near/${used?.id}`,
    });
  });

  test('stores one alert per phone and tractor', async () => {
    const phone = service.createPhone();
    const first = await startAlert(phone);
    const second = await startAlert(phone, { below: '300000' });
    expect(await listAlerts(first)).toEqual([]);
    expect(await listAlerts(second)).toMatchObject([{ status: 'on_phone', below_inr: 300_000 }]);
  });

  test('deletes an alert when the subscription of the phone expires', async () => {
    const primary_id = await startAlert(service.createPhone());
    await forwardOneDay();
    service.nextResponse.status = 410;
    await setPrice(671_000);
    await waitUntil(async () => (await listAlerts(primary_id)).length === 0);
  });

  test('retries a notification that the push service rejected', async () => {
    const phone = service.createPhone();
    await startAlert(phone);
    await forwardOneDay();
    service.nextResponse.status = 503;
    await setPrice(681_000);
    await waitUntil(() => phone.listRequests().length === 2);
    service.nextResponse.status = 201;
    await waitUntil(async () => {
      await makeJobsDue(api.connection.jobs);
      return phone.listRequests().length === 3;
    });
    const bodies = phone.listNotifications().map(({ body }) => body);
    expect(bodies[2]).toBe(bodies[1]);
  });

  test('rejects an endpoint outside the known push services and an invalid key', async () => {
    const { push } = service.createPhone();
    for (const invalidPush of [
      { ...push, endpoint: 'https://internal.example/push' },
      { ...push, endpoint: 'http://push.example/x' },
      { ...push, endpoint: 'https://evilpush.example/x' },
      { ...push, endpoint: 'https://a:b@push.example/x' },
      { ...push, endpoint: 'no address' },
      { ...push, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...push, auth: 'short' },
    ]) {
      const response = await saveAlert({ push: invalidPush });
      expect([response.statusCode, response.json().faults]).toEqual([400, { push: 'alert_push' }]);
    }
  });

  test('sends a phone at most five confirmations in ten minutes', async () => {
    const phone = service.createPhone();
    for (const _ of [1, 2, 3, 4, 5]) expect((await saveAlert(phone)).statusCode).toBe(200);
    expect((await saveAlert(phone)).statusCode).toBe(429);
    expect(phone.listRequests()).toHaveLength(5);
  });
});
