import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';

const [database] = oneDatabase();
const address = '/img/implement/rotavator--model-1/side-200';

describe('pictures over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  test.each(['avif', 'webp'])('%s comes with its type, to be kept for ever', async (format) => {
    const response = await api.app.inject(`${address}.${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = String(response.headers.etag);
    const again = await api.app.inject({
      url: `${address}.${format}`,
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each([
    `${address}.png`,
    '/img/implement/rotavator--model-1/side-201.avif',
    '/img/implement/rotavator--model-1/inside-200.avif',
    '/img/implement/hovercraft--model-1/side-200.avif',
    '/img/spaceship/a/side-200.avif',
    '/img/__proto__/a/side-200.avif',
    '/img/constructor/a/side-200.avif',
    `/img/implement/${'a'.repeat(150)}/side-200.avif`,
    '/img/implement/rotavator--%00/side-200.avif',
    '/img/implement/..%2f..%2fetc/side-200.avif',
  ])('%s is a 404', async (url) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
