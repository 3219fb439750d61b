import {
  calculateFits,
  findLargestFits,
  listFitWarnings,
  type PullingTractor,
} from './calculate-fits.ts';

const listWarnings = (overrides: Partial<PullingTractor> = {}, crop = '') => {
  const tractor: PullingTractor = {
    drive: '4wd',
    soil: 'light',
    ptoHp: 60,
    lift: 3000,
    ...overrides,
  };
  return listFitWarnings(tractor, findLargestFits(calculateFits(tractor)), crop);
};

test('returns no warnings for a strong tractor in light soil', () => {
  expect(listWarnings()).toEqual([]);
});

test.each([
  // A rotavator of eight feet weighs 600 kg, which is over half of the lift capacity.
  [{ lift: 1100 }, '', ['front_weight']],
  [{ lift: null }, '', ['lift_unknown']],
  // A plough of three bottoms needs 34 of 35.5 HP in heavy soil with 2WD.
  [{ drive: '2wd', soil: 'heavy', ptoHp: 35.5 }, '', ['wheel_slip', 'two_wheels']],
  [{}, 'paddy', ['paddy']],
] as const)('for %p and the crop "%s", returns the warnings %p', (overrides, crop, expected) => {
  expect(listWarnings(overrides, crop)).toEqual(expected);
});

test('selects the largest size that fits, or else the largest tight size', () => {
  const largest = (ptoHp: number) =>
    findLargestFits(calculateFits({ drive: '2wd', soil: 'medium', ptoHp, lift: null })).map(
      ({ kind, size, mark }) => `${kind.type} ${size} ${mark}`,
    );
  // A rotavator of four feet needs 24 HP, which is 80% of 30 HP and 96% of 25 HP.
  expect(largest(30)).toContain('rotavator 4 fits');
  expect(largest(25)).toContain('rotavator 4 tight');
  expect(largest(23).some((line) => line.startsWith('rotavator'))).toBe(false);
});
