import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';

const [database] = oneDatabase();

describe('cross-site posts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  const post = async (headers: Record<string, string>) => {
    const url = '/api/implement_type_brand_list';
    const payload = { implement_type: 'rotavator' };
    return (await api.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  };

  test.each<[string, Record<string, string>, number]>([
    ['an API client', {}, 200],
    ['our page', { origin: 'https://example.in' }, 200],
    ['our page, by fetch metadata', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin: 'https://evil.example' }, 400],
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 400],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 400],
    ['a hidden origin', { origin: 'null' }, 400],
    [
      'a hidden origin with same-origin fetch metadata',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      400,
    ],
    ['an invalid origin', { origin: 'x' }, 400],
  ])('checks the origin of a write: %s', async (_, headers, status) => {
    expect(await post(headers)).toBe(status);
  });
});
