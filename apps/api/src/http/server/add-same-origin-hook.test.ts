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
    ['a program', {}, 200],
    ['our page', { origin: 'https://example.in' }, 200],
    ['our page, by its browser', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin: 'https://evil.example' }, 400],
    ['another site, by its browser', { 'sec-fetch-site': 'cross-site' }, 400],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 400],
    ['a hidden origin', { origin: 'null' }, 400],
    [
      'a hidden origin that its browser vouches for',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      400,
    ],
    ['a strange origin', { origin: 'x' }, 400],
  ])('%s', async (_, headers, status) => {
    expect(await post(headers)).toBe(status);
  });
});
