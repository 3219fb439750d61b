import { computeWaitSeconds } from './compute-wait-seconds.ts';

const now = new Date('2026-11-21T06:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['waits until the oldest of three leaves the window', [ago(500), ago(300), ago(1)], 100],
  ['a use outside the window does not count', [ago(700), ago(500), ago(300), ago(1)], 100],
  ['waits at least one second', [ago(600), ago(599.9), ago(599.8), ago(599.7)], 1],
])('%s', (_, hits, expected) => {
  expect(computeWaitSeconds(hits, [{ max: 3, seconds: 600 }], now)).toBe(expected);
});

test('waits for the slowest rule', () => {
  const rules = [
    { max: 1, seconds: 60 },
    { max: 2, seconds: 3600 },
  ];
  expect(computeWaitSeconds([ago(600), ago(10)], rules, now)).toBe(3000);
});
