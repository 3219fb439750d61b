import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createAccountCalls, PASSWORD, WEAK_PASSWORD } from './testing/account-calls.ts';

describe.each(selectDatabases())('accounts without JavaScript on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  beforeEach(() => clock.forward(3600));

  const { readCode, createNumber, register, readSession } = createAccountCalls(() => api);

  async function sendForm(url: string, fields: Record<string, string>) {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    const location = String(headers.location);
    const [page = '', id = ''] = location.split('?draft=');
    const draft = (await api.app.inject(`/api/v1/form-drafts/${id}`)).json().data;
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { status: statusCode, page, draft, cookie };
  }

  test('registers an account in two steps, preserves the entered values and signs in', async () => {
    const mobile = createNumber();
    const input = { language: 'hi', page: 'register', name: 'गीता', email: 'g@example.in', mobile };
    const sent = await sendForm('/api/get_user_otp', { ...input, purpose: 'registration' });
    expect(sent).toMatchObject({
      status: 303,
      page: '/hi/register',
      draft: {
        reason: 'otp_sent',
        values: { name: 'गीता', email: 'g@example.in', mobile, step: 'code' },
      },
    });
    const form = { ...input, otp: await readCode(mobile), password: PASSWORD, confirm: PASSWORD };
    const withoutEmail = await sendForm('/api/user_register', { ...form, email: ' ' });
    expect(withoutEmail.draft.faults).toEqual({ email: 'email_required' });
    const withoutTerms = await sendForm('/api/user_register', { ...form, terms: '' });
    expect(withoutTerms.page).toBe('/hi/register');
    expect(withoutTerms.draft.faults).toEqual({ terms: 'terms_required' });
    expect(JSON.stringify(withoutTerms.draft)).not.toContain(PASSWORD);
    const registered = await sendForm('/api/user_register', { ...form, terms: 'on' });
    expect(registered).toMatchObject({
      page: '/hi/sign-in',
      draft: { reason: 'registration_done' },
    });
    expect(registered.draft.values).toEqual({ name: 'गीता' });
    expect((await readSession(registered.cookie)).body.data).toEqual({ name: 'गीता' });
  });

  test('warns on the sign-in page after a registration with a weak password', async () => {
    const mobile = createNumber();
    const form = { language: 'mr', page: 'register', name: 'Geeta', email: 'g@example.in', mobile };
    await sendForm('/api/get_user_otp', { ...form, purpose: 'registration' });
    const secret = { password: WEAK_PASSWORD, confirm: WEAK_PASSWORD, otp: await readCode(mobile) };
    const registered = await sendForm('/api/user_register', { ...form, ...secret, terms: 'on' });
    expect(registered).toMatchObject({
      page: '/mr/sign-in',
      draft: { reason: 'registration_done', values: { name: 'Geeta', password_is_weak: 'true' } },
    });
    expect(JSON.stringify(registered.draft)).not.toContain(WEAK_PASSWORD);
    expect((await readSession(registered.cookie)).body.data).toEqual({ name: 'Geeta' });
  });

  test('signs in with a password or a code and signs out', async () => {
    const mobile = createNumber();
    await register(mobile);
    const form = { language: 'en', page: 'sign-in', mobile, method: 'password' };
    const wrong = await sendForm('/api/user_login', { ...form, otp: 'wrong words' });
    expect(wrong).toMatchObject({ page: '/sign-in', draft: { reason: 'login_invalid' } });
    const right = await sendForm('/api/user_login', { ...form, otp: PASSWORD });
    expect(right).toMatchObject({ page: '/sign-in', draft: { reason: 'login_done' } });
    expect((await readSession(right.cookie)).body.data).not.toBeNull();
    const sent = await sendForm('/api/get_user_otp', form);
    expect(sent.draft.values).toMatchObject({ mobile, step: 'code' });
    const byCode = { ...form, method: 'code', otp: await readCode(mobile) };
    expect((await sendForm('/api/user_login', byCode)).draft.reason).toBe('login_done');
    const signedOut = await sendForm('/api/user_logout', { language: 'en', all: 'on' });
    expect(signedOut).toMatchObject({ page: '/sign-in', draft: { reason: 'logout_done' } });
  });

  test('resets the password and redirects to the sign-in page', async () => {
    const mobile = createNumber();
    await register(mobile);
    clock.forward(600);
    const form = { language: 'gu', page: 'forgot-password', mobile };
    const sent = await sendForm('/api/password_otp', form);
    expect(sent).toMatchObject({ page: '/gu/forgot-password', draft: { reason: 'otp_sent' } });
    const next = { ...form, otp: await readCode(mobile), password: 'three brown bullocks' };
    const mismatch = await sendForm('/api/password_reset', { ...next, confirm: 'x' });
    expect(mismatch.draft).toMatchObject({
      faults: { confirm: 'passwords_differ_reset' },
      values: { mobile, step: 'code' },
    });
    const done = await sendForm('/api/password_reset', {
      ...next,
      confirm: 'three brown bullocks',
    });
    expect(done).toMatchObject({ page: '/gu/sign-in', draft: { reason: 'reset_done' } });
    expect(done.draft.values).toEqual({ mobile });
  });

  test('warns on the sign-in page after a reset to a weak password', async () => {
    const mobile = createNumber();
    await register(mobile);
    clock.forward(600);
    const form = { language: 'gu', page: 'forgot-password', mobile };
    await sendForm('/api/password_otp', form);
    const secret = { password: WEAK_PASSWORD, confirm: WEAK_PASSWORD, otp: await readCode(mobile) };
    expect(await sendForm('/api/password_reset', { ...form, ...secret })).toMatchObject({
      page: '/gu/sign-in',
      draft: { reason: 'reset_done', values: { mobile, password_is_weak: 'true' } },
    });
  });
});
