import { alignCues, computeDuration, createTimeMapping } from './create-time-mapping.ts';

test("sets a sentence's length by the slowest language and adds a pause", () => {
  const times = alignCues([
    [2, 3],
    [4, 1],
  ]);
  expect(times).toEqual([
    { from: 0.5, to: 4.55 },
    { from: 5, to: 8.05 },
  ]);
  expect(computeDuration(times)).toBe(10);
});

test('starts each sentence at its keyframe', () => {
  const cues = [
    { from: 0.5, to: 4.5 },
    { from: 5, to: 8 },
  ];
  const toDrawnSecond = createTimeMapping({ cueTimes: [1, 2], seconds: 6 }, cues);
  expect([0, 0.5, 5, 9].map(toDrawnSecond)).toEqual([0, 1, 2, 6]);
  expect(toDrawnSecond(2.75)).toBeCloseTo(1.5);
});

test('keeps the drawn length of a film without voice', () => {
  expect(createTimeMapping({ seconds: 9 }, [])(3.5)).toBe(3.5);
});

test('rejects a different number of keyframes and sentences', () => {
  expect(() => createTimeMapping({ cueTimes: [1, 2], seconds: 6 }, [])).toThrow(
    '2 beats are drawn',
  );
});
