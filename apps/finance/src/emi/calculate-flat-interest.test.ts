import { exactInstalment } from '@tractor-haat/pages/loan';
import { calculateFlatInstalment, toReducingRate } from './calculate-offer-costs.ts';

test('calculates 11,250 per month for 5 lakh at 7% flat over 5 years', () => {
  const terms = { principal: 500_000, ratePercent: 7, months: 60, frequency: 'monthly' } as const;
  expect(calculateFlatInstalment(terms)).toBe(11_250);
});

test.each([
  [7, 60, 'monthly', 12.504],
  [10, 36, 'monthly', 17.918],
  [8, 60, 'half-yearly', 13.275],
  [9, 12, 'yearly', 9],
  [0, 60, 'monthly', 0],
] as const)(
  'converts a flat rate of %d%% over %i months, paid %s, to a reducing-balance rate of %d%%',
  (rate, months, frequency, reducing) => {
    expect(toReducingRate({ ratePercent: rate, months, frequency })).toBeCloseTo(reducing, 3);
  },
);

test('converts a flat rate to a reducing-balance rate with the same instalment', () => {
  for (const frequency of ['monthly', 'quarterly', 'half-yearly', 'yearly'] as const) {
    const flat = { principal: 640_000, ratePercent: 8.4, months: 84, frequency };
    const ratePercent = toReducingRate(flat);
    expect(exactInstalment({ ...flat, ratePercent })).toBeCloseTo(
      (640_000 * (1 + 0.084 * 7)) /
        (84 / { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 }[frequency]),
      3,
    );
  }
});
