import fastify from 'fastify';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { findAccount } from './check-account-code.ts';
import { createCookieSessions } from './cookie-sessions.ts';
import { accounts, sessions } from './tables.ts';
import { createAccountCalls, PASSWORD } from './testing/account-calls.ts';

const NEW_PASSWORD = `${PASSWORD} again`;

describe.each(selectDatabases())('sessions during a password reset on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const { post, readCode, createNumber, readSession, login, register } = createAccountCalls(
    () => api,
  );

  async function reset(mobile: string) {
    await post('/api/password_otp', { mobile });
    const body = { mobile, otp: await readCode(mobile), password: NEW_PASSWORD };
    return post('/api/password_reset', body);
  }
  /** `account` may be older than the reset, as in a slow sign-in. */
  async function beginSession(account: typeof accounts.$inferSelect) {
    const { db } = api.connection;
    const cookieSessions = createCookieSessions({ db, clock: clock.now, isProduction: false });
    const app = fastify();
    app.post('/', async (request, reply) => cookieSessions.begin(request, reply, account));
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/' });
    await app.close();
    return { isBegun: statusCode === 200, cookie: headers['set-cookie'] };
  }

  test('creates no session for an account whose password has changed or that was deleted', async () => {
    const mobile = createNumber();
    await register(mobile);
    const { db } = api.connection;
    const account = await findAccount(db, mobile);
    if (account === undefined) throw new Error('not registered');
    expect(await beginSession(account)).toMatchObject({ isBegun: true });
    expect((await reset(mobile)).status).toBe(200);
    expect(await db.$count(sessions)).toBe(0);
    expect(await beginSession(account)).toEqual({ isBegun: false, cookie: undefined });
    await db.delete(accounts);
    expect(await beginSession(account)).toEqual({ isBegun: false, cookie: undefined });
    expect(await db.$count(sessions)).toBe(0);
  });

  test('a password reset ends the sessions of simultaneous sign-ins with the old password', async () => {
    const mobile = createNumber();
    await register(mobile);
    const [resetResponse, ...logins] = await Promise.all([
      reset(mobile),
      ...Array.from({ length: 6 }, () => login(mobile, PASSWORD)),
    ]);
    expect(resetResponse.status).toBe(200);
    for (const { cookie } of logins)
      expect((await readSession(cookie)).body.data ?? null).toBeNull();
    expect((await login(mobile, NEW_PASSWORD)).status).toBe(200);
  });
});
