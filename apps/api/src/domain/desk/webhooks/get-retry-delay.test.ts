import { getRetryDelay } from './get-retry-delay.ts';

test('starts at 2 seconds and doubles up to 15 minutes', () => {
  const waits = [1, 2, 3, 8, 9, 10, 11, 100].map((tries) => getRetryDelay(tries, 0.5));
  expect(waits).toEqual([2, 4, 8, 256, 512, 900, 900, 900]);
});

test('varies the delay by up to a fifth', () => {
  expect(getRetryDelay(1, 0)).toBeCloseTo(1.6);
  expect(getRetryDelay(1, 1)).toBeCloseTo(2.4);
  expect(getRetryDelay(50, 1)).toBeCloseTo(1080);
});
