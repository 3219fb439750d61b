import { MAX_PAGES, RemoteBreaker } from './load-live-site.ts';

test('opens for 30 seconds after three failures of a page within a minute', () => {
  let now = 0;
  const breaker = new RemoteBreaker(() => now);
  breaker.addFailure('media /a');
  now = 61_000;
  breaker.addFailure('media /a');
  breaker.addFailure('media /a');
  expect(breaker.isOpen('media /a')).toBe(false);
  breaker.addFailure('media /a');
  expect(breaker.isOpen('media /a')).toBe(true);
  expect(breaker.isOpen('media /b')).toBe(false);
  now += 30_001;
  expect(breaker.isOpen('media /a')).toBe(false);
});

test('limits the number of tracked pages', () => {
  const breaker = new RemoteBreaker(() => 0);
  for (let video = 0; video < 10_000; video += 1)
    for (let failure = 0; failure < 3; failure += 1) breaker.addFailure(`media /videos/${video}`);
  expect(breaker.size).toBe(MAX_PAGES);
  expect(breaker.isOpen('media /videos/9999')).toBe(true);
  expect(breaker.isOpen('media /videos/0')).toBe(false);
});
