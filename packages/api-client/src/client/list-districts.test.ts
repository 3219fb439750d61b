import { getNearestPlace, listDistricts, listTehsils } from './list-districts.ts';

const options = { base: 'http://api.test' };
const fetchMock = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ data: 'response data' }));
});

test.each([
  [
    '/api/all_district',
    { state: 'gujarat', language: 'gu' },
    () => listDistricts({ state: 'gujarat', language: 'gu' }, options),
  ],
  [
    '/api/all_tehsil',
    { state: 'gujarat', district: 'amreli' },
    () => listTehsils({ state: 'gujarat', district: 'amreli' }, options),
  ],
  [
    '/api/v1/places/nearest?latitude=23.02&longitude=72.57&language=mr',
    undefined,
    () => getNearestPlace({ latitude: 23.0225, longitude: 72.5714 }, 'mr', options),
  ],
])(
  'requests %s with the body of the call and returns the data of the response',
  async (address, body, call) => {
    expect(await call()).toBe('response data');
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(options.base + address);
    expect(init?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
  },
);

test('listDistricts and listTehsils return an empty list for a 404 response', async () => {
  fetchMock.mockImplementation(async () => Response.json({}, { status: 404 }));
  expect(await listDistricts({ state: 'gujarat' }, options)).toEqual([]);
  expect(await listTehsils({ district: 'amreli' }, options)).toEqual([]);
});
