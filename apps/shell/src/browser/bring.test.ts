import { bring } from './bring.ts';

const refetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
beforeEach(() => refetch.mockClear());

test('what loads is given as it is', async () => {
  expect(await bring(async () => 'code')).toBe('code');
  expect(refetch).not.toHaveBeenCalled();
});

test('a refused file is fetched past the cache, then tried once more', async () => {
  const failure = Object.assign(new Error('refused'), { request: '/r/a/1/chunk.js' });
  const load = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('code');
  expect(await bring(load)).toBe('code');
  expect(refetch).toHaveBeenCalledWith('/r/a/1/chunk.js', {
    cache: 'reload',
    credentials: 'same-origin',
  });
});

test('the second failure is told', async () => {
  const load = jest.fn().mockRejectedValue(new Error('down'));
  await expect(bring(load, '/r/a/1/remoteEntry.js')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a visitor without network gets the failure, not a second one', async () => {
  refetch.mockRejectedValueOnce(new TypeError('offline'));
  const load = jest.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('code');
  expect(await bring(load, '/r/a/1/remoteEntry.js')).toBe('code');
});
