import { freeRise } from './free-place.ts';

const box = (top: number, bottom: number, left = 300, right = 350) => ({
  top,
  bottom,
  left,
  right,
});
const OWN = box(600, 656);

test('it stays where nothing is under it', () => {
  expect(freeRise(OWN, [], 100)).toBe(0);
  expect(freeRise(OWN, [box(600, 656, 20, 280), box(100, 400)], 100)).toBe(0);
});

test('it rises above what it would lie over, and above what comes next to that', () => {
  expect(freeRise(OWN, [box(640, 700)], 100)).toBe(22);
  expect(freeRise(OWN, [box(640, 700), box(560, 610)], 100)).toBe(102);
});

test('a gap that is too small is left alone', () => {
  expect(freeRise(OWN, [box(640, 700), box(540, 580)], 100)).toBe(122);
});

test('where everything is taken it knows no place', () => {
  expect(freeRise(OWN, [box(0, 800)], 100)).toBeUndefined();
  expect(freeRise(OWN, [box(120, 700)], 100)).toBeUndefined();
});
