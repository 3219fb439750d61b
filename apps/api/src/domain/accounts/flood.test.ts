import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { accountCalls, PASSWORD } from './testing/account-calls.ts';

// With hashes that cost what they cost: they, not the database, are what a flood waits for.
describe.each(oneDatabase())('a flood of sign-ins on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  const { newNumber, login } = accountCalls(() => api);

  test('what is too much is sent away with a 503, and does not stay', async () => {
    const numbers = Array.from({ length: 60 }, newNumber);
    const all = await Promise.all(numbers.map((mobile) => login(mobile, PASSWORD)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([400, 503]));
    const away = all.filter(({ body }) => body.reason === 'busy');
    expect(away.length).toBeGreaterThan(0);
    for (const { status, headers } of away) {
      expect([status, headers['retry-after']]).toEqual([503, '2']);
    }
    expect((await login(newNumber(), PASSWORD)).status).toBe(400);
  });

  test('who reads the site is answered while it waits', async () => {
    const done: string[] = [];
    const flood = Array.from({ length: 40 }, async () => {
      await login(newNumber(), PASSWORD);
      done.push('sign-in');
    });
    const readers = Array.from({ length: 10 }, async () => {
      expect((await api.app.inject('/api/all_state')).statusCode).toBe(200);
      done.push('reader');
    });
    await Promise.all([...flood, ...readers]);
    const lastReader = done.lastIndexOf('reader');
    // Ten readers who came after forty sign-ins do not wait for half of them.
    expect(done.slice(0, lastReader).filter((one) => one === 'sign-in').length).toBeLessThan(20);
  });
});
