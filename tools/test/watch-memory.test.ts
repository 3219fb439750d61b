import { watchMemory } from './watch-memory.mjs';

test('reports the lowest available memory, not the last', () => {
  jest.useFakeTimers();
  const GB = 1024 ** 3;
  const available = [10, 9, 4, 8].map((gigabytes) => gigabytes * GB);
  const end = watchMemory(() => available.shift() ?? 10 * GB);
  jest.advanceTimersByTime(1500);
  expect(end()).toBe(6);
  jest.useRealTimers();
});
