import { LANGUAGES } from '@tractor-haat/i18n';
import { createLogger } from '../../../core/create-logger.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createAccountCalls, PASSWORD, WEAK_PASSWORD } from './testing/account-calls.ts';

const WARNING = 'Your password is easy to guess. Please choose a longer one.';

describe.each(selectOneDatabase())('warnings about weak passwords on $name', (database) => {
  const clock = createMovingClock();
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now, { logger });
  });
  afterAll(() => api.close());
  beforeEach(() => clock.forward(3600));

  const { post, readCode, createNumber, login, register, readSession } = createAccountCalls(
    () => api,
  );

  async function resetPassword(mobile: string, password: string, language = 'en') {
    clock.forward(600);
    await post('/api/password_otp', { mobile });
    return post('/api/password_reset', { mobile, password, language, otp: await readCode(mobile) });
  }

  test.each([
    [WEAK_PASSWORD, {}],
    ['geeta1985tractor', {}],
    ['solanki@1985', {}],
    ['meenakheti1985', { email: 'meena.kheti@example.in' }],
  ])('registers with the weak password %s and warns', async (password, changes) => {
    const mobile = createNumber();
    const registered = await register(mobile, { name: 'Geeta Solanki', password, ...changes });
    expect(registered.status).toBe(200);
    expect(registered.body).toEqual({
      success: true,
      message: `Registration successful! Welcome, Geeta Solanki! ${WARNING}`,
      data: { name: 'Geeta Solanki', text: 'registered', password_is_weak: true },
    });
    expect((await readSession(registered.cookie)).body.data).toEqual({ name: 'Geeta Solanki' });
    expect((await login(mobile, password)).status).toBe(200);
  });

  test('resets to a weak password and warns', async () => {
    const mobile = createNumber();
    await register(mobile);
    expect((await resetPassword(mobile, WEAK_PASSWORD)).body).toEqual({
      success: true,
      message: `Password reset successfully. ${WARNING}`,
      data: { password_is_weak: true },
    });
    expect((await login(mobile, WEAK_PASSWORD)).status).toBe(200);
  });

  test('warns on a password reset if the password contains the name of the account', async () => {
    const mobile = createNumber();
    await register(mobile, { name: 'Geeta Solanki' });
    expect((await resetPassword(mobile, 'solanki1985tractor')).body.data).toEqual({
      password_is_weak: true,
    });
  });

  test.each([PASSWORD, 'khet-aam-2-bail'])(
    'does not warn about the password %s',
    async (password) => {
      const mobile = createNumber();
      expect((await register(mobile, { name: 'Geeta', password })).body).toEqual({
        success: true,
        message: 'Registration successful! Welcome, Geeta!',
        data: { name: 'Geeta', text: 'registered' },
      });
      expect((await resetPassword(mobile, password)).body).toEqual({
        success: true,
        message: 'Password reset successfully',
      });
    },
  );

  test.each(LANGUAGES)('appends the warning to the default message in %s', async (language) => {
    const [strong, weak] = [createNumber(), createNumber()];
    const strongResponse = await register(strong, { language });
    const weakResponse = await register(weak, { language, password: WEAK_PASSWORD });
    expect(weakResponse.body.message?.startsWith(`${strongResponse.body.message} `)).toBe(true);
    const strongReset = await resetPassword(strong, PASSWORD, language);
    const weakReset = await resetPassword(weak, WEAK_PASSWORD, language);
    expect(weakReset.body.message?.startsWith(String(strongReset.body.message))).toBe(true);
    expect(weakReset.body.message).not.toBe(strongReset.body.message);
  });

  // This test must be the last one, because it reads the log lines of all tests.
  test('writes no password to the log', () => {
    expect(lines.some((line) => line.includes('/api/user_register'))).toBe(true);
    const secrets = [WEAK_PASSWORD, '1985tractor', 'solanki@1985', 'meenakheti', PASSWORD];
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    expect(lines.filter((line) => line.includes('password estimate failed'))).toEqual([]);
  });
});
