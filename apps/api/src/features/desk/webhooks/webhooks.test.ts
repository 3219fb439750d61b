import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inArray } from 'drizzle-orm';
import { readConfig } from '../../../config.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { createEnquiryCalls, readPrimaryId } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { withdraw } from '../../people/privacy/erase-person.ts';
import { createSignInCode, createStaffFactory, PASSWORD } from '../testing/desk-calls.ts';
import { createPostMessage, isAllowedReceiver } from './post-message.ts';
import { webhookDeliveries } from './tables.ts';

type ReceivedWebhook = {
  path: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
};

describe.each(selectAllDatabases())('lead webhooks on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  const received: ReceivedWebhook[] = [];
  let receiverStatus = 200;
  let url = '';
  const receiver = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url, headers: request.headers, body });
    response.writeHead(receiverStatus, { location: `${url}/elsewhere` }).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(async () => {
    await api.close();
    receiver.close();
  });
  beforeEach(() => {
    received.length = 0;
    receiverStatus = 200;
  });
  const createStaff = createStaffFactory(() => api, clock);
  let lastNumber = 9_500_000_000;
  async function createLead(changes: object = {}) {
    lastNumber += 1;
    const mobile = String(lastNumber);
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
    return mobile;
  }

  async function readNewestDelivery() {
    const { db } = api.connection;
    return (await db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)).at(-1);
  }
  async function addWebhook() {
    const dealer = await createStaff('dealer', { brands: ['fieldking'], districts: ['anand'] });
    const { secret, id } = (await dealer.post('webhooks', { url })).body.data;
    return { dealer, secret, id };
  }

  test('signs a message, repeats it under the same id and resends it on request', async () => {
    const { dealer, secret, id } = await addWebhook();
    expect(secret).toMatch(/^whsec_/);
    expect((await dealer.get('webhooks')).text).not.toContain(secret);
    receiverStatus = 302;
    const mobile = await createLead();
    await createLead({ brand: 'khedut', model: 'Model 2', type: 'rotavator' });
    await waitUntil(async () => (await readNewestDelivery())?.last === 'answered 302');
    expect(received).toHaveLength(1);
    clock.forward(3);
    receiverStatus = 503;
    await waitUntil(async () => (await readNewestDelivery())?.last === 'answered 503');
    clock.forward(24 * 3600);
    await waitUntil(async () => (await readNewestDelivery())?.state === 'dead');
    // Desk sessions end after 12 hours, so the dealer must sign in again.
    const code = createSignInCode(dealer.secret, clock.now());
    await dealer.post('session', { email: dealer.email, password: PASSWORD, code });
    const [dead] = (await dealer.get('deliveries?state=dead')).body.data;
    expect(dead).toMatchObject({ tries: 3, url, next_at: null });
    const otherDealer = await createStaff('dealer', { brands: ['khedut'], districts: ['anand'] });
    expect((await otherDealer.get('deliveries')).body.data).toEqual([]);
    expect((await otherDealer.post(`deliveries/${dead.id}/resend`)).status).toBe(404);
    expect((await otherDealer.del(`webhooks/${id}`)).status).toBe(404);
    receiverStatus = 200;
    expect((await dealer.post(`deliveries/${dead.id}/resend`)).status).toBe(200);
    await waitUntil(async () => (await readNewestDelivery())?.state === 'delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([dead.id]),
    );
    for (const { headers, body } of received) {
      const event = JSON.parse(body);
      expect(event).toMatchObject({ id: dead.id, type: 'lead.verified' });
      expect(event.data).toMatchObject({ mobile, brand: 'fieldking', district: 'anand' });
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const mac = createHmac('sha256', key).update(text).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    }
    await dealer.del(`webhooks/${id}`);
  });

  test('does not retry the delivery of a lead whose consent was withdrawn', async () => {
    const { dealer, id } = await addWebhook();
    receiverStatus = 503;
    const withdrawnMobile = await createLead();
    await waitUntil(async () => (await readNewestDelivery())?.last === 'answered 503');
    await withdraw(api.connection.db, withdrawnMobile, 'enquiry', clock.now());
    receiverStatus = 200;
    clock.forward(60);
    await waitUntil(async () => (await readNewestDelivery())?.state === 'dead');
    expect(await readNewestDelivery()).toMatchObject({ last: 'withdrawn' });
    expect(received.filter(({ body }) => body.includes(withdrawnMobile))).toHaveLength(1);
    await dealer.del(`webhooks/${id}`);
  });

  test('repeats no delivered message and sends no message to a removed receiver', async () => {
    const { dealer, id } = await addWebhook();
    await createLead();
    await waitUntil(async () => (await readNewestDelivery())?.state === 'delivered');
    clock.forward(3600);
    await dealer.del(`webhooks/${id}`);
    await createLead();
    const count = received.length;
    const admin = await createStaff('admin');
    await admin.post('webhooks', { url });
    await createLead({ brand: 'khedut', model: 'Model 2', type: 'rotavator' });
    await waitUntil(() => received.length === count + 1);
    expect(JSON.parse(received.at(-1)?.body ?? '').data.brand).toBe('khedut');
  });

  test('sends no lead to a webhook whose owner has lost the right to the lead', async () => {
    const admin = await createStaff('admin');
    const changes = [{ active: false }, { role: 'sales' }, { districts: ['kheda'] }];
    const owners = [];
    for (const change of changes) {
      const owner = await createStaff('dealer', { brands: ['fieldking'], districts: ['anand'] });
      const { id } = (await owner.post('webhooks', { url: `${url}/owner` })).body.data;
      owners.push({ owner, change, webhook: id });
    }
    receiverStatus = 503;
    await createLead();
    const { db } = api.connection;
    const ids = owners.map(({ webhook }) => webhook);
    const listDeliveries = () =>
      db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.webhook_id, ids));
    const haveAllDeliveries = async (
      isMatch: (row: typeof webhookDeliveries.$inferSelect) => boolean,
    ) => {
      const rows = await listDeliveries();
      return rows.length === owners.length && rows.every(isMatch);
    };
    await waitUntil(() => haveAllDeliveries(({ last }) => last === 'answered 503'));
    for (const { owner, change } of owners)
      expect((await admin.patch(`staff/${owner.id}`, change)).status).toBe(200);
    received.length = 0;
    receiverStatus = 200;
    clock.forward(60);
    await waitUntil(() =>
      haveAllDeliveries(({ state, last }) => state === 'dead' && last === 'forbidden'),
    );
    for (const { message_id } of await listDeliveries())
      expect((await admin.post(`deliveries/${message_id}/resend`)).status).toBe(404);
    expect(await haveAllDeliveries(({ state }) => state === 'dead')).toBe(true);
    expect(received.filter(({ path }) => path === '/owner')).toEqual([]);
    // The owner whose districts changed can still sign in but cannot resend the lead.
    const movedOwner = owners[2]?.owner;
    if (movedOwner === undefined) throw new Error('no owner');
    const { email, secret } = movedOwner;
    const code = createSignInCode(secret, clock.now());
    await movedOwner.post('session', { email, password: PASSWORD, code });
    const [delivery] = (await movedOwner.get('deliveries')).body.data;
    expect((await movedOwner.post(`deliveries/${delivery.id}/resend`)).status).toBe(404);
  });
});

