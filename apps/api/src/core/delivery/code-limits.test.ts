import { computeDelaySeconds } from './issue-code.ts';

test.each([
  [0, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [16, 1920],
  [17, 3600],
  [1000, 3600],
])(
  'delays the next attempt after %i consecutive wrong codes by %i seconds',
  (failures, seconds) => {
    expect(computeDelaySeconds(failures)).toBe(seconds);
  },
);
