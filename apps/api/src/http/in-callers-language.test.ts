import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { type TestApi, testApi } from '../testing/api.ts';
import { oneDatabase } from '../testing/databases.ts';
import { type DocumentedRoute, documentedRoutes } from '../testing/documented-routes.ts';
import { hostileRequest } from '../testing/hostile-request.ts';
import { movingClock } from '../testing/moving-clock.ts';
import { random, seedOfRun } from '../testing/random.ts';

/** Requests to each route in each language; each is repeated when all limits are used up. */
const PER_ROUTE = 8;

const OTHERS = { hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' } as const;
type Other = keyof typeof OTHERS;

/** Valid requests, one for each of some limits: random ones hardly ever use up a limit. */
const limitedRequests = (mobile: string) =>
  [
    { url: '/api/get_user_otp', payload: { mobile } },
    { url: '/api/password_otp', payload: { mobile } },
    { url: '/api/my_data_otp', payload: { mobile } },
    { url: '/api/user_login', payload: { mobile, otp: 'secret', method: 'password' } },
    { url: '/api/news_letter_save', payload: { email: `a${mobile}@example.in` } },
  ] as const;

/** Routes for staff and programs, which are in English only. */
const OF_NO_VISITOR = /^\/(api\/desk|internal|api\/dev|api\/docs|api\/health)\b/;

/** The visible parts of a response: its message, and the key under which pages translate it. */
type ResponseSummary = { status: number; message?: string; reason?: string; retry: unknown };

describe.each(oneDatabase())('messages for visitors on $name', (database) => {
  const seed = seedOfRun();
  const clock = movingClock();
  let api: TestApi;
  let routes: DocumentedRoute[] = [];
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    routes = (await documentedRoutes(api)).filter(({ route }) => !OF_NO_VISITOR.test(route));
  }, 180_000);
  afterAll(() => api.close());

  async function fetchSummary(request: InjectOptions): Promise<ResponseSummary> {
    const { statusCode: status, headers, body } = await api.app.inject(request);
    const retry = headers['retry-after'];
    if (!String(headers['content-type']).startsWith('application/json')) return { status, retry };
    // HEAD has no body.
    const { message, reason } = JSON.parse(body || '{}');
    return { status, retry, message, reason };
  }

  /** A request in this language, by header and by field. */
  function inLanguage(request: InjectOptions, language: Other, remoteAddress: string) {
    const url = String(request.url).replace(/([?&]language=)[^&]*/, `$1${language}`);
    const headers = { ...request.headers, 'accept-language': `${language}-IN,en;q=0.5` };
    const more = { ...request, url, headers, remoteAddress };
    const sent = parsed(request.payload);
    if (sent === undefined || !('language' in sent)) return more;
    return { ...more, payload: JSON.stringify({ ...sent, language }) };
  }

  test.each(Object.keys(OTHERS) as Other[])(
    `returns messages of every route in %s, also for exceeded limits (RANDOM_SEED=${seed} repeats it)`,
    async (language) => {
      const source = random(seed);
      const letters = OTHERS[language];
      const own = new RegExp(`^[\\p{Script=${letters}}\\p{Script=Common}\\p{M}]*$`, 'u');
      // Texts that are the same in all languages.
      const isOwn = (message: string) =>
        message !== '' && own.test(message.replace(/\b(OTP|SMS|JPEG|PNG|WebP|MB)\b/g, ''));
      const wrong: unknown[] = [];
      const seen = new Map<number, number>();
      const note = (request: object, { status, message, reason, retry }: ResponseSummary) => {
        if (message === undefined || (status < 400 && message === '')) return;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const isNamed = status < 400 || reason !== undefined;
        const isTimed = (status !== 429 && status !== 503) || Number(retry) > 0;
        if (!isOwn(message) || !isNamed || !isTimed)
          wrong.push([JSON.stringify(request).slice(0, 300), status, reason, retry, message]);
      };
      const sent: InjectOptions[] = [];
      for (const [index, route] of routes.entries())
        for (let n = 0; n < PER_ROUTE; n += 1) {
          const address = `10.${Object.keys(OTHERS).indexOf(language)}.${index}.${n}`;
          sent.push(inLanguage(hostileRequest(source, route), language, address));
        }
      const number = Object.keys(OTHERS).indexOf(language);
      for (const { url, payload } of limitedRequests(`980000000${number}`)) {
        const headers = { 'content-type': 'application/json', 'accept-language': language };
        const body = JSON.stringify({ ...payload, language });
        const remoteAddress = `10.9.${number}.1`;
        sent.push({ method: 'POST', url, headers, payload: body, remoteAddress });
      }
      for (const request of sent) note(request, await fetchSummary(request));
      await useUpAllLimits(api, clock.now());
      for (const request of sent) note(request, await fetchSummary(request));
      expect(wrong).toEqual([]);
      // Responses of a single kind would prove nothing.
      for (const status of [200, 400, 404, 405, 429])
        expect([status, (seen.get(status) ?? 0) > 3]).toEqual([status, true]);
    },
    300_000,
  );
});

/** Makes every existing counter exceed its limit. */
async function useUpAllLimits({ connection: { db } }: TestApi, now: Date) {
  const at = now.toISOString();
  await db.execute(sql`update limit_hits set hits = array_fill(${at}::timestamptz, array[50])`);
  await db.execute(sql`update use_counts set current = 1000000`);
}

function parsed(payload: unknown): object | undefined {
  try {
    const body: unknown = JSON.parse(String(payload));
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
