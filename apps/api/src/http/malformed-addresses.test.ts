import { errorBody } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { type TestApi, testApi } from '../testing/api.ts';
import { oneDatabase } from '../testing/databases.ts';
import { type DocumentedRoute, documentedRoutes } from '../testing/documented-routes.ts';

/** Values of truncated, mistyped, changed or generated addresses. */
const VALUES = ['', '1', '-1', '0x', 'per page', '999999', '%00', '<b>', 'x'.repeat(400), 'टायर'];

/** Values for path parameters; the first that is accepted is used. */
const FITTING = ['1', 'rotavator', 'A'.repeat(22), 'tractor', 'en', '1.png', 'tractors', 'a-b'];

const LETTERS = { en: 'Latin', hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' };

/** Words of zod's and Fastify's own messages. */
const OF_MACHINES = /must|invalid|expected|received|undefined|query|schema|pattern|[{}<>[\]_]/i;

describe.each(oneDatabase())('malformed URLs on $name', (database) => {
  let api: TestApi;
  let routes: DocumentedRoute[] = [];
  beforeAll(async () => {
    api = await testApi(database);
    // The desk rejects every request without a session.
    routes = (await documentedRoutes(api)).filter(
      ({ method, route }) => method === 'GET' && !route.startsWith('/api/desk/'),
    );
  }, 60_000);
  afterAll(() => api.close());

  const get = (url: string, language: Language) =>
    api.app.inject({ url, headers: { 'accept-language': `${language}-IN` } });

  test('rejects per_page=1 with a message and the name of the field', async () => {
    const { statusCode, ...answer } = await get('/api/v1/implements?per_page=1', 'hi');
    expect([statusCode, JSON.parse(answer.body)]).toEqual([
      400,
      {
        success: false,
        code: 'BAD_REQUEST',
        message: 'इस लिंक में कुछ गड़बड़ है। कृपया पीछे जाकर फिर से चुनें।',
        reason: 'address_wrong',
        faults: { per_page: 'field_wrong' },
      },
    ]);
    const response = await get('/api/v1/implements?per_page=1&language=gu', 'hi');
    expect(response.json().message).toMatch(/^\p{Script=Gujarati}/u);
  });

  /** The route's path with valid parameters, so that only the test's change is rejected. */
  async function fittingPath({ route, named }: DocumentedRoute): Promise<string> {
    let path = route;
    for (const { name } of named) {
      const rest = named.filter((one) => one.name !== name);
      for (const value of FITTING) {
        const at = path.replace(`{${name}}`, value);
        const probe = rest.reduce((to, one) => to.replace(`{${one.name}}`, '1'), at);
        const { statusCode, body } = await get(probe, 'en');
        const isRefused = statusCode === 400 && name in (JSON.parse(body).faults ?? {});
        path = isRefused ? path : at;
        if (!isRefused) break;
      }
    }
    return path.replace(/\{\w+\}/g, '1');
  }

  test('rejects NUL in every path parameter and query field', async () => {
    const accepted: string[] = [];
    let count = 0;
    for (const one of routes) {
      const path = await fittingPath(one);
      const ends =
        one.named.length > 0 ? [`${path}%00`, `${path.replace(/([^/]+)$/, '%00$1')}`] : [];
      const fields = one.query.map(({ name }) => `${path}?${name}=1%00`);
      for (const url of [...ends, ...fields, `${path}?unknown=1&unknown=%00`]) {
        const answer = await get(url, 'hi');
        count += 1;
        const isRefused = [400, 404].includes(answer.statusCode);
        if (!isRefused || errorBody.parse(answer.json()).reason === undefined) accepted.push(url);
      }
    }
    expect(accepted).toEqual([]);
    expect(count).toBeGreaterThan(routes.length);
  }, 60_000);

  test.each(LANGUAGES)(
    'rejects every malformed URL with a readable message in %s',
    async (language) => {
      const own = new RegExp(`^[\\p{Script=${LETTERS[language]}}\\p{Script=Common}\\p{M}]+$`, 'u');
      const wrong: unknown[] = [];
      const refusing = new Set<string>();
      const statuses = new Set<number>();
      async function check(url: string, where: string) {
        const answer = await get(url, language);
        if (answer.statusCode < 400) return;
        const { message, reason } = errorBody.parse(answer.json());
        refusing.add(where);
        statuses.add(answer.statusCode);
        const isNotified = answer.statusCode < 500 && reason !== undefined;
        if (!isNotified || !own.test(message) || OF_MACHINES.test(message))
          wrong.push([url.slice(0, 200), answer.statusCode, reason, message]);
      }
      for (const one of routes) {
        const { route, query, named } = one;
        const path = await fittingPath(one);
        for (const value of VALUES) {
          const segment = value === '%00' ? value : encodeURIComponent(value);
          // The language itself determines the response's language.
          for (const { name } of query.filter(({ name }) => name !== 'language'))
            await check(`${path}?${name}=${segment}`, `${route}?${name}`);
          for (const { name } of named) {
            const others = named.filter((other) => other.name !== name);
            const at = route.replace(`{${name}}`, segment);
            await check(
              others.reduce((to, other) => to.replace(`{${other.name}}`, '1'), at),
              `${route} ${name}`,
            );
          }
        }
      }
      expect(wrong).toEqual([]);
      // If all addresses were accepted, the test would prove nothing.
      expect(refusing.size).toBeGreaterThan(60);
      expect([...statuses]).toEqual(expect.arrayContaining([400, 404]));
    },
    60_000,
  );
});
