import { MAX_PAGES, RemoteBreaker } from './remote-breaker.ts';

test('pauses a live version for half a minute after three failures of a page within a minute', () => {
  let now = 0;
  const breaker = new RemoteBreaker(() => now);
  breaker.failed('media /a');
  now = 61_000;
  breaker.failed('media /a');
  breaker.failed('media /a');
  expect(breaker.isOpen('media /a')).toBe(false);
  breaker.failed('media /a');
  expect(breaker.isOpen('media /a')).toBe(true);
  expect(breaker.isOpen('media /b')).toBe(false);
  now += 30_001;
  expect(breaker.isOpen('media /a')).toBe(false);
});

test('limits the memory for ten thousand failing paths', () => {
  const breaker = new RemoteBreaker(() => 0);
  for (let n = 0; n < 10_000; n += 1)
    for (let times = 0; times < 3; times += 1) breaker.failed(`media /videos/${n}`);
  expect(breaker.size).toBe(MAX_PAGES);
  expect(breaker.isOpen('media /videos/9999')).toBe(true);
  expect(breaker.isOpen('media /videos/0')).toBe(false);
});
