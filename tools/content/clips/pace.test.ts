import { alignSentences, measureFilm, pace } from './pace.ts';

test('the slowest language decides how long a sentence lasts, and a breath follows it', () => {
  const times = alignSentences([
    [2, 3],
    [4, 1],
  ]);
  expect(times).toEqual([
    { from: 0.5, to: 4.55 },
    { from: 5, to: 8.05 },
  ]);
  expect(measureFilm(times)).toBe(10);
});

test('a sentence begins at its beat, however long the one before it took', () => {
  const cues = [
    { from: 0.5, to: 4.5 },
    { from: 5, to: 8 },
  ];
  const drawn = pace({ beats: [1, 2], seconds: 6 }, cues);
  expect([0, 0.5, 5, 9].map(drawn)).toEqual([0, 1, 2, 6]);
  expect(drawn(2.75)).toBeCloseTo(1.5);
});

test('a film that is not spoken runs as it was drawn', () => {
  expect(pace({ seconds: 9 }, [])(3.5)).toBe(3.5);
});

test('as many beats as sentences', () => {
  expect(() => pace({ beats: [1, 2], seconds: 6 }, [])).toThrow('2 beats are drawn');
});
