import { getRetryDelay } from './send-deliveries.ts';

test('doubles the retry delay from 2 seconds to at most 15 minutes', () => {
  const delays = [1, 2, 3, 8, 9, 10, 11, 100].map((attempts) => getRetryDelay(attempts, 0.5));
  expect(delays).toEqual([2, 4, 8, 256, 512, 900, 900, 900]);
});

test('varies the delay randomly by up to a fifth', () => {
  expect(getRetryDelay(1, 0)).toBeCloseTo(1.6);
  expect(getRetryDelay(1, 1)).toBeCloseTo(2.4);
  expect(getRetryDelay(50, 1)).toBeCloseTo(1080);
});
