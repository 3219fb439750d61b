import { type TestApi, testApi } from '../../../testing/api.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { argon2id } from '../passwords/argon2id.ts';
import { accountCalls } from './testing/account-calls.ts';

/**
 * The response time must not reveal whether a number has an account. Timings depend on the machine, so this checks that
 * both cases do the same work.
 */
describe.each(oneDatabase())('registered and unknown numbers on $name', (database) => {
  const clock = movingClock();
  const { hash, matches } = argon2id();
  const passwordHasher = { hash, matches: jest.fn(matches) };
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now, { passwordHasher });
  });
  afterAll(() => api.close());

  const { post, newNumber, login, register } = accountCalls(() => api);

  async function workOf(call: (mobile: string) => Promise<unknown>, mobile: string) {
    clock.forward(3600);
    passwordHasher.matches.mockClear();
    const statements = await statementsOf(api.connection.db, () => call(mobile));
    return { statements, hashes: passwordHasher.matches.mock.calls.length };
  }

  async function known() {
    const mobile = newNumber();
    await register(mobile);
    return mobile;
  }

  test('a wrong password costs one hash and the same statements for both', async () => {
    const wrong = (mobile: string) => login(mobile, 'not the password');
    const ofKnown = await workOf(wrong, await known());
    expect(ofKnown.hashes).toBe(1);
    expect(ofKnown.statements).not.toEqual([]);
    expect(await workOf(wrong, newNumber())).toEqual(ofKnown);
  });

  test('a code costs the same statements for both', async () => {
    const ask = (mobile: string) => post('/api/get_user_otp', { mobile });
    const ofKnown = await workOf(ask, await known());
    expect(ofKnown.statements).not.toEqual([]);
    expect(await workOf(ask, newNumber())).toEqual(ofKnown);
  });
});
