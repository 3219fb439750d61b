import { eq } from 'drizzle-orm';
import { readConfig } from '../../config.ts';
import { enquiries } from '../../features/enquiries/forms/tables.ts';
import { createEnquiryCalls } from '../../features/enquiries/forms/testing/enquiry-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';

describe.each(selectDatabases())('an exhausted message budget on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    const { delivery } = readConfig({ OTP_PROVIDER: 'outbox', MESSAGES_PER_MINUTE: '1' });
    api = await createTestApi(database, undefined, clock.now, { delivery });
    await createEnquiryCalls(() => api).submit({ mobile: '9500000001' });
  });
  afterAll(() => api.close());
  const { post, submit, resend, verify, readCode } = createEnquiryCalls(() => api);
  const pausedBody = {
    success: false,
    code: 'TOO_MANY_REQUESTS',
    reason: 'otp_paused',
    message: 'We cannot send OTPs right now. What you typed is kept; please come back later.',
  };

  test('responds 429 to a form, but stores it and sends its code later', async () => {
    const mobile = '9500000002';
    const refused = await submit({ mobile });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toMatchObject(pausedBody);
    const hasMobile = eq(enquiries.mobile, mobile);
    const rows = await api.connection.db.select().from(enquiries).where(hasMobile);
    expect(rows).toMatchObject([{ status: 'unverified' }]);
    clock.forward(60);
    const repeated = await submit({ mobile });
    expect(repeated.body.data?.text).toBe('non_verified_exist');
    const primary_id = repeated.body.data?.primary_id;
    expect((await resend({ mobile, primary_id })).status).toBe(200);
    expect((await verify({ otp: await readCode(mobile), primary_id })).status).toBe(200);
  });

  test.each([
    ['/api/get_user_otp', { purpose: 'registration' }],
    ['/api/password_otp', {}],
  ])('responds 429 to %s', async (path, extraFields) => {
    const { status, body } = await post(path, { mobile: '9500000003', ...extraFields });
    expect(status).toBe(429);
    expect(body).toMatchObject(pausedBody);
  });
});
