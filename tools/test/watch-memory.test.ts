import { watchMemory } from './watch-memory.mjs';

test('reports the peak of memory use, not its last value', () => {
  jest.useFakeTimers();
  const GB = 1024 ** 3;
  const available = [10, 9, 4, 8].map((gigabytes) => gigabytes * GB);
  const stopWatching = watchMemory(() => available.shift() ?? 10 * GB);
  jest.advanceTimersByTime(1500);
  expect(stopWatching()).toBe(6);
  jest.useRealTimers();
});
