import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { createHostileRequest } from './testing/create-hostile-request.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';
import { type DocumentedRoute, listDocumentedRoutes } from './testing/list-documented-routes.ts';
import { createMovingClock } from './testing/moving-clock.ts';
import { createRandom, readSeed } from './testing/random.ts';

const REQUESTS_PER_ROUTE = 8;

const SCRIPTS = { hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' } as const;
type IndianLanguage = keyof typeof SCRIPTS;

/** Random requests seldom reach a rate limit, but these do. */
const createLimitedRequests = (mobile: string) =>
  [
    { url: '/api/get_user_otp', payload: { mobile } },
    { url: '/api/password_otp', payload: { mobile } },
    { url: '/api/my_data_otp', payload: { mobile } },
    { url: '/api/user_login', payload: { mobile, otp: 'secret', method: 'password' } },
    { url: '/api/news_letter_save', payload: { email: `a${mobile}@example.in` } },
  ] as const;

/** Routes for staff and programs return English messages. */
const ENGLISH_ROUTES = /^\/(api\/desk|internal|api\/dev|api\/docs|api\/health)\b/;

type ResponseSummary = { status: number; message?: string; reason?: string; retry: unknown };

describe.each(selectOneDatabase())('messages for visitors on $name', (database) => {
  const seed = readSeed();
  const clock = createMovingClock();
  let api: TestApi;
  let routes: DocumentedRoute[] = [];
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    routes = (await listDocumentedRoutes(api)).filter(({ route }) => !ENGLISH_ROUTES.test(route));
  }, 180_000);
  afterAll(() => api.close());

  async function fetchSummary(request: InjectOptions): Promise<ResponseSummary> {
    const { statusCode: status, headers, body } = await api.app.inject(request);
    const retry = headers['retry-after'];
    if (!String(headers['content-type']).startsWith('application/json')) return { status, retry };
    // A response to HEAD has no body.
    const { message, reason } = JSON.parse(body || '{}');
    return { status, retry, message, reason };
  }

  function localizeRequest(
    request: InjectOptions,
    language: IndianLanguage,
    remoteAddress: string,
  ) {
    const url = String(request.url).replace(/([?&]language=)[^&]*/, `$1${language}`);
    const headers = { ...request.headers, 'accept-language': `${language}-IN,en;q=0.5` };
    const localized = { ...request, url, headers, remoteAddress };
    const body = parseObject(request.payload);
    if (body === undefined || !('language' in body)) return localized;
    return { ...localized, payload: JSON.stringify({ ...body, language }) };
  }

  test.each(Object.keys(SCRIPTS) as IndianLanguage[])(
    `every route returns its messages in %s, also for exceeded limits (repeat with RANDOM_SEED=${seed})`,
    async (language) => {
      const random = createRandom(seed);
      const script = SCRIPTS[language];
      const scriptPattern = new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{M}]*$`, 'u');
      // Abbreviations that are the same in all languages.
      const isTranslated = (message: string) =>
        message !== '' &&
        scriptPattern.test(message.replace(/\b(OTP|SMS|JPEG|PNG|WebP|MB)\b/g, ''));
      const problems: unknown[] = [];
      const statusCounts = new Map<number, number>();
      const check = (request: object, { status, message, reason, retry }: ResponseSummary) => {
        if (message === undefined || (status < 400 && message === '')) return;
        statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
        const hasReason = status < 400 || reason !== undefined;
        const hasRetryTime = (status !== 429 && status !== 503) || Number(retry) > 0;
        if (!isTranslated(message) || !hasReason || !hasRetryTime)
          problems.push([JSON.stringify(request).slice(0, 300), status, reason, retry, message]);
      };
      const languageIndex = Object.keys(SCRIPTS).indexOf(language);
      const requests: InjectOptions[] = [];
      for (const [index, route] of routes.entries())
        for (let count = 0; count < REQUESTS_PER_ROUTE; count += 1) {
          const address = `10.${languageIndex}.${index}.${count}`;
          requests.push(localizeRequest(createHostileRequest(random, route), language, address));
        }
      for (const { url, payload } of createLimitedRequests(`980000000${languageIndex}`)) {
        const headers = { 'content-type': 'application/json', 'accept-language': language };
        const body = JSON.stringify({ ...payload, language });
        const remoteAddress = `10.9.${languageIndex}.1`;
        requests.push({ method: 'POST', url, headers, payload: body, remoteAddress });
      }
      for (const request of requests) check(request, await fetchSummary(request));
      await exceedAllLimits(api, clock.now());
      for (const request of requests) check(request, await fetchSummary(request));
      expect(problems).toEqual([]);
      // A status that did not occur would mean that its messages were not checked.
      for (const status of [200, 400, 404, 405, 429])
        expect([status, (statusCounts.get(status) ?? 0) > 3]).toEqual([status, true]);
    },
    300_000,
  );
});

async function exceedAllLimits({ connection: { db } }: TestApi, now: Date) {
  const hitTime = now.toISOString();
  await db.execute(
    sql`update limit_hits set hits = array_fill(${hitTime}::timestamptz, array[50])`,
  );
  await db.execute(sql`update use_counts set current = 1000000`);
}

function parseObject(payload: unknown): object | undefined {
  try {
    const body: unknown = JSON.parse(String(payload));
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
