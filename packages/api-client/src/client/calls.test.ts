import { getImplementType, listImplementTypes } from './list-implement-types.ts';
import { listImplements } from './list-implements.ts';
import { listVideos } from './list-videos.ts';

const options = { base: 'http://api.test' };
const fetchMock = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ data: 'response data' }));
});

test.each([
  ['/api/v1/implement-types', () => listImplementTypes({}, options)],
  ['/api/v1/implement-types?language=hi', () => listImplementTypes({ language: 'hi' }, options)],
  [
    '/api/v1/implement-types/rotavator?language=mr',
    () => getImplementType({ slug: 'rotavator', language: 'mr' }, options),
  ],
  ['/api/v1/implement-types/a%2Fb', () => getImplementType({ slug: 'a/b' }, options)],
  [
    '/api/v1/implements?type=rotavator&brand=fieldking&brand=shaktiman&page=2&sort=power',
    () =>
      listImplements(
        { type: ['rotavator'], brand: ['fieldking', 'shaktiman'], page: 2, sort: 'power' },
        options,
      ),
  ],
  ['/api/v1/videos?page=3&language=gu', () => listVideos({ page: 3, language: 'gu' }, options)],
])('requests %s and returns the data of the response', async (address, call) => {
  expect(await call()).toBe('response data');
  expect(fetchMock.mock.calls[0]?.[0]).toBe(options.base + address);
});
