import { reelsResponse } from '@tractor-haat/api-client/contract';
import { executeCommand } from '../../../commands/admin/execute-command.ts';
import { readConfig } from '../../../config.ts';
import { createCookieJar } from '../../../testing/cookie-jar.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMediaContentFolder } from '../../../testing/media-content.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createAccountCalls } from '../../people/accounts/testing/account-calls.ts';
import { deleteExpired } from '../../people/privacy/delete-expired.ts';
import { createMyDataVisitor } from '../../people/privacy/testing/create-my-data-visitor.ts';
import { listPlacesOfNumber } from '../../people/privacy/testing/list-places-of-number.ts';
import { votes } from './tables.ts';

const MOBILE = '9822000001';
const OTHER_MOBILE = '9822000002';
const CODE_INTERVAL_SECONDS = 660;
const DAY_SECONDS = 24 * 3600;
const SECRET_KEY = 'the key of the tests, long enough';

type Cookies = { cookie: string } | Record<string, never>;

describe.each(selectAllDatabases())('votes on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let reelId: number;
  beforeAll(async () => {
    api = await createTestApi(database, createMediaContentFolder(), clock.now);
    reelId = (await listReels())[0]?.id ?? 0;
  });
  afterAll(() => api.close());
  const getDb = () => api.connection.db;
  const listReels = async () =>
    reelsResponse.parse((await api.app.inject('/api/v1/reels')).json()).data.items;
  const findLikes = async () => (await listReels())[0]?.likes;
  const accounts = createAccountCalls(() => api);

  const sendVote = (headers: Cookies = {}, extraFields: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/vote',
      payload: { kind: 'reel', id: reelId, ...extraFields },
      headers,
    });
  const sendPlainVote = (headers: Cookies = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/vote',
      payload: `kind=reel&id=${reelId}&language=hi`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function verifyNumber(mobile: string): Promise<Cookies> {
    clock.forward(CODE_INTERVAL_SECONDS);
    await accounts.post('/api/get_user_otp', { mobile, purpose: 'registration' });
    const otp = await accounts.readCode(mobile);
    const { headers } = await accounts.post('/api/user_otp_verify', { mobile, otp });
    const jar = createCookieJar();
    jar.store(headers['set-cookie']);
    return jar.headers();
  }

  test('rejects a vote without a valid verification cookie', async () => {
    for (const headers of [{}, { cookie: 'voter=00000000-0000-4000-8000-000000000000' }]) {
      const response = await sendVote(headers, { language: 'hi' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        success: false,
        reason: 'vote_unverified',
        message: 'वोट देने के लिए मोबाइल नंबर से साइन इन करें: एक नंबर, एक वोट।',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const verified = await verifyNumber(MOBILE);
    const forged = { cookie: `${verified.cookie?.slice(0, -3)}abc` };
    expect((await sendVote(forged)).statusCode).toBe(401);
    expect(await findLikes()).toBe(0);
  });

  test('redirects a vote without JavaScript to sign-in or, with a verified number, to the reel', async () => {
    const response = await sendPlainVote();
    expect(response.statusCode).toBe(303);
    const page = String(response.headers.location);
    expect(page).toMatch(/^\/hi\/sign-in\?draft=[\w-]{22}$/);
    const draft = await api.app.inject(`/api/v1/form-drafts/${page.split('=')[1]}`);
    expect(draft.json().data).toMatchObject({ reason: 'vote_unverified' });
    expect((await sendPlainVote(await verifyNumber(OTHER_MOBILE))).headers.location).toMatch(
      /^\/hi\/tractor-reels-and-shorts\//,
    );
    expect(await findLikes()).toBe(1);
  });

  test('counts a number once in all its browsers and sessions, until its verification expires', async () => {
    const [firstBrowser, secondBrowser] = [await verifyNumber(MOBILE), await verifyNumber(MOBILE)];
    const responses = await Promise.all([
      sendVote(firstBrowser),
      sendVote(firstBrowser),
      sendVote(secondBrowser),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await sendVote(secondBrowser)).json().data).toEqual({ votes: 2 });
    clock.forward(CODE_INTERVAL_SECONDS);
    const { headers } = await accounts.register(MOBILE, { terms: 'on' });
    const session = [headers['set-cookie']]
      .flat()
      .find((cookie) => `${cookie}`.startsWith('session='));
    const signedIn = { cookie: String(session).split(';')[0] ?? '' };
    expect((await sendVote(signedIn)).json().data).toEqual({ votes: 2 });
    expect(await findLikes()).toBe(2);
    // The verification of a browser expires after 180 days.
    clock.forward(181 * DAY_SECONDS);
    expect((await sendVote(firstBrowser)).statusCode).toBe(401);
    expect((await sendVote(signedIn)).statusCode).toBe(401);
  });

  test('neither counts nor retains a vote without a verified number', async () => {
    await getDb().insert(votes).values({ kind: 'reel', target: 'furrow', voter: 'a-browser' });
    const likesBefore = await findLikes();
    const deleted = await deleteExpired(
      getDb(),
      readConfig({ OTP_PROVIDER: 'outbox' }).retention,
      clock.now(),
    );
    expect(deleted.votes).toBe(1);
    expect(await findLikes()).toBe(likesBefore);
  });

  test('stores no readable number in a vote', async () => {
    const rows = JSON.stringify(await getDb().select().from(votes));
    expect(rows).not.toContain(MOBILE);
  });

  test('shows the votes of a number to its owner and erases them on request', async () => {
    const visitor = createMyDataVisitor(() => api);
    clock.forward(CODE_INTERVAL_SECONDS);
    await visitor.open(MOBILE);
    expect((await visitor.fetchMyData()).votes).toEqual([
      { kind: 'reel', about: expect.any(String), created_at: expect.any(String) },
    ]);
    await visitor.post('/api/my_data_erase', { sure: 'on' });
    expect(await findLikes()).toBe(1);
    expect(await listPlacesOfNumber(getDb(), MOBILE)).toEqual([]);
  });

  test('requires the secret key when staff erase the votes of a number', async () => {
    const eraseInput = { action: 'erase', mobile: OTHER_MOBILE };
    expect(await executeCommand(getDb(), 'privacy', eraseInput)).toMatchObject({
      ok: false,
      message: expect.stringContaining('SECRET_KEY'),
    });
    expect(await executeCommand(getDb(), 'privacy', eraseInput, () => SECRET_KEY)).toMatchObject({
      value: { votes: 1 },
    });
    expect(await findLikes()).toBe(0);
  });
});
