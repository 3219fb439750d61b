import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { sessions } from './tables.ts';
import { createAccountCalls, PASSWORD } from './testing/account-calls.ts';

const DAY_SECONDS = 24 * 3600;

describe.each(selectAllDatabases())('sessions on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  beforeEach(() => clock.forward(3600));

  const { post, createNumber, readSession, login, register } = createAccountCalls(() => api);
  const readName = async (cookie: string) => (await readSession(cookie)).body.data?.name;

  test('creates a random, HttpOnly, SameSite=Lax cookie for thirty days and stores only its hash', async () => {
    const registered = await register(createNumber());
    expect([registered.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(registered.headers['cache-control']).toBe('no-store');
    const id = registered.cookie.split('=')[1] ?? '';
    const rows = await api.connection.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('returns no account and sets no cookie for a request without a session', async () => {
    const { body, headers } = await readSession('');
    expect(body).toEqual({ success: true, data: null });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('replaces a planted session id and the previous session id at sign-in', async () => {
    const mobile = createNumber();
    const planted = `session=${'a'.repeat(43)}`;
    await register(mobile);
    const firstLogin = await login(mobile, PASSWORD, { cookie: planted });
    expect(firstLogin.cookie).not.toBe(planted);
    expect(await readName(planted)).toBeUndefined();
    const secondLogin = await login(mobile, PASSWORD, { cookie: firstLogin.cookie });
    expect(secondLogin.cookie).not.toBe(firstLogin.cookie);
    expect(await readName(firstLogin.cookie)).toBeUndefined();
    expect(await readName(secondLogin.cookie)).toBe('गीता सोलंकी');
  });

  test('renews a used session and ends a session after thirty unused days', async () => {
    const { cookie } = await register(createNumber());
    const unchanged = await readSession(cookie);
    expect(unchanged.headers['set-cookie']).toBeUndefined();
    clock.forward(29 * DAY_SECONDS);
    const renewed = await readSession(cookie);
    expect(renewed.headers['set-cookie']).toContain(`${cookie}; Max-Age=2592000`);
    clock.forward(29 * DAY_SECONDS);
    expect(await readName(cookie)).toBe('गीता सोलंकी');
    clock.forward(30 * DAY_SECONDS);
    const ended = await readSession(cookie);
    expect(ended.body.data).toBeNull();
    expect(ended.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
  });

  test('signs out one device, or all devices on request', async () => {
    const mobile = createNumber();
    const firstDevice = await register(mobile);
    const [secondDevice, thirdDevice] = [
      await login(mobile, PASSWORD),
      await login(mobile, PASSWORD),
    ];
    const signedOut = await post('/api/user_logout', {}, { cookie: firstDevice.cookie });
    expect(signedOut.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
    expect(await readName(firstDevice.cookie)).toBeUndefined();
    expect(await readName(secondDevice.cookie)).toBe('गीता सोलंकी');
    await post('/api/user_logout', { all: true }, { cookie: firstDevice.cookie });
    expect(await readName(secondDevice.cookie)).toBe('गीता सोलंकी');
    await post('/api/user_logout', { all: true }, { cookie: secondDevice.cookie });
    expect(await readName(thirdDevice.cookie)).toBeUndefined();
  });

  test('rejects sign-in and sign-out from another site', async () => {
    const mobile = createNumber();
    const { cookie } = await register(mobile);
    const foreign = { origin: 'https://evil.example', cookie };
    expect((await post('/api/user_logout', {}, foreign)).status).toBe(400);
    expect((await login(mobile, PASSWORD, foreign)).cookie).toBe('');
    expect(await readName(cookie)).toBe('गीता सोलंकी');
  });
});
