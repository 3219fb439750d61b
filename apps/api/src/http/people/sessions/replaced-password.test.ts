import fastify from 'fastify';
import { accounts } from '../../../database/schema/accounts.ts';
import { sessions } from '../../../database/schema/sessions.ts';
import { findAccount } from '../../../domain/people/accounts/find-account.ts';
import { accountCalls, PASSWORD } from '../../../domain/people/accounts/testing/account-calls.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createCookieSessions } from './cookie-sessions.ts';

const NEW_PASSWORD = `${PASSWORD} again`;

describe.each(bothDatabases())('sign-ins while the password changes on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const { post, code, newNumber, session, login, register } = accountCalls(() => api);

  async function reset(mobile: string) {
    await post('/api/password_otp', { mobile });
    const body = { mobile, otp: await code(mobile), password: NEW_PASSWORD };
    return post('/api/password_reset', body);
  }
  /** Status of an attempt to create a session for an account as it was read before. */
  async function begin(account: typeof accounts.$inferSelect) {
    const { db } = api.connection;
    const made = createCookieSessions({ db, clock: clock.now, isProduction: false });
    const app = fastify();
    app.post('/', async (request, reply) => made.begin(request, reply, account));
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/' });
    await app.close();
    return { isBegun: statusCode === 200, cookie: headers['set-cookie'] };
  }

  test('starts a session only if the compared password is still current', async () => {
    const mobile = newNumber();
    await register(mobile);
    const { db } = api.connection;
    const account = await findAccount(db, mobile);
    if (account === undefined) throw new Error('not registered');
    expect(await begin(account)).toMatchObject({ isBegun: true });
    expect((await reset(mobile)).status).toBe(200);
    expect(await db.$count(sessions)).toBe(0);
    expect(await begin(account)).toEqual({ isBegun: false, cookie: undefined });
    await db.delete(accounts);
    expect(await begin(account)).toEqual({ isBegun: false, cookie: undefined });
    expect(await db.$count(sessions)).toBe(0);
  });

  test('no sign-in with the old password survives a parallel reset', async () => {
    const mobile = newNumber();
    await register(mobile);
    const [done, ...thieves] = await Promise.all([
      reset(mobile),
      ...Array.from({ length: 6 }, () => login(mobile, PASSWORD)),
    ]);
    expect(done.status).toBe(200);
    for (const { cookie } of thieves) expect((await session(cookie)).body.data ?? null).toBeNull();
    expect((await login(mobile, NEW_PASSWORD)).status).toBe(200);
  });
});
