import { readConfig } from '../../config.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
} from '../../features/enquiries/forms/testing/enquiry-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { DeliveryConfig } from './delivery-settings.ts';
import { templatesSchema } from './provider.ts';
import { startFakeGateway } from './testing/start-fake-gateway.ts';

const text = { en: { template_id: 'id', text: '{code}' } };
const templates = templatesSchema.parse({
  entity_id: '1101',
  sender: 'TRHAAT',
  enquiry: text,
  registration: text,
  login: text,
  password: text,
});

describe.each(selectDatabases())('a failing gateway on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let gateway: Awaited<ReturnType<typeof startFakeGateway>>;
  let isGatewayUp = false;
  beforeAll(async () => {
    gateway = await startFakeGateway((response) =>
      isGatewayUp ? response.end('{"type":"success"}') : response.writeHead(500).end('down'),
    );
    const delivery: DeliveryConfig = {
      ...readConfig({ OTP_PROVIDER: 'outbox', GATEWAY_FAILURES: '2' }).delivery,
      providers: ['msg91'],
      msg91: { authKey: 'key', base: gateway.base },
      templates,
    };
    api = await createTestApi(database, undefined, clock.now, { delivery });
  });
  afterAll(async () => {
    await api.close();
    await gateway.close();
  });

  const { post, submit, resend, verify } = createEnquiryCalls(() => api);
  const [firstMobile, secondMobile] = ['9300000001', '9300000002'];
  let firstId = '';

  const listCodesSentTo = (mobile: string): string[] =>
    gateway.received
      .map(({ body }) => JSON.parse(body).recipients[0])
      .filter(({ mobiles }) => mobiles === `91${mobile}`)
      .map(({ code }) => code);

  test('accepts an enquiry and retries the same code while the gateway fails', async () => {
    const submitted = await submit({ mobile: firstMobile });
    expect(submitted.body.data).toMatchObject({ otp: 'sent', text: 'non_verified' });
    firstId = readPrimaryId(submitted);
    await waitUntil(() => listCodesSentTo(firstMobile).length === 2);
    expect(new Set(listCodesSentTo(firstMobile)).size).toBe(1);
  });

  test('pauses the gateway after repeated failures and returns a retry time', async () => {
    await waitUntil(async () => (await submit({ mobile: secondMobile })).body.data?.otp === '');
    const resent = await resend({ mobile: firstMobile, primary_id: firstId });
    expect([resent.status, resent.body.message, resent.headers['retry-after']]).toEqual([
      503,
      'Failed to resend OTP. Please try again.',
      '60',
    ]);
  });

  test.each([
    ['/api/get_user_otp', { purpose: 'registration' }],
    ['/api/get_user_otp', { purpose: 'login' }],
    ['/api/password_otp', {}],
  ])('returns 503 for %s with %j while the gateway fails', async (path, extraFields) => {
    const { status, body } = await post(path, { mobile: '5300000001', ...extraFields });
    expect([status, body.message, body.reason]).toEqual([
      503,
      'Failed to send OTP. Please try again.',
      'otp_not_sent',
    ]);
  });

  test('sends the pending code unchanged after the gateway recovers', async () => {
    isGatewayUp = true;
    clock.forward(60);
    await waitUntil(() => listCodesSentTo(firstMobile).length === 3);
    const [code = ''] = listCodesSentTo(firstMobile);
    expect(listCodesSentTo(firstMobile)).toEqual([code, code, code]);
    const verified = await verify({ primary_id: firstId, otp: code });
    expect(verified.status).toBe(200);
    expect((await submit({ mobile: '9300000003' })).body.data?.otp).toBe('sent');
    await waitUntil(() => listCodesSentTo('9300000003').length === 1);
  });
});
