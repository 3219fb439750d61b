import { RemoteFailure, reportFailure } from './remote-failure.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
});

/** Each test uses another version, because `reportFailure` reports a failure only once per page. */
const createFailure = (version: string, code: 'TH-201' | 'TH-202' = 'TH-201') =>
  new RemoteFailure('media', version, { phase: 'load', code }, new Error('secret'));

const readEvents = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test('posts remote, version, phase and code in a request that survives a navigation', () => {
  reportFailure(createFailure('1'));
  expect(readEvents()).toEqual([{ remote: 'media', version: '1', phase: 'load', code: 'TH-201' }]);
  expect(fetchMock).toHaveBeenCalledWith('/api/client_events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: expect.any(String),
    keepalive: true,
  });
});

test('reports the same failure once and another code of the same version again', () => {
  reportFailure(createFailure('2'));
  reportFailure(createFailure('2'));
  reportFailure(createFailure('2', 'TH-202'));
  expect(readEvents().map(({ code }) => code)).toEqual(['TH-201', 'TH-202']);
});

test('reports a failure again if its request failed', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  reportFailure(createFailure('3'));
  await new Promise(setImmediate);
  reportFailure(createFailure('3'));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
