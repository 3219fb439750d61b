import type { Clock } from '../../../../shared/clock.ts';
import { addSeconds } from '../../../../shared/clock.ts';
import { createLogger } from '../../../../shared/create-logger.ts';
import { createGeocoder } from './geocoder.ts';

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

function geocoder() {
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
  expect(await geocoder()(point)).toEqual({
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

test('requests each place once a day', async () => {
  const ask = geocoder();
  await ask(point);
  now = addSeconds(now, 23 * 60 * 60);
  await ask({ latitude: 21.9621, longitude: 70.7941 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now = addSeconds(now, 2 * 60 * 60);
  await ask(point);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('sends at most one request a second', async () => {
  const ask = geocoder();
  await ask(point);
  const other = { latitude: 25, longitude: 80 };
  expect(await ask(other)).toBeUndefined();
  now = addSeconds(now, 1);
  expect(await ask(other)).toBeDefined();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('reports another country as outside', async () => {
  fetchMock.mockImplementation(async () => Response.json({ address: { country_code: 'pk' } }));
  expect(await geocoder()(point)).toBe('outside');
});

test.each([
  ['an error', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['another shape', () => Promise.resolve(Response.json({ error: 'Unable to geocode' }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('rejects %s and does not cache it', async (_what, failure) => {
  const ask = geocoder();
  fetchMock.mockImplementationOnce(failure);
  expect(await ask(point)).toBeUndefined();
  now = addSeconds(now, 1);
  expect(await ask(point)).toBeDefined();
});

test('aborts a hanging geocoder at the timeout', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  fetchMock.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const answer = geocoder()(point);
  limit.abort(new DOMException('too slow', 'TimeoutError'));
  expect(await answer).toBeUndefined();
});
