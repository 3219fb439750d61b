import { findBestValues } from './create-compared-groups.ts';

test.each([
  ['the lowest value', [5, 3, 4], 'less', [false, true, false]],
  ['the highest value', [5, 3, 4], 'more', [true, false, false]],
  ['two equal lowest values', [3, 3, 4], 'less', [true, true, false]],
  ['no value if all are equal', [3, 3], 'more', [false, false]],
  ['no value if one is missing', [3, null, 1], 'more', [false, false, false]],
  ['no value if all are missing', [null, null], 'less', [false, false]],
  ['zero as the lowest value', [0, 2], 'less', [true, false]],
] as const)('marks %s', (_name, values, goal, best) => {
  expect(findBestValues(values, goal)).toEqual(best);
});

test('marks only values that no other value beats, for random values', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  for (let round = 0; round < 2000; round += 1) {
    const values = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
      random() < 0.1 ? null : Math.floor(random() * 4),
    );
    const goal = random() < 0.5 ? 'less' : 'more';
    const best = findBestValues(values, goal);
    const bestValues = values.filter((_, index) => best[index]);
    const otherValues = values.filter((_, index) => !best[index]);
    if (bestValues.length === 0) {
      expect(values.includes(null) || new Set(values).size === 1).toBe(true);
      continue;
    }
    expect(new Set(bestValues).size).toBe(1);
    const [bestValue] = bestValues;
    for (const value of otherValues) {
      if (goal === 'less') expect(Number(value)).toBeGreaterThan(Number(bestValue));
      else expect(Number(value)).toBeLessThan(Number(bestValue));
    }
  }
});
