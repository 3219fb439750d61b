import { findBestValues } from './find-better-tractors.ts';

test.each([
  ['the lowest', [5, 3, 4], 'less', [false, true, false]],
  ['the highest', [5, 3, 4], 'more', [true, false, false]],
  ['two that share it', [3, 3, 4], 'less', [true, true, false]],
  ['nobody when all are equal', [3, 3], 'more', [false, false]],
  ['nobody while one is not known', [3, null, 1], 'more', [false, false, false]],
  ['nobody when none is known', [null, null], 'less', [false, false]],
  ['nought counts as known', [0, 2], 'less', [true, false]],
] as const)('marks the best values: %s', (_name, figures, goal, best) => {
  expect(findBestValues(figures, goal)).toEqual(best);
});

test('marks equal values that no other exceeds, for random values', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  for (let round = 0; round < 2000; round += 1) {
    const figures = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
      random() < 0.1 ? null : Math.floor(random() * 4),
    );
    const goal = random() < 0.5 ? 'less' : 'more';
    const best = findBestValues(figures, goal);
    const marked = figures.filter((_, place) => best[place]);
    const others = figures.filter((_, place) => !best[place]);
    if (marked.length === 0) {
      expect(figures.includes(null) || new Set(figures).size === 1).toBe(true);
      continue;
    }
    expect(new Set(marked).size).toBe(1);
    const [mark] = marked;
    for (const other of others) {
      if (goal === 'less') expect(Number(other)).toBeGreaterThan(Number(mark));
      else expect(Number(other)).toBeLessThan(Number(mark));
    }
  }
});
