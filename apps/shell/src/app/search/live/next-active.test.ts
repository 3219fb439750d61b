import { nextActive } from './next-active.ts';

test('cycles through the options and the field', () => {
  expect([-1, 0, 1, 2].map((active) => nextActive('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 2, 1, 0].map((active) => nextActive('ArrowUp', active, 3))).toEqual([2, 1, 0, -1]);
  expect(nextActive('ArrowDown', -1, 0)).toBe(-1);
});
