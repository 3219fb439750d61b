import { ATTEMPT_TIMEOUT_MS, importWithRetry } from './import-with-retry.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(createResponse(200, 'text/javascript'));
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

const createResponse = (status: number, type: string) =>
  new Response('x', { status, headers: { 'content-type': type } });

const createChunkError = (request?: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });

test('returns the loaded module without any other request', async () => {
  expect(await importWithRetry(async () => 'code')).toBe('code');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('bypasses the cache for a rejected file and imports it again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(createChunkError('/r/a/1/chunk.js'))
    .mockResolvedValue('code');
  expect(await importWithRetry(load)).toBe('code');
  expect(fetchMock).toHaveBeenCalledWith(
    '/r/a/1/chunk.js',
    expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
  );
});

test('does not retry after an error thrown by the loaded code', async () => {
  const load = jest.fn().mockRejectedValue(new Error('undefined is not a function'));
  await expect(importWithRetry(load, '/r/a/1/remoteEntry.js')).rejects.toThrow('undefined is not');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error page', createResponse(500, 'text/html'), 'TH-103'],
  ['a page instead of a script', createResponse(200, 'text/html'), 'TH-105'],
  [
    'content that differs from the published file',
    createResponse(200, 'text/javascript; charset=utf-8'),
    'TH-106',
  ],
])('reports %s after the second failure', async (_, response, code) => {
  fetchMock.mockResolvedValue(response);
  const load = jest.fn().mockRejectedValue(createChunkError());
  await expect(importWithRetry(load, '/r/a/1/remoteEntry.js')).rejects.toMatchObject({
    code,
    file: '/r/a/1/remoteEntry.js',
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [true, 'TH-102'],
  [false, 'TH-101'],
])('reports a failed request (online: %s) as %s', async (onLine, code) => {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(
    importWithRetry(() => Promise.reject(createChunkError('/r/a/1/x.js'))),
  ).rejects.toMatchObject({ code });
});

test('reports a timeout after two attempts on a hanging server', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const outcome = importWithRetry(load, '/r/a/1/x.js').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2 * (ATTEMPT_TIMEOUT_MS + 500));
  expect(await outcome).toMatchObject({ name: 'FileFailure', code: 'TH-104' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(fetchMock).not.toHaveBeenCalled();
  jest.useRealTimers();
});
