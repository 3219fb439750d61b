import { ATTEMPT_MS, importWithRetry } from './import-with-retry.ts';

const refetch = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  refetch.mockReset().mockResolvedValue(answer(200, 'text/javascript'));
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

const answer = (status: number, type: string) =>
  new Response('x', { status, headers: { 'content-type': type } });

const refused = (request?: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });

test('returns the module unchanged', async () => {
  expect(await importWithRetry(async () => 'code')).toBe('code');
  expect(refetch).not.toHaveBeenCalled();
});

test('bypasses the cache for a rejected file and imports it again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(refused('/r/a/1/chunk.js'))
    .mockResolvedValue('code');
  expect(await importWithRetry(load)).toBe('code');
  expect(refetch).toHaveBeenCalledWith(
    '/r/a/1/chunk.js',
    expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
  );
});

test('does not retry after an error of the code', async () => {
  const load = jest.fn().mockRejectedValue(new Error('undefined is not a function'));
  await expect(importWithRetry(load, '/r/a/1/remoteEntry.js')).rejects.toThrow('undefined is not');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error page', answer(500, 'text/html'), 'TH-103'],
  ['a page instead of a script', answer(200, 'text/html'), 'TH-105'],
  ['another content than was published', answer(200, 'text/javascript; charset=utf-8'), 'TH-106'],
])('reports %s after the second failure', async (_, response, code) => {
  refetch.mockResolvedValue(response);
  const load = jest.fn().mockRejectedValue(refused());
  await expect(importWithRetry(load, '/r/a/1/remoteEntry.js')).rejects.toMatchObject({
    code,
    file: '/r/a/1/remoteEntry.js',
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [true, 'TH-102'],
  [false, 'TH-101'],
])('a failed request, online %s, is reported as %s', async (onLine, code) => {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  refetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(importWithRetry(() => Promise.reject(refused('/r/a/1/x.js')))).rejects.toMatchObject(
    { code },
  );
});

test('times out twice on a hanging server without a third request', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const outcome = importWithRetry(load, '/r/a/1/x.js').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2 * (ATTEMPT_MS + 500));
  expect(await outcome).toMatchObject({ name: 'FileFailure', code: 'TH-104' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(refetch).not.toHaveBeenCalled();
  jest.useRealTimers();
});
