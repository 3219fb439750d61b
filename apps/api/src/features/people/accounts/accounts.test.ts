import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { readRaceSize } from '../../../testing/read-race-size.ts';
import { toWrongCode } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { accounts } from './tables.ts';
import { createAccountCalls, PASSWORD } from './testing/account-calls.ts';

describe.each(selectAllDatabases())('accounts on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  // Resets the limits per address, which these tests do not cover.
  beforeEach(() => clock.forward(3600));

  const { post, readCode, createProof, createNumber, readSession, login, register } =
    createAccountCalls(() => api);
  const listAccounts = (mobile: string) =>
    api.connection.db.select().from(accounts).where(eq(accounts.mobile, mobile));
  const toSummary = ({ status, body }: { status: number; body: { message?: string } }) => [
    status,
    body.message,
  ];

  test('registers an account with a verified number and signs in', async () => {
    const mobile = createNumber();
    const sent = await post('/api/get_user_otp', { mobile, purpose: 'registration' });
    expect(sent.body).toEqual({
      success: true,
      message: 'OTP successfully sent to your mobile number',
      data: { otp: 'sent' },
    });
    const verified = await post('/api/user_otp_verify', { mobile, otp: await readCode(mobile) });
    expect(toSummary(verified)).toEqual([200, 'OTP Successfully Verified']);
    const registered = await post('/api/user_register', {
      name: ' गीता  सोलंकी ',
      mobile,
      password: PASSWORD,
      email: 'Geeta@Example.in',
      proof: verified.body.data?.proof,
    });
    expect(registered.body).toEqual({
      success: true,
      message: 'Registration successful! Welcome, गीता सोलंकी!',
      data: { name: 'गीता सोलंकी', text: 'registered' },
    });
    const [row] = await listAccounts(mobile);
    expect(row).toMatchObject({ name: 'गीता सोलंकी', email: 'geeta@example.in' });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect((await readSession(registered.cookie)).body.data).toEqual({ name: 'गीता सोलंकी' });
  });

  test('rejects a registration without proof of its number, with a foreign proof or with an expired one', async () => {
    const mobile = createNumber();
    const body = { name: 'Geeta', mobile, password: PASSWORD };
    const unverified = [400, 'Please verify your mobile number before submitting'];
    expect(toSummary(await post('/api/user_register', body))).toEqual(unverified);
    const foreign = { ...body, proof: await createProof(createNumber()) };
    expect(toSummary(await post('/api/user_register', foreign))).toEqual(unverified);
    const expired = { ...body, proof: await createProof(mobile) };
    clock.forward(1801);
    expect(toSummary(await post('/api/user_register', expired))).toEqual(unverified);
    expect(await listAccounts(mobile)).toEqual([]);
  });

  test('registers an account with a registration code but not with a sign-in code', async () => {
    const mobile = createNumber();
    const body = { name: 'Geeta', mobile, password: PASSWORD };
    await post('/api/get_user_otp', { mobile, purpose: 'login' });
    const wrong = await post('/api/user_register', { ...body, otp: await readCode(mobile) });
    expect(wrong.body.reason).toBe('otp_not_requested');
    await post('/api/get_user_otp', { mobile, purpose: 'registration' });
    const registered = await post('/api/user_register', { ...body, otp: await readCode(mobile) });
    expect(registered.status).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name', 'Please enter your name'],
    [{ name: 'Geeta 2' }, 'name', 'Name must contain only letters and spaces'],
    [{ name: 'a'.repeat(51) }, 'name', 'Use 50 letters or fewer'],
    [
      { mobile: '4876512345' },
      'mobile',
      'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
    ],
    [{ email: 'geeta@' }, 'email', 'Email is invalid'],
    [{ password: 'abcde' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(257) }, 'password', 'Use 256 characters or fewer'],
    [
      { password: 'Ramesh@123' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ confirm: 'other words' }, 'confirm', 'Passwords do not match'],
    [{ terms: '' }, 'terms', 'You must accept the terms'],
  ])(
    'rejects a registration with %j at the field %s with the message "%s"',
    async (changes, field, message) => {
      const body = { name: 'Geeta', mobile: '5876512345', password: PASSWORD, ...changes };
      const response = await post('/api/user_register', body);
      expect(toSummary(response)).toEqual([400, message]);
      expect(Object.keys(response.body.faults as object)).toEqual([field]);
    },
  );

  test('reveals that an account exists only after the right code', async () => {
    const mobile = createNumber();
    await register(mobile);
    clock.forward(600);
    const sent = await post('/api/get_user_otp', { mobile, purpose: 'registration' });
    expect(sent.body.data).toEqual({ otp: 'sent' });
    const verified = await post('/api/user_otp_verify', { mobile, otp: await readCode(mobile) });
    expect(toSummary(verified)).toEqual([
      400,
      'Your mobile number is already registered, Please go to login page',
    ]);
  });

  test('creates one account for thirty parallel registrations of a number', async () => {
    const mobile = createNumber();
    const registration = {
      name: 'Geeta',
      mobile,
      password: PASSWORD,
      proof: await createProof(mobile),
    };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => post('/api/user_register', registration)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listAccounts(mobile)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(new Set(rejected.map(({ body }) => body.message))).toEqual(
      new Set(['Mobile number already exists. Please log in with OTP or password']),
    );
  });

  test('signs in with a password', async () => {
    const mobile = createNumber();
    await register(mobile);
    const right = await login(mobile, PASSWORD);
    expect(right.body).toEqual({
      success: true,
      message: 'Login Successfully',
      data: { name: 'गीता सोलंकी' },
    });
    expect((await readSession(right.cookie)).body.data).toEqual({ name: 'गीता सोलंकी' });
  });

  test('returns the same response for a wrong password and an unknown number', async () => {
    const mobile = createNumber();
    await register(mobile);
    const wrong = await login(mobile, `${PASSWORD}x`);
    expect(wrong.cookie).toBe('');
    expect(toSummary(wrong)).toEqual([400, 'Invalid login details.']);
    expect((await login(createNumber(), PASSWORD)).body).toEqual(wrong.body);
    expect(toSummary(await login('12', PASSWORD))).toEqual([400, 'Invalid login details.']);
  });

  const signInByCode = (mobile: string, otp: string) =>
    post('/api/user_login', { mobile, otp, method: 'code' });

  test('signs in once per code', async () => {
    const mobile = createNumber();
    await register(mobile);
    expect(toSummary(await signInByCode(mobile, ' '))).toEqual([
      400,
      'Please verify the OTP before login.',
    ]);
    expect((await signInByCode(mobile, '123456')).body.reason).toBe('otp_not_requested');
    await post('/api/get_user_otp', { mobile });
    const otp = await readCode(mobile);
    expect(toSummary(await signInByCode(mobile, toWrongCode(otp)))).toEqual([
      400,
      'Invalid OTP. Please try again.',
    ]);
    expect(toSummary(await signInByCode(mobile, otp))).toEqual([200, 'Login Successfully']);
    expect((await signInByCode(mobile, otp)).body.reason).toBe('otp_expired');
  });

  test('reports an unknown number only after the right code', async () => {
    const unknown = createNumber();
    const sent = await post('/api/get_user_otp', { mobile: unknown });
    expect(sent.body.data).toEqual({ otp: 'sent' });
    expect(toSummary(await signInByCode(unknown, await readCode(unknown)))).toEqual([
      400,
      'You are not Registered Yet. Please Register yourself',
    ]);
  });

  test('treats six digits as a code if one was sent, otherwise as a password', async () => {
    const mobile = createNumber();
    await register(mobile, { password: '482915' });
    const signIn = (otp: string) => post('/api/user_login', { mobile, otp });
    expect((await signIn('482915')).status).toBe(200);
    await post('/api/get_user_otp', { mobile });
    expect((await signIn(await readCode(mobile))).status).toBe(200);
  });

  test('limits password attempts per number but still accepts a code', async () => {
    const [mobile, unknown] = [createNumber(), createNumber()];
    await register(mobile);
    const guessPasswords = async (number: string) => {
      const guesses = Array.from({ length: 12 }, (_, index) =>
        login(number, `guess number ${index}`),
      );
      return (await Promise.all(guesses)).map(({ body }) => body.reason).sort();
    };
    const limitedReasons = [...Array(10).fill('login_invalid'), 'login_too_many', 'login_too_many'];
    expect(await guessPasswords(mobile)).toEqual(limitedReasons);
    expect(await guessPasswords(unknown)).toEqual(limitedReasons);
    const right = await login(mobile, PASSWORD);
    expect(right.status).toBe(429);
    expect(right.headers['retry-after']).toBe('600');
    await post('/api/get_user_otp', { mobile });
    expect((await signInByCode(mobile, await readCode(mobile))).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      clock.forward(601);
      await guessPasswords(mobile);
    }
    clock.forward(601);
    expect((await login(mobile, PASSWORD)).status).toBe(429);
    clock.forward(24 * 3600);
    expect((await login(mobile, PASSWORD)).status).toBe(200);
  });

  test('rejects a code after five wrong attempts', async () => {
    const mobile = createNumber();
    await register(mobile);
    await post('/api/get_user_otp', { mobile });
    const otp = await readCode(mobile);
    const guesses = Array.from({ length: readRaceSize() }, () =>
      signInByCode(mobile, toWrongCode(otp)),
    );
    const reasons = (await Promise.all(guesses)).map(({ body }) => body.reason);
    expect(reasons.filter((reason) => reason === 'otp_incorrect')).toHaveLength(5);
    expect((await signInByCode(mobile, otp)).status).not.toBe(200);
  });

  test('invalidates the old password and ends all other sessions on a password reset', async () => {
    const mobile = createNumber();
    const currentBrowser = await register(mobile);
    const otherBrowser = await login(mobile, PASSWORD);
    clock.forward(600);
    const sent = await post('/api/password_otp', { mobile });
    expect(toSummary(sent)).toEqual([200, 'OTP successfully sent to your mobile number']);
    const reset = { mobile, otp: await readCode(mobile), password: 'three brown bullocks' };
    const done = await post('/api/password_reset', reset, { cookie: currentBrowser.cookie });
    expect(toSummary(done)).toEqual([200, 'Password reset successfully']);
    expect((await readSession(currentBrowser.cookie)).body.data).not.toBeNull();
    expect((await readSession(otherBrowser.cookie)).body.data).toBeNull();
    expect((await login(mobile, PASSWORD)).status).toBe(400);
    expect((await login(mobile, 'three brown bullocks')).status).toBe(200);
  });

  test('rejects a password reset with another confirmation or a wrong code', async () => {
    const mobile = createNumber();
    await register(mobile);
    clock.forward(600);
    await post('/api/password_otp', { mobile });
    const otp = await readCode(mobile);
    const reset = { mobile, otp, password: 'three brown bullocks' };
    const mismatch = await post('/api/password_reset', { ...reset, confirm: 'x' });
    expect(toSummary(mismatch)).toEqual([400, 'Passwords do not match.']);
    const wrong = await post('/api/password_reset', { ...reset, otp: toWrongCode(otp) });
    expect(toSummary(wrong)).toEqual([400, 'Invalid OTP. Please try again.']);
  });

  test('reports a missing account on a password reset only after the right code', async () => {
    const mobile = createNumber();
    await post('/api/password_otp', { mobile });
    const credentials = { mobile, otp: await readCode(mobile), password: PASSWORD };
    expect(toSummary(await post('/api/password_reset', credentials))).toEqual([
      400,
      'Your mobile number is not registered yet, Please go to register page',
    ]);
  });
});
