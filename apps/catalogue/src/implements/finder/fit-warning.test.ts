import { calculateFits, findLargestFits, type PullingTractor } from './calculate-fits.ts';
import { listFitWarnings } from './fit-warning.ts';

const warnings = (over: Partial<PullingTractor> = {}, crop = '') => {
  const tractor: PullingTractor = {
    drive: '4wd',
    soil: 'light',
    ptoHp: 60,
    lift: 3000,
    ...over,
  };
  return listFitWarnings(tractor, findLargestFits(calculateFits(tractor)), crop);
};

test('returns no warnings for a strong tractor in light soil', () => {
  expect(warnings()).toEqual([]);
});

test.each([
  // Eight feet of rotavator weigh 600 kg: over half of 1,100, but within the lift capacity.
  [{ lift: 1100 }, '', ['front_weight']],
  [{ lift: null }, '', ['lift_unknown']],
  // Three bottoms in heavy soil with 35.5 HP and 2WD need 34 HP.
  [{ drive: '2wd', soil: 'heavy', ptoHp: 35.5 }, '', ['wheel_slip', 'two_wheels']],
  [{}, 'paddy', ['paddy']],
] as const)('returns for %p and crop "%s" the warnings %p', (over, crop, expected) => {
  expect(warnings(over, crop)).toEqual(expected);
});

test('selects the largest fitting size of each kind, else the largest tight one, else none', () => {
  const largest = (ptoHp: number) =>
    findLargestFits(calculateFits({ drive: '2wd', soil: 'medium', ptoHp, lift: null })).map(
      ({ kind, size, mark }) => `${kind.type} ${size} ${mark}`,
    );
  // A rotavator of four feet needs 24 HP: 80% of 30, 100% of 24.
  expect(largest(30)).toContain('rotavator 4 fits');
  expect(largest(25)).toContain('rotavator 4 tight');
  expect(largest(23).some((one) => one.startsWith('rotavator'))).toBe(false);
});