test('rejects receivers that are not public HTTPS addresses', async () => {
  const [database] = selectAllDatabases();
  if (database === undefined) throw new Error('no database');
  const clock = createMovingClock();
  const { delivery: outboxDelivery } = readConfig({ OTP_PROVIDER: 'outbox' });
  const delivery = { ...outboxDelivery, providers: [] };
  const api = await createTestApi(database, undefined, clock.now, { delivery });
  const dealer = await createStaffFactory(() => api, clock)('dealer');
  for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'ftp://x.in/'])
    expect([url, (await dealer.post('webhooks', { url })).status]).toEqual([url, 400]);
  await api.close();
});

test('rejects a private address when the connection to the receiver is opened', async () => {
  const message = { url: 'http://localhost:1/', headers: {}, body: '' };
  const post = createPostMessage({ allowPrivate: false });
  await expect(post(message)).rejects.toThrow(expect.objectContaining({ name: 'PrivateReceiver' }));
  await expect(post({ ...message, url: 'http://127.0.0.1:1/' })).rejects.toThrow(
    expect.objectContaining({ name: 'PrivateReceiver' }),
  );
  await expect(createPostMessage({ allowPrivate: true })(message)).rejects.toThrow('ECONNREFUSED');
});

test('allows only HTTPS receivers at public addresses, without credentials in the URL', async () => {
  const publicOnly = { allowPrivate: false };
  expect(await isAllowedReceiver('https://localhost/', publicOnly)).toBe(false);
  expect(await isAllowedReceiver('https://user:word@8.8.8.8/', publicOnly)).toBe(false);
  expect(await isAllowedReceiver('https://8.8.8.8/', publicOnly)).toBe(true);
});
