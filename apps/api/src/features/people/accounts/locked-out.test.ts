import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import {
  createEnquiryCalls,
  readPrimaryId,
  toWrongCode,
} from '../../enquiries/forms/testing/enquiry-calls.ts';
import { PASSWORD } from './testing/account-calls.ts';

/** A stranger attacks a number whose owner uses a browser that has signed in before. */
describe.each(selectDatabases())('lockout by strangers on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  let numberCount = 0;
  function openBrowser() {
    const browser = createEnquiryCalls(() => api);
    const { post } = browser;
    return {
      ...browser,
      requestCode: (mobile: string, purpose = 'login') =>
        post('/api/get_user_otp', { mobile, purpose }),
      loginByPassword: (mobile: string, otp: string) =>
        post('/api/user_login', { mobile, otp, method: 'password' }),
      loginByCode: (mobile: string, otp: string) =>
        post('/api/user_login', { mobile, otp, method: 'code' }),
    };
  }
  async function createOwner() {
    numberCount += 1;
    const mobile = String(9_500_000_000 + numberCount);
    const browser = openBrowser();
    await browser.requestCode(mobile, 'registration');
    const otp = await browser.readCode(mobile);
    const name = 'Gita';
    await browser.post('/api/user_register', { name, mobile, password: PASSWORD, otp });
    await browser.post('/api/user_logout', {});
    clock.forward(24 * 3600);
    return { ...browser, mobile };
  }
  async function exhaustLimits(mobile: string) {
    const stranger = openBrowser();
    for (let tries = 0; tries < 11; tries += 1)
      await stranger.loginByPassword(mobile, 'not this one');
    for (let sends = 0; sends < 4; sends += 1) await stranger.requestCode(mobile);
    const guess = toWrongCode(await stranger.readCode(mobile));
    for (let tries = 0; tries < 12; tries += 1) await stranger.loginByCode(mobile, guess);
    return stranger;
  }

  test("accepts the owner's password after a stranger used up all attempts", async () => {
    const { mobile, loginByPassword } = await createOwner();
    const stranger = await exhaustLimits(mobile);
    // The limit of strangers rejects even the right password.
    expect((await stranger.loginByPassword(mobile, PASSWORD)).status).toBe(429);
    expect((await loginByPassword(mobile, PASSWORD)).status).toBe(200);
  });

  test("accepts the owner's code after a stranger used up all attempts", async () => {
    const { mobile, requestCode, loginByCode, readCode } = await createOwner();
    const stranger = await exhaustLimits(mobile);
    expect((await stranger.requestCode(mobile)).status).toBe(429);
    expect((await requestCode(mobile)).status).toBe(200);
    expect((await loginByCode(mobile, await readCode(mobile))).status).toBe(200);
  });

  test("accepts a new browser's code after wrong codes from strangers", async () => {
    const browser = openBrowser();
    const mobile = '9599999999';
    const [requester, guesser] = [openBrowser(), openBrowser()];
    await requester.requestCode(mobile, 'registration');
    await browser.requestCode(mobile, 'registration');
    const otp = await browser.readCode(mobile);
    const guess = { mobile, otp: toWrongCode(otp) };
    for (let tries = 0; tries < 6; tries += 1)
      for (const stranger of [requester, guesser, openBrowser()])
        expect((await stranger.post('/api/user_otp_verify', guess)).status).toBeGreaterThan(399);
    expect((await browser.post('/api/user_otp_verify', { mobile, otp })).status).toBe(200);
  });

  test('resets a password after a stranger used up all attempts', async () => {
    const { mobile, post, readCode } = await createOwner();
    await exhaustLimits(mobile);
    expect((await post('/api/password_otp', { mobile })).status).toBe(200);
    const body = { mobile, otp: await readCode(mobile), password: `${PASSWORD} again` };
    expect((await post('/api/password_reset', body)).status).toBe(200);
  });

  test('limits a verified browser separately for each number', async () => {
    const { mobile, loginByPassword } = await createOwner();
    const otherOwner = await createOwner();
    for (let tries = 0; tries < 10; tries += 1) await loginByPassword(mobile, 'not this one');
    expect((await loginByPassword(mobile, PASSWORD)).status).toBe(429);
    await exhaustLimits(otherOwner.mobile);
    expect((await loginByPassword(otherOwner.mobile, PASSWORD)).status).toBe(429);
    expect((await otherOwner.loginByPassword(otherOwner.mobile, PASSWORD)).status).toBe(200);
  });

  test('accepts an enquiry without a code after a registration', async () => {
    const { mobile, submit } = await createOwner();
    const enquiry = await submit({ mobile });
    expect(enquiry.body.data).toMatchObject({ text: 'exist_verified', price: {} });
    expect(readPrimaryId(enquiry)).toHaveLength(22);
  });

  test('requires a code for an enquiry after sign-in by password', async () => {
    const { mobile } = await createOwner();
    const browser = openBrowser();
    expect((await browser.loginByPassword(mobile, PASSWORD)).status).toBe(200);
    expect((await browser.submit({ mobile })).body.data?.text).toBe('non_verified');
    await browser.requestCode(mobile);
    expect((await browser.loginByCode(mobile, await browser.readCode(mobile))).status).toBe(200);
    expect((await browser.submit({ mobile })).body.data?.text).toBe('non_verified_exist');
  });
});
