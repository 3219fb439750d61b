import { readConfig } from '../../config.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { enquiryCalls } from '../enquiries/testing/enquiry-calls.ts';
import type { DeliveryConfig } from './delivery-config.ts';
import { templatesFile } from './templates.ts';
import { fakeGateway } from './testing/gateway.ts';

const text = { en: { template_id: 'id', text: '{code}' } };
const templates = templatesFile.parse({
  entity_id: '1101',
  sender: 'TRHAAT',
  enquiry: text,
  registration: text,
  login: text,
  password: text,
});

describe.each(oneDatabase())('a gateway that takes no code, on $name', (database) => {
  let api: TestApi;
  let gateway: Awaited<ReturnType<typeof fakeGateway>>;
  beforeAll(async () => {
    gateway = await fakeGateway((response) => response.writeHead(500).end('down'));
    const delivery: DeliveryConfig = {
      ...readConfig({ OTP_PROVIDER: 'outbox' }).delivery,
      providers: ['msg91'],
      msg91: { authKey: 'key', base: gateway.base },
      templates,
    };
    api = await testApi(database, undefined, undefined, delivery);
  });
  afterAll(async () => {
    await api.close();
    await gateway.close();
  });

  const { post, submit, resend } = enquiryCalls(() => api);
  const mobile = '9300000001';

  test('an enquiry is taken in all the same; that no code went is in the answer', async () => {
    const { status, body } = await submit({ mobile });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ otp: '', text: 'non_verified' });
    const again = await resend({ mobile, primary_id: body.data?.primary_id });
    expect([again.status, again.body.message]).toEqual([
      503,
      'Failed to resend OTP. Please try again.',
    ]);
  });

  test.each([
    ['/api/get_user_otp', { purpose: 'registration' }],
    ['/api/get_user_otp', { purpose: 'login' }],
    ['/api/password_otp', {}],
  ])('%s %j: the visitor is told', async (path, more) => {
    const { status, body } = await post(path, { mobile: '5300000001', ...more });
    expect([status, body.message, body.reason]).toEqual([
      503,
      'Failed to send OTP. Please try again.',
      'otp_not_sent',
    ]);
  });

  test('the gateway was asked for each of them', () => {
    expect(gateway.received.length).toBeGreaterThanOrEqual(5);
  });
});
