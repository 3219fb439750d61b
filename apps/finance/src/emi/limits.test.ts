import { clampToLimits, getMonthLimits } from './limits.ts';

test.each([
  ['monthly', 6, 1],
  ['quarterly', 6, 3],
  ['half-yearly', 6, 6],
  ['yearly', 12, 12],
] as const)('limits a %s loan to at least %i months in steps of %i', (frequency, min, step) => {
  expect(getMonthLimits(frequency)).toMatchObject({ min, step, typedStep: step });
});

test('clamps a typed number to the limits and rounds it to the step', () => {
  const limits = { min: 0, max: 30, step: 0.25, typedStep: 0.01 };
  expect(clampToLimits(-1, limits)).toBe(0);
  expect(clampToLimits(31, limits)).toBe(30);
  expect(clampToLimits(10.254, limits)).toBe(10.25);
});
