import { allowedValue, steppedValue } from './range-limits.ts';

const rate = { min: 5, max: 20, step: 0.25 };

test.each([
  [10, 10],
  [10.1, 10],
  [10.13, 10.25],
  [3, 5],
  [99, 20],
])('rounds %d to a step within the limits as %d', (value, allowed) =>
  expect(allowedValue(value, rate)).toBe(allowed),
);

test('does not accumulate rounding errors of decimal steps', () => {
  const tenths = { min: 0, max: 1, step: 0.1 };
  let value = 0;
  for (let times = 0; times < 3; times += 1) value = steppedValue(value, 1, tenths);
  expect(value).toBe(0.3);
});

test('the last step is the maximum if `max` is not a step', () => {
  expect(allowedValue(100, { min: 1, max: 10, step: 4 })).toBe(9);
});

test('steppedValue moves a value between two steps to the next step, and stays within the limits', () => {
  expect(steppedValue(10.1, 1, rate)).toBe(10.25);
  expect(steppedValue(10.1, -1, rate)).toBe(10);
  expect(steppedValue(20, 1, rate)).toBe(20);
  expect(steppedValue(5, -1, rate)).toBe(5);
});
