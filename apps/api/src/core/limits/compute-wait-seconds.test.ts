import { computeWaitSeconds } from './consume-quota.ts';

const now = new Date('2026-11-21T06:00:00Z');
const createPastDate = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [
    'returns the time until the oldest of three uses leaves the window',
    [createPastDate(500), createPastDate(300), createPastDate(1)],
    100,
  ],
  ['sorts the uses by time', [createPastDate(1), createPastDate(500), createPastDate(300)], 100],
  ['ignores a rule that allows another use', [createPastDate(500), createPastDate(300)], 1],
  [
    'ignores a use outside the window',
    [createPastDate(700), createPastDate(500), createPastDate(300), createPastDate(1)],
    100,
  ],
  [
    'returns at least one second',
    [createPastDate(600), createPastDate(599.9), createPastDate(599.8), createPastDate(599.7)],
    1,
  ],
])('computeWaitSeconds %s', (_, uses, expected) => {
  expect(computeWaitSeconds(uses, [{ max: 3, seconds: 600 }], now)).toBe(expected);
});

test('computeWaitSeconds returns the longest wait of several rules', () => {
  const rules = [
    { max: 1, seconds: 60 },
    { max: 2, seconds: 3600 },
  ];
  expect(computeWaitSeconds([createPastDate(600), createPastDate(10)], rules, now)).toBe(3000);
});
