import { errorBody } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';
import { type DocumentedRoute, listDocumentedRoutes } from './testing/list-documented-routes.ts';

const MALFORMED_VALUES = [
  '',
  '1',
  '-1',
  '0x',
  'per page',
  '999999',
  '%00',
  '<b>',
  'x'.repeat(400),
  'टायर',
];

/** Each path parameter gets the first of these values that its route accepts. */
const VALID_VALUES = [
  '1',
  'rotavator',
  'A'.repeat(22),
  'tractor',
  'en',
  '1.png',
  'tractors',
  'a-b',
];

const SCRIPTS = { en: 'Latin', hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' };

/** Words in the untranslated messages of zod and Fastify. */
const TECHNICAL_WORDS = /must|invalid|expected|received|undefined|query|schema|pattern|[{}<>[\]_]/i;

const fillParameters = (path: string) => path.replace(/\{\w+\}/g, '1');

describe.each(selectOneDatabase())('malformed URLs on $name', (database) => {
  let api: TestApi;
  let routes: DocumentedRoute[] = [];
  beforeAll(async () => {
    api = await createTestApi(database);
    // Routes for staff are excluded, because they reject every request without a session.
    routes = (await listDocumentedRoutes(api)).filter(
      ({ method, route }) => method === 'GET' && !route.startsWith('/api/desk/'),
    );
  }, 60_000);
  afterAll(() => api.close());

  const get = (url: string, language: Language) =>
    api.app.inject({ url, headers: { 'accept-language': `${language}-IN` } });

  test('rejects per_page=1 with a translated message and the name of the field', async () => {
    const { statusCode, body } = await get('/api/v1/implements?per_page=1', 'hi');
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      {
        success: false,
        code: 'BAD_REQUEST',
        message: 'इस लिंक में कुछ गड़बड़ है। कृपया पीछे जाकर फिर से चुनें।',
        reason: 'invalid_url',
        faults: { per_page: 'field_wrong' },
      },
    ]);
    const response = await get('/api/v1/implements?per_page=1&language=gu', 'hi');
    expect(response.json().message).toMatch(/^\p{Script=Gujarati}/u);
  });

  /** The path has valid parameters, so that a route can reject only the value under test. */
  async function createValidPath({ route, pathParameters }: DocumentedRoute): Promise<string> {
    let path = route;
    for (const { name } of pathParameters) {
      for (const value of VALID_VALUES) {
        const candidate = path.replace(`{${name}}`, value);
        const { statusCode, body } = await get(fillParameters(candidate), 'en');
        if (statusCode === 400 && name in (JSON.parse(body).faults ?? {})) continue;
        path = candidate;
        break;
      }
    }
    return fillParameters(path);
  }

  test('rejects NUL in every path parameter and query field', async () => {
    const accepted: string[] = [];
    let count = 0;
    for (const route of routes) {
      const path = await createValidPath(route);
      const pathUrls =
        route.pathParameters.length > 0
          ? [`${path}%00`, `${path.replace(/([^/]+)$/, '%00$1')}`]
          : [];
      const queryUrls = route.query.map(({ name }) => `${path}?${name}=1%00`);
      for (const url of [...pathUrls, ...queryUrls, `${path}?unknown=1&unknown=%00`]) {
        const response = await get(url, 'hi');
        count += 1;
        const isRejected = [400, 404].includes(response.statusCode);
        if (!isRejected || errorBody.parse(response.json()).reason === undefined)
          accepted.push(url);
      }
    }
    expect(accepted).toEqual([]);
    expect(count).toBeGreaterThan(routes.length);
  }, 60_000);

  test.each(LANGUAGES)(
    'rejects every malformed URL with a readable message in %s',
    async (language) => {
      const scriptPattern = new RegExp(
        `^[\\p{Script=${SCRIPTS[language]}}\\p{Script=Common}\\p{M}]+$`,
        'u',
      );
      const problems: unknown[] = [];
      const rejectingInputs = new Set<string>();
      const statuses = new Set<number>();
      async function check(url: string, inputLabel: string) {
        const response = await get(url, language);
        if (response.statusCode < 400) return;
        const { message, reason } = errorBody.parse(response.json());
        rejectingInputs.add(inputLabel);
        statuses.add(response.statusCode);
        const hasReason = response.statusCode < 500 && reason !== undefined;
        if (!hasReason || !scriptPattern.test(message) || TECHNICAL_WORDS.test(message))
          problems.push([url.slice(0, 200), response.statusCode, reason, message]);
      }
      for (const documented of routes) {
        const { route, query, pathParameters } = documented;
        const path = await createValidPath(documented);
        for (const value of MALFORMED_VALUES) {
          const segment = value === '%00' ? value : encodeURIComponent(value);
          // The field `language` would change the language of the response.
          for (const { name } of query.filter(({ name }) => name !== 'language'))
            await check(`${path}?${name}=${segment}`, `${route}?${name}`);
          for (const { name } of pathParameters) {
            const url = fillParameters(route.replace(`{${name}}`, segment));
            await check(url, `${route} ${name}`);
          }
        }
      }
      expect(problems).toEqual([]);
      // Accepted URLs have no message to check, so many inputs must be rejected.
      expect(rejectingInputs.size).toBeGreaterThan(60);
      expect([...statuses]).toEqual(expect.arrayContaining([400, 404]));
    },
    60_000,
  );
});
