import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { enquiryCalls, idOf, wrongOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { PASSWORD } from './testing/account-calls.ts';

/** An attacker who knows a number, and its owner on a phone that has signed in before. */
describe.each(bothDatabases())('lockout by strangers on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  let numbers = 0;
  function newBrowser() {
    const browser = enquiryCalls(() => api);
    const { post } = browser;
    return {
      ...browser,
      ask: (mobile: string, purpose = 'login') => post('/api/get_user_otp', { mobile, purpose }),
      byPassword: (mobile: string, otp: string) =>
        post('/api/user_login', { mobile, otp, method: 'password' }),
      byCode: (mobile: string, otp: string) =>
        post('/api/user_login', { mobile, otp, method: 'code' }),
    };
  }
  /** A browser with an account, signed out again. */
  async function owner() {
    numbers += 1;
    const mobile = String(9_500_000_000 + numbers);
    const browser = newBrowser();
    await browser.ask(mobile, 'registration');
    const otp = await browser.code(mobile);
    const name = 'Gita';
    await browser.post('/api/user_register', { name, mobile, password: PASSWORD, otp });
    await browser.post('/api/user_logout', {});
    clock.forward(24 * 3600);
    return { ...browser, mobile };
  }
  /** Ten wrong passwords, three codes, and all allowed wrong digits. */
  async function attack(mobile: string) {
    const stranger = newBrowser();
    for (let tries = 0; tries < 11; tries += 1) await stranger.byPassword(mobile, 'not this one');
    for (let sends = 0; sends < 4; sends += 1) await stranger.ask(mobile);
    const guess = wrongOf(await stranger.code(mobile));
    for (let tries = 0; tries < 12; tries += 1) await stranger.byCode(mobile, guess);
    return stranger;
  }

  test('a stranger does not lock the owner out of password sign-in', async () => {
    const { mobile, byPassword } = await owner();
    const stranger = await attack(mobile);
    // Not even with the right one.
    expect((await stranger.byPassword(mobile, PASSWORD)).status).toBe(429);
    expect((await byPassword(mobile, PASSWORD)).status).toBe(200);
  });

  test('a stranger does not lock the owner out of code sign-in', async () => {
    const { mobile, ask, byCode, code } = await owner();
    const stranger = await attack(mobile);
    expect((await stranger.ask(mobile)).status).toBe(429);
    expect((await ask(mobile)).status).toBe(200);
    expect((await byCode(mobile, await code(mobile))).status).toBe(200);
  });

  test("wrong codes from strangers do not block a new browser's code", async () => {
    const browser = newBrowser();
    const mobile = '9599999999';
    const [asking, guessing] = [newBrowser(), newBrowser()];
    await asking.ask(mobile, 'registration');
    await browser.ask(mobile, 'registration');
    const otp = await browser.code(mobile);
    const guess = { mobile, otp: wrongOf(otp) };
    for (let tries = 0; tries < 6; tries += 1)
      for (const stranger of [asking, guessing, newBrowser()])
        expect((await stranger.post('/api/user_otp_verify', guess)).status).toBeGreaterThan(399);
    expect((await browser.post('/api/user_otp_verify', { mobile, otp })).status).toBe(200);
  });

  test('a stranger does not block a password reset', async () => {
    const { mobile, post, code } = await owner();
    await attack(mobile);
    expect((await post('/api/password_otp', { mobile })).status).toBe(200);
    const body = { mobile, otp: await code(mobile), password: `${PASSWORD} again` };
    expect((await post('/api/password_reset', body)).status).toBe(200);
  });

  test('limits a verified browser too, and only for its own number', async () => {
    const { mobile, byPassword } = await owner();
    const other = await owner();
    for (let tries = 0; tries < 10; tries += 1) await byPassword(mobile, 'not this one');
    expect((await byPassword(mobile, PASSWORD)).status).toBe(429);
    await attack(other.mobile);
    expect((await byPassword(other.mobile, PASSWORD)).status).toBe(429);
    expect((await other.byPassword(other.mobile, PASSWORD)).status).toBe(200);
  });

  test('a number verified for an account is verified for enquiries', async () => {
    const { mobile, submit } = await owner();
    const enquiry = await submit({ mobile });
    expect(enquiry.body.data).toMatchObject({ text: 'exist_verified', price: {} });
    expect(idOf(enquiry)).toHaveLength(22);
  });

  test('signing in by password verifies no number', async () => {
    const { mobile } = await owner();
    const browser = newBrowser();
    expect((await browser.byPassword(mobile, PASSWORD)).status).toBe(200);
    expect((await browser.submit({ mobile })).body.data?.text).toBe('non_verified');
    await browser.ask(mobile);
    expect((await browser.byCode(mobile, await browser.code(mobile))).status).toBe(200);
    expect((await browser.submit({ mobile })).body.data?.text).toBe('non_verified_exist');
  });
});
