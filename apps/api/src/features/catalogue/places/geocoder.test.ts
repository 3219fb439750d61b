import { createLogger } from '../../../core/create-logger.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { createGeocoder } from './create-geocoder.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const point = { latitude: 21.9612, longitude: 70.7939 };
const gondal = {
  country_code: 'in',
  state: 'Gujarat',
  state_district: 'Rajkot District',
  town: 'Gondal',
};
let now: Date;
const clock: Clock = () => now;

function createTestGeocoder() {
  const logger = createLogger('silent');
  return createGeocoder({
    url: 'http://nominatim.test/maps',
    site: 'https://example.in',
    logger,
    clock,
  });
}

beforeEach(() => {
  now = new Date('2026-11-21T00:00:00Z');
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ address: gondal }));
});

test('sends a rounded position and a User-Agent to the geocoder', async () => {
  expect(await createTestGeocoder()(point)).toEqual({
    locality: 'Gondal',
    district: 'Rajkot District',
    state: 'Gujarat',
  });
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toBe(
    'http://nominatim.test/maps/reverse?format=jsonv2&zoom=14&accept-language=en&lat=21.96&lon=70.79',
  );
  expect(new Headers(init?.headers).get('user-agent')).toContain('https://example.in');
});

test('sends one request per day for nearby points', async () => {
  const geocodePoint = createTestGeocoder();
  await geocodePoint(point);
  now = addSeconds(now, 23 * 60 * 60);
  await geocodePoint({ latitude: 21.9621, longitude: 70.7941 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now = addSeconds(now, 2 * 60 * 60);
  await geocodePoint(point);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('sends at most one request per second', async () => {
  const geocodePoint = createTestGeocoder();
  await geocodePoint(point);
  const otherPoint = { latitude: 25, longitude: 80 };
  expect(await geocodePoint(otherPoint)).toBeUndefined();
  now = addSeconds(now, 1);
  expect(await geocodePoint(otherPoint)).toBeDefined();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('returns "outside" for a point in another country', async () => {
  fetchMock.mockImplementation(async () => Response.json({ address: { country_code: 'pk' } }));
  expect(await createTestGeocoder()(point)).toBe('outside');
});

test.each([
  ['an error response', () => Promise.resolve(Response.json({}, { status: 503 }))],
  [
    'an unexpected response body',
    () => Promise.resolve(Response.json({ error: 'Unable to geocode' })),
  ],
  ['a response without JSON', () => Promise.resolve(new Response('<html>'))],
  ['a connection error', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'returns undefined for %s from the geocoder and does not cache the result',
  async (_name, respond) => {
    const geocodePoint = createTestGeocoder();
    fetchMock.mockImplementationOnce(respond);
    expect(await geocodePoint(point)).toBeUndefined();
    now = addSeconds(now, 1);
    expect(await geocodePoint(point)).toBeDefined();
  },
);

test('aborts a request to the geocoder after the timeout', async () => {
  const abortController = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(abortController.signal);
  fetchMock.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const result = createTestGeocoder()(point);
  abortController.abort(new DOMException('too slow', 'TimeoutError'));
  expect(await result).toBeUndefined();
});
