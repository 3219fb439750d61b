import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { recordStatements } from '../../../testing/record-statements.ts';
import { createArgon2idHasher } from '../passwords/passwords.ts';
import { createAccountCalls } from './testing/account-calls.ts';

/** Response times must not reveal accounts. They depend on the machine, so the tests compare the work instead. */
describe.each(selectOneDatabase())('registered and unknown numbers on $name', (database) => {
  const clock = createMovingClock();
  const { hash, matches } = createArgon2idHasher();
  const passwordHasher = { hash, matches: jest.fn(matches) };
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now, { passwordHasher });
  });
  afterAll(() => api.close());

  const { post, createNumber, login, register } = createAccountCalls(() => api);

  async function measureWork(call: (mobile: string) => Promise<unknown>, mobile: string) {
    clock.forward(3600);
    passwordHasher.matches.mockClear();
    const statements = await recordStatements(api.connection.db, () => call(mobile));
    return { statements, hashes: passwordHasher.matches.mock.calls.length };
  }

  async function registerNumber() {
    const mobile = createNumber();
    await register(mobile);
    return mobile;
  }

  test('runs as many hashes and statements for a wrong password with and without an account', async () => {
    const loginWithWrongPassword = (mobile: string) => login(mobile, 'not the password');
    const registeredWork = await measureWork(loginWithWrongPassword, await registerNumber());
    expect(registeredWork.hashes).toBe(1);
    expect(registeredWork.statements).not.toEqual([]);
    expect(await measureWork(loginWithWrongPassword, createNumber())).toEqual(registeredWork);
  });

  test('runs the same statements for a requested code with and without an account', async () => {
    const requestCode = (mobile: string) => post('/api/get_user_otp', { mobile });
    const registeredWork = await measureWork(requestCode, await registerNumber());
    expect(registeredWork.statements).not.toEqual([]);
    expect(await measureWork(requestCode, createNumber())).toEqual(registeredWork);
  });
});
