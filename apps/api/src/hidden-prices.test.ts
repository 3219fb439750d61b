import { createContent } from './testing/create-content-folder.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';

function formatAllPrices(): string[] {
  const prices = createContent().implements.flatMap((row) => [
    row.price_min_inr,
    row.price_max_inr,
  ]);
  return prices
    .filter((price) => price !== null)
    .flatMap((price) => [
      String(price),
      price.toLocaleString('en-IN'),
      price.toLocaleString('en-US'),
    ]);
}

describe.each(selectOneDatabase())('hidden prices of implements on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const listUrls = ['popular', 'name', 'power'].flatMap((sort) =>
    ['en', 'hi', 'gu', 'mr'].flatMap((language) =>
      [1, 2, 3].map((page) => `/api/v1/implements?sort=${sort}&language=${language}&page=${page}`),
    ),
  );
  const otherUrls = [
    '/api/v1/implements?type=plough',
    '/api/v1/implements?brand=khedut',
    '/api/v1/implements?price_min_inr=1&fields=price_min_inr',
    '/api/v1/implement-types',
    '/api/v1/implement-types/rotavator',
    '/api/v1/search?q=rotavator',
    '/api/v1/search?q=rotavator&kind=implement&page=2',
    '/api/v1/videos',
    '/api/health/ready',
    '/api/docs/json',
  ];

  test('no response to a visitor without a verified number contains a hidden price', async () => {
    const prices = formatAllPrices();
    expect(prices.length).toBeGreaterThan(300);
    for (const url of [...listUrls, ...otherUrls]) {
      const response = await api.app.inject(url);
      expect(response.statusCode).toBe(200);
      const leakedPrices = prices.filter((price) => response.body.includes(price));
      expect({ url, leakedPrices }).toEqual({ url, leakedPrices: [] });
    }
  });
});
