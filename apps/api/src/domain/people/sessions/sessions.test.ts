import { sessions } from '../../../database/schema/sessions.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { accountCalls, PASSWORD } from '../accounts/testing/account-calls.ts';

const DAY = 24 * 3600;

describe.each(everyDatabase())('sessions on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  beforeEach(() => clock.forward(3600));

  const { post, newNumber, session, login, register } = accountCalls(() => api);
  const nameOf = async (cookie: string) => (await session(cookie)).body.data?.name;

  test('creates a random, HttpOnly, SameSite=Lax cookie for thirty days and stores only its hash', async () => {
    const made = await register(newNumber());
    expect([made.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(made.headers['cache-control']).toBe('no-store');
    const id = made.cookie.split('=')[1] ?? '';
    const rows = await api.connection.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('a read without a cookie is signed out, private and sets no cookie', async () => {
    const { body, headers } = await session('');
    expect(body).toEqual({ success: true, data: null });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('does not adopt a planted session id, and rotates the id at sign-in', async () => {
    const mobile = newNumber();
    const planted = `session=${'a'.repeat(43)}`;
    await register(mobile);
    const signed = await login(mobile, PASSWORD, { cookie: planted });
    expect(signed.cookie).not.toBe(planted);
    expect(await nameOf(planted)).toBeUndefined();
    const again = await login(mobile, PASSWORD, { cookie: signed.cookie });
    expect(again.cookie).not.toBe(signed.cookie);
    expect(await nameOf(signed.cookie)).toBeUndefined();
    expect(await nameOf(again.cookie)).toBe('गीता सोलंकी');
  });

  test('renews a used session for thirty days; deletes an unused one with its cookie', async () => {
    const { cookie } = await register(newNumber());
    const soon = await session(cookie);
    expect(soon.headers['set-cookie']).toBeUndefined();
    clock.forward(29 * DAY);
    const renewed = await session(cookie);
    expect(renewed.headers['set-cookie']).toContain(`${cookie}; Max-Age=2592000`);
    clock.forward(29 * DAY);
    expect(await nameOf(cookie)).toBe('गीता सोलंकी');
    clock.forward(30 * DAY);
    const over = await session(cookie);
    expect(over.body.data).toBeNull();
    expect(over.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
  });

  test('signing out affects one device; signing out everywhere ends all', async () => {
    const mobile = newNumber();
    const one = await register(mobile);
    const [two, three] = [await login(mobile, PASSWORD), await login(mobile, PASSWORD)];
    const out = await post('/api/user_logout', {}, { cookie: one.cookie });
    expect(out.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
    expect(await nameOf(one.cookie)).toBeUndefined();
    expect(await nameOf(two.cookie)).toBe('गीता सोलंकी');
    await post('/api/user_logout', { all: true }, { cookie: one.cookie });
    expect(await nameOf(two.cookie)).toBe('गीता सोलंकी');
    await post('/api/user_logout', { all: true }, { cookie: two.cookie });
    expect(await nameOf(three.cookie)).toBeUndefined();
  });

  test('rejects sign-in and sign-out from another site', async () => {
    const mobile = newNumber();
    const { cookie } = await register(mobile);
    const foreign = { origin: 'https://evil.example', cookie };
    expect((await post('/api/user_logout', {}, foreign)).status).toBe(400);
    expect((await login(mobile, PASSWORD, foreign)).cookie).toBe('');
    expect(await nameOf(cookie)).toBe('गीता सोलंकी');
  });
});
