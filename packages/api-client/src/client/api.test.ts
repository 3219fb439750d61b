import { api } from './api.ts';
import { ApiError } from './api-error.ts';

const options = { base: 'http://api.test' };
const fetchMock = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ success: true, data: 'response data' }));
});

test.each([
  ['/api/v1/implement-types', () => api.get('/api/v1/implement-types', options)],
  [
    '/api/v1/implement-types?language=hi',
    () => api.get('/api/v1/implement-types', { query: { language: 'hi' }, ...options }),
  ],
  [
    '/api/v1/implement-types/rotavator?language=mr',
    () =>
      api.get('/api/v1/implement-types/:slug', {
        params: { slug: 'rotavator' },
        query: { language: 'mr' },
        ...options,
      }),
  ],
  [
    '/api/v1/implement-types/a%2Fb',
    () => api.get('/api/v1/implement-types/:slug', { params: { slug: 'a/b' }, ...options }),
  ],
  [
    '/api/v1/implements?type=rotavator&brand=fieldking&brand=shaktiman&page=2&sort=power',
    () =>
      api.get('/api/v1/implements', {
        query: { type: ['rotavator'], brand: ['fieldking', 'shaktiman'], page: 2, sort: 'power' },
        ...options,
      }),
  ],
])('get requests %s and returns the data of the response', async (address, call) => {
  expect(await call()).toBe('response data');
  expect(fetchMock.mock.calls[0]?.[0]).toBe(options.base + address);
});

test('post sends the body as JSON and returns the body of the response', async () => {
  const body = { email: 'a@example.in', language: 'hi' } as const;
  const response = await api.post('/api/news_letter_save', body, options);
  expect(response).toMatchObject({ success: true });
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('http://api.test/api/news_letter_save');
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
});

test('post throws the error of a 404 response', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ success: false, message: 'Gone' }, { status: 404 }),
  );
  const call = api.post('/api/vote', { kind: 'reel', id: 'a', language: 'en' }, options);
  await expect(call).rejects.toThrow(ApiError);
  await expect(call).rejects.toMatchObject({ status: 404, body: { message: 'Gone' } });
});
