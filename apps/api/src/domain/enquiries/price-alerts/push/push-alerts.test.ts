import { formatRupees } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../../config.ts';
import { priceAlerts } from '../../../../database/schema/price-alerts.ts';
import { tractors } from '../../../../database/schema/tractors.ts';
import { usedTractors } from '../../../../database/schema/used-tractors.ts';
import { type TestApi, testApi } from '../../../../testing/api.ts';
import { bothDatabases } from '../../../../testing/databases.ts';
import { makeJobsDue } from '../../../../testing/jobs-due.ts';
import { movingClock } from '../../../../testing/moving-clock.ts';
import { until } from '../../../../testing/until.ts';
import { wholeContent } from '../../../../testing/whole-content.ts';
import { type DeskCaller, deskStaff } from '../../../desk/testing/desk-calls.ts';
import { deleteExpired } from '../../../people/privacy/retention/delete-expired.ts';
import { pushService, readVapid } from './testing/push-phone.ts';

const SLUG = 'mahindra-575-di';
const DAY = 24 * 3600;
const inr = (amount: number) => formatRupees(amount, 'en');

describe.each(bothDatabases())('price alerts by push on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let service: Awaited<ReturnType<typeof pushService>>;
  let tractor: number;
  beforeAll(async () => {
    service = await pushService();
    const settings = { OTP_PROVIDER: 'outbox', PUSH_SERVICES: 'push.example,127.0.0.1' };
    api = await testApi(database, wholeContent(), clock.now, {
      delivery: readConfig(settings).delivery,
    });
    editor = await deskStaff(() => api, clock)('editor');
    const [row] = await api.connection.db.select().from(tractors).where(eq(tractors.slug, SLUG));
    tractor = row?.id ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
  beforeEach(() => {
    service.says.status = 201;
  });

  type Phone = ReturnType<typeof service.phone>;
  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const save = ({ push }: Pick<Phone, 'push'>, fields: object = {}) =>
    post('price_alert_save', { product: `/tractor/${SLUG}/${tractor}`, push, ...fields });
  const rowsOf = (primary_id: string) =>
    api.connection.db.select().from(priceAlerts).where(eq(priceAlerts.primary_id, primary_id));
  const lastTo = (phone: Phone) => {
    const last = phone.notices().at(-1);
    if (last === undefined) throw new Error('nothing came');
    return last;
  };
  async function begun(phone: Phone, fields: object = {}) {
    expect((await save(phone, fields)).statusCode).toBe(200);
    const { primary_id = '', otp = '' } = lastTo(phone).start ?? {};
    expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(200);
    return primary_id;
  }
  const nextDay = async () => {
    clock.forward(DAY + 1);
    editor = await deskStaff(() => api, clock)('editor');
  };
  async function setPrice(price_min: number) {
    const { data } = (await editor.get(`content/tractors?q=${SLUG}`)).body;
    const { id, revision } = data[0];
    const fields = { price_min, price_max: 999_999 };
    expect((await editor.patch(`content/tractors/${id}`, { revision, fields })).status).toBe(200);
  }

  test('sends an encrypted push whose tap starts the alert', async () => {
    const phone = service.phone();
    const answer = await save(phone, { language: 'hi' });
    const { primary_id } = answer.json();
    expect(answer.json().message).toBe('इस फ़ोन पर नोटिफ़िकेशन आ रहा है। चालू करने के लिए उसे दबाएँ।');
    expect(phone.notices()).toMatchObject([
      {
        title: expect.stringContaining('575 DI'),
        body: expect.stringContaining('दबाएँ'),
        lang: 'hi',
        open: expect.stringMatching(/^\/hi\/price-alert\/[0-9a-f]{32}$/),
        start: { primary_id },
      },
    ]);
    const [one] = phone.came();
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(one?.body.includes('575')).toBe(false);
    const { key, claims } = readVapid(one?.headers ?? {});
    expect((await api.app.inject('/api/v1/push-key')).json().data).toEqual({ key });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://example.in' });
    // The table does not reveal the phone.
    const rows = await rowsOf(primary_id);
    expect(rows).toMatchObject([{ status: 'unverified', mobile: null }]);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  test('sends nothing before the tap; rejects a wrong token', async () => {
    const phone = service.phone();
    const { primary_id } = (await save(phone)).json();
    for (const otp of ['000000', 'f'.repeat(32), 'ह'.repeat(32)])
      expect((await post('price_alert_verify', { primary_id, otp })).statusCode).toBe(400);
    await setPrice(651_000);
    expect(phone.notices()).toHaveLength(1);
    clock.forward(2 * DAY + 1);
    await deleteExpired(
      api.connection.db,
      readConfig({ OTP_PROVIDER: 'outbox' }).retention,
      clock.now(),
    );
    expect(await rowsOf(primary_id)).toEqual([]);
    editor = await deskStaff(() => api, clock)('editor');
  });

  test('sends a changed price once a day, with the price and an end action', async () => {
    const phone = service.phone();
    const primary_id = await begun(phone);
    const { start } = lastTo(phone);
    // The response to the tap was lost, and the request is repeated.
    expect((await post('price_alert_verify', { ...start })).statusCode).toBe(200);
    await setPrice(661_000);
    await setPrice(662_000);
    expect(phone.notices()).toHaveLength(2);
    expect(lastTo(phone)).toMatchObject({
      body: `New price: ${inr(661_000)} – ${inr(999_999)}`,
      open: `/tractor/${SLUG}/${tractor}`,
    });
    expect(lastTo(phone).start).toBeUndefined();
    await nextDay();
    await setPrice(663_000);
    expect(phone.notices()).toHaveLength(3);
    const { alert } = lastTo(phone).end;
    const page = await api.app.inject(`/api/v1/price-alert/${alert}`);
    expect(page.json().data).toMatchObject({ by: 'phone', below_inr: null });
    for (const _ of ['a tap', 'another'])
      expect((await post('price_alert_end', { alert })).statusCode).toBe(200);
    expect(await rowsOf(primary_id)).toEqual([]);
    await nextDay();
    await setPrice(664_000);
    expect(phone.notices()).toHaveLength(3);
  });

  test('sends a nearby used tractor with its page', async () => {
    const phone = service.phone();
    await begun(phone, { below: '400000', state: 'gujarat', district: 'Anand' });
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
    expect(lastTo(phone)).toMatchObject({
      body: `A used one for ${inr(400_000)} or less, within 50 km.`,
      open: `/second-hand-tractor/near/${used?.id}`,
    });
  });

  test('a phone has one alert per tractor; an expired subscription is deleted', async () => {
    const phone = service.phone();
    const first = await begun(phone);
    const second = await begun(phone, { below: '300000' });
    expect(await rowsOf(first)).toEqual([]);
    expect(await rowsOf(second)).toMatchObject([{ status: 'on_phone', below_inr: 300_000 }]);
    await nextDay();
    service.says.status = 410;
    await setPrice(671_000);
    await until(async () => (await rowsOf(second)).length === 0);
  });

  test('retries a failing push service and sends the notification once', async () => {
    const phone = service.phone();
    await begun(phone);
    await nextDay();
    service.says.status = 503;
    await setPrice(681_000);
    await until(() => phone.came().length === 2);
    service.says.status = 201;
    await until(async () => {
      await makeJobsDue(api.connection.jobs);
      return phone.came().length === 3;
    });
    const bodies = phone.notices().map(({ body }) => body);
    expect(bodies[2]).toBe(bodies[1]);
  });

  test('sends no request to a URL that is not a push service', async () => {
    const { push } = service.phone();
    for (const wrong of [
      { ...push, endpoint: 'https://internal.example/push' },
      { ...push, endpoint: 'http://push.example/x' },
      { ...push, endpoint: 'https://evilpush.example/x' },
      { ...push, endpoint: 'https://a:b@push.example/x' },
      { ...push, endpoint: 'no address' },
      { ...push, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...push, auth: 'short' },
    ]) {
      const answer = await save({ push: wrong });
      expect([answer.statusCode, answer.json().faults]).toEqual([400, { push: 'alert_push' }]);
    }
  });

  test('sends a phone at most five start requests in ten minutes', async () => {
    const phone = service.phone();
    for (const _ of [1, 2, 3, 4, 5]) expect((await save(phone)).statusCode).toBe(200);
    expect((await save(phone)).statusCode).toBe(429);
    expect(phone.came()).toHaveLength(5);
  });
});
