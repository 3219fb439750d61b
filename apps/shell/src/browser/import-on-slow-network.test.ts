import { importOnSlowNetwork } from './import-on-slow-network.ts';
import { TimeoutError } from './remotes/file-failure.ts';

test('retries after each timeout until the import succeeds', async () => {
  const load = jest.fn().mockResolvedValue('code');
  for (let attempt = 0; attempt < 10; attempt += 1)
    load.mockRejectedValueOnce(new TimeoutError('slow'));
  await expect(importOnSlowNetwork(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(11);
});

test('gives up after the timeout', async () => {
  const load = jest.fn().mockRejectedValue(new TimeoutError('slow'));
  await expect(importOnSlowNetwork(load)).rejects.toThrow('slow');
  expect(load).toHaveBeenCalledTimes(30);
});

test('retries a missing file once after a pause', async () => {
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValue(new Error('gone'));
  const end = jest.fn();
  importOnSlowNetwork(load).catch(end);
  await jest.advanceTimersByTimeAsync(400);
  // No retry and no report after the page is left.
  expect([load.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(2);
  expect(end).toHaveBeenCalledWith(new Error('gone'));
  jest.useRealTimers();
});
