import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { accounts } from './tables.ts';
import { type AccountResponse, createAccountCalls, PASSWORD } from './testing/account-calls.ts';

describe.each(selectAllDatabases())('repeated account requests on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const { post, readCode, createProof, createNumber, register, readSession } = createAccountCalls(
    () => api,
  );
  let keyCount = 0;
  const createKey = () => {
    keyCount += 1;
    return `idempotency-key-number-${keyCount}`;
  };
  const readCookies = ({ headers }: AccountResponse) =>
    [headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
  const sendCode = (mobile: string, purpose: 'login' | 'registration') =>
    post('/api/get_user_otp', { mobile, purpose });

  test('accepts a used code again only with the same idempotency key', async () => {
    const mobile = createNumber();
    await sendCode(mobile, 'registration');
    const body = { mobile, otp: await readCode(mobile) };
    const verify = (idempotency_key: string, cookie = '') =>
      post('/api/user_otp_verify', { ...body, idempotency_key }, { cookie });
    const key = createKey();
    expect((await verify(key)).status).toBe(200);
    const repeated = await verify(key);
    expect(repeated.body.data?.proof).toEqual(expect.any(String));
    expect((await verify(createKey())).body.reason).toBe('otp_expired');
    expect((await verify(key, (await verify(createKey())).cookie)).body.reason).toBe('otp_expired');
    expect((await post('/api/user_otp_verify', body)).body.reason).toBe('otp_expired');
  });

  test('creates one account and signs in on a repeated registration', async () => {
    const mobile = createNumber();
    const body = { name: 'Geeta', mobile, password: PASSWORD, proof: await createProof(mobile) };
    const key = createKey();
    const sendRegistration = (changes: object) =>
      post('/api/user_register', { ...body, ...changes });
    expect((await sendRegistration({ idempotency_key: key })).status).toBe(200);
    const repeated = await sendRegistration({ idempotency_key: key });
    expect(repeated.body.data).toEqual({ name: 'Geeta', text: 'registered' });
    expect((await readSession(readCookies(repeated))).body.data).toEqual({ name: 'Geeta' });
    expect((await sendRegistration({ idempotency_key: createKey() })).body.reason).toBe(
      'mobile_exists',
    );
    const rows = await api.connection.db.select().from(accounts).where(eq(accounts.mobile, mobile));
    expect(rows).toHaveLength(1);
  });

  test('accepts a repeated registration by code under the same idempotency key', async () => {
    const mobile = createNumber();
    await sendCode(mobile, 'registration');
    const otp = await readCode(mobile);
    const body = { name: 'Geeta', mobile, password: PASSWORD, otp, idempotency_key: createKey() };
    expect((await post('/api/user_register', body)).status).toBe(200);
    expect((await post('/api/user_register', body)).status).toBe(200);
  });

  test('accepts a repeated sign-in by code under the same idempotency key', async () => {
    const mobile = createNumber();
    await register(mobile);
    await sendCode(mobile, 'login');
    const signIn = {
      mobile,
      otp: await readCode(mobile),
      method: 'code',
      idempotency_key: createKey(),
    };
    expect((await post('/api/user_login', signIn)).status).toBe(200);
    const cookies = readCookies(await post('/api/user_login', signIn));
    expect((await readSession(cookies)).body.data).toEqual({ name: 'गीता सोलंकी' });
    const withNewKey = { ...signIn, idempotency_key: createKey() };
    expect((await post('/api/user_login', withNewKey)).body.reason).toBe('otp_expired');
  });

  test('accepts a repeated password reset under the same idempotency key', async () => {
    const mobile = createNumber();
    await register(mobile);
    await post('/api/password_otp', { mobile });
    const otp = await readCode(mobile);
    const reset = { mobile, otp, password: `${PASSWORD} 2`, idempotency_key: createKey() };
    expect((await post('/api/password_reset', reset)).status).toBe(200);
    expect((await post('/api/password_reset', reset)).status).toBe(200);
    const changed = { ...reset, password: `${PASSWORD} 3` };
    expect((await post('/api/password_reset', changed)).status).not.toBe(200);
  });
});
