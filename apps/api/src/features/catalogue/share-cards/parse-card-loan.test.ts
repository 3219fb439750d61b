import { calculateCardValue, parseCardLoan } from './parse-card-file.ts';

test.each([
  [500_000, 10, 60, 'monthly', 10_624],
  [700_000, 12.5, 84, 'monthly', 12_545],
  [300_000, 9, 36, 'monthly', 9540],
  [120_000, 0, 12, 'monthly', 10_000],
  [500_000, 10, 60, 'quarterly', 32_074],
  [500_000, 10, 60, 'half-yearly', 64_752],
  [500_000, 10, 60, 'yearly', 131_899],
] as const)(
  'calculates the instalment of a loan of %i rupees at %d%% over %i months, paid %s, as %i rupees',
  (principal, ratePercent, months, frequency, amount) => {
    expect(calculateCardValue({ principal, ratePercent, months, frequency })).toBe(amount);
  },
);

test('returns five instalments for a loan of 30 months that is repaid after harvests', () => {
  const loan = { principal: 500_000, ratePercent: 10, months: 30, frequency: 'harvest' } as const;
  expect(calculateCardValue(loan)).toBe(5);
});

test.each([
  ['500000-10.25-5', 500_000, 10.25, 60, 'monthly'],
  ['595679-10.3-50m', 595_679, 10.3, 50, 'monthly'],
  ['500000-10-54m-half-yearly', 500_000, 10, 54, 'half-yearly'],
  ['500000-0-60m-harvest', 500_000, 0, 60, 'harvest'],
  ['5000000-30-10', 5_000_000, 30, 120, 'monthly'],
  ['1-0.01-6m', 1, 0.01, 6, 'monthly'],
] as const)('parses the loan key %s', (key, principal, ratePercent, months, frequency) => {
  expect(parseCardLoan(key)).toEqual({ principal, ratePercent, months, frequency });
});

test.each([
  '500000-10-60m',
  '500000-10-60m-monthly',
  '500000-10-50m-half-yearly',
  '500000-10-66m-yearly',
  '500000-10-60m-weekly',
  '500000-10-60m-constructor',
  '500000-10-5-half-yearly',
  '500000-10-126m',
  '500000-10-5m',
  '500000-30.01-5',
  '5000001-10-5',
  '0500000-10-5',
  '500000-10.0-5',
  '500000-10.123-5',
  '0-10-5',
])('returns null for the invalid or non-canonical loan key %s', (key) => {
  expect(parseCardLoan(key)).toBeNull();
});
