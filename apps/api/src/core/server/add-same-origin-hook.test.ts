import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';

const [database] = selectOneDatabase();

describe('same-origin check', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const post = async (headers: Record<string, string>) => {
    const url = '/api/implement_type_brand_list';
    const payload = { implement_type: 'rotavator' };
    return (await api.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  };

  test.each<[string, Record<string, string>, number]>([
    ['no origin', {}, 200],
    ['the origin of the site', { origin: 'https://example.in' }, 200],
    ['same-origin fetch metadata', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the origin of another site', { origin: 'https://evil.example' }, 400],
    ['cross-site fetch metadata', { 'sec-fetch-site': 'cross-site' }, 400],
    ['same-site fetch metadata', { 'sec-fetch-site': 'same-site' }, 400],
    ['the origin null', { origin: 'null' }, 400],
    [
      'the origin null and same-origin fetch metadata',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      400,
    ],
    ['an invalid origin', { origin: 'x' }, 400],
  ])(
    'responds to a POST with %s and the headers %j with the status %i',
    async (_, headers, status) => {
      expect(await post(headers)).toBe(status);
    },
  );
});
