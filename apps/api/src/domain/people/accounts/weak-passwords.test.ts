import { LANGUAGES } from '@tractor-haat/i18n';
import { createLogger } from '../../../shared/create-logger.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { accountCalls, PASSWORD, WEAK_PASSWORD } from './testing/account-calls.ts';

const WARNING = 'Your password is easy to guess. Please choose a longer one.';

describe.each(oneDatabase())('warnings of weak passwords on $name', (database) => {
  const clock = movingClock();
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now, { logger });
  });
  afterAll(() => api.close());
  beforeEach(() => clock.forward(3600));

  const { post, code, newNumber, login, register, session } = accountCalls(() => api);

  async function reset(mobile: string, password: string, language = 'en') {
    clock.forward(600);
    await post('/api/password_otp', { mobile });
    return post('/api/password_reset', { mobile, password, language, otp: await code(mobile) });
  }

  test.each([
    [WEAK_PASSWORD, {}],
    ['geeta1985tractor', {}],
    ['solanki@1985', {}],
    ['meenakheti1985', { email: 'meena.kheti@example.in' }],
  ])('registers with %s and warns', async (password, changes) => {
    const mobile = newNumber();
    const made = await register(mobile, { name: 'Geeta Solanki', password, ...changes });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      success: true,
      message: `Registration successful! Welcome, Geeta Solanki! ${WARNING}`,
      data: { name: 'Geeta Solanki', text: 'registered', password_is_weak: true },
    });
    expect((await session(made.cookie)).body.data).toEqual({ name: 'Geeta Solanki' });
    expect((await login(mobile, password)).status).toBe(200);
  });

  test('resets to a weak password and warns', async () => {
    const mobile = newNumber();
    await register(mobile);
    expect((await reset(mobile, WEAK_PASSWORD)).body).toEqual({
      success: true,
      message: `Password reset successfully. ${WARNING}`,
      data: { password_is_weak: true },
    });
    expect((await login(mobile, WEAK_PASSWORD)).status).toBe(200);
  });

  test('a reset estimates the password with the name of the account', async () => {
    const mobile = newNumber();
    await register(mobile, { name: 'Geeta Solanki' });
    expect((await reset(mobile, 'solanki1985tractor')).body.data).toEqual({
      password_is_weak: true,
    });
  });

  test.each([PASSWORD, 'khet-aam-2-bail'])('%s causes no warning', async (password) => {
    const mobile = newNumber();
    expect((await register(mobile, { name: 'Geeta', password })).body).toEqual({
      success: true,
      message: 'Registration successful! Welcome, Geeta!',
      data: { name: 'Geeta', text: 'registered' },
    });
    expect((await reset(mobile, password)).body).toEqual({
      success: true,
      message: 'Password reset successfully',
    });
  });

  test.each(LANGUAGES)('starts the warning in %s with the default message', async (language) => {
    const [strong, weak] = [newNumber(), newNumber()];
    const usual = await register(strong, { language });
    const warned = await register(weak, { language, password: WEAK_PASSWORD });
    expect(warned.body.message?.startsWith(`${usual.body.message} `)).toBe(true);
    const usualReset = await reset(strong, PASSWORD, language);
    const warnedReset = await reset(weak, WEAK_PASSWORD, language);
    expect(warnedReset.body.message?.startsWith(String(usualReset.body.message))).toBe(true);
    expect(warnedReset.body.message).not.toBe(usualReset.body.message);
  });

  // Last, because it reads the log of all tests.
  test('no password is logged', () => {
    expect(lines.some((line) => line.includes('/api/user_register'))).toBe(true);
    const secrets = [WEAK_PASSWORD, '1985tractor', 'solanki@1985', 'meenakheti', PASSWORD];
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    expect(lines.filter((line) => line.includes('password estimate failed'))).toEqual([]);
  });
});
