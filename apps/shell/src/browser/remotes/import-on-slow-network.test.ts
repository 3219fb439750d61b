import { importOnSlowNetwork, TimeoutError } from './file-failure.ts';

test('retries after each timeout until the import succeeds', async () => {
  const load = jest.fn().mockResolvedValue('code');
  for (let attempt = 0; attempt < 10; attempt += 1)
    load.mockRejectedValueOnce(new TimeoutError('slow'));
  await expect(importOnSlowNetwork(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(11);
});

test('gives up after 30 timeouts', async () => {
  const load = jest.fn().mockRejectedValue(new TimeoutError('slow'));
  await expect(importOnSlowNetwork(load)).rejects.toThrow('slow');
  expect(load).toHaveBeenCalledTimes(30);
});

test('retries a failed import once after a pause', async () => {
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValue(new Error('gone'));
  const onError = jest.fn();
  importOnSlowNetwork(load).catch(onError);
  await jest.advanceTimersByTimeAsync(400);
  // If the visitor leaves the page in this time, the import is neither retried nor reported.
  expect([load.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledWith(new Error('gone'));
  jest.useRealTimers();
});
