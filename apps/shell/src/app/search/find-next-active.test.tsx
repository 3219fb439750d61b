import { findNextActive } from './use-combobox-field.ts';

test('cycles through the options and the field', () => {
  expect([-1, 0, 1, 2].map((active) => findNextActive('ArrowDown', active, 3))).toEqual([
    0, 1, 2, -1,
  ]);
  expect([-1, 2, 1, 0].map((active) => findNextActive('ArrowUp', active, 3))).toEqual([
    2, 1, 0, -1,
  ]);
  expect(findNextActive('ArrowDown', -1, 0)).toBe(-1);
});
