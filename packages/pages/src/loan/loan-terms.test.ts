import {
  calculateAffordableLoan,
  calculatePrincipal,
  exactInstalment,
  instalment,
  instalmentCount,
  periodicRate,
} from './loan-terms.ts';

const loan = { principal: 500_000, ratePercent: 10, months: 60 } as const;

test.each([
  ['monthly', 60, 10_624],
  ['quarterly', 20, 32_074],
  ['half-yearly', 10, 64_752],
  ['yearly', 5, 131_899],
] as const)(
  'calculates for 5 lakh at 10%% over 5 years, paid %s, %i instalments of %i',
  (frequency, count, amount) => {
    expect(instalmentCount({ ...loan, frequency })).toBe(count);
    expect(instalment({ ...loan, frequency })).toBe(amount);
  },
);

test.each([
  [300_000, 9, 36, 9540],
  [700_000, 12.5, 84, 12_545],
  [1_000_000, 8.5, 240, 8678],
  [120_000, 0, 12, 10_000],
  [100_000, 24, 1, 102_000],
])(
  'calculates for %i at %d%% over %i months an instalment of %i',
  (principal, ratePercent, months, amount) => {
    expect(instalment({ principal, ratePercent, months, frequency: 'monthly' })).toBe(amount);
  },
);

test('calculates the same instalment for a rate near zero as without interest', () => {
  const terms = { principal: 600_000, months: 60, frequency: 'monthly' } as const;
  expect(instalment({ ...terms, ratePercent: 1e-9 })).toBe(
    instalment({ ...terms, ratePercent: 0 }),
  );
});

test('counts a partial period as one instalment, and at least one instalment', () => {
  expect(instalmentCount({ months: 61, frequency: 'half-yearly' })).toBe(11);
  expect(instalmentCount({ months: 0, frequency: 'yearly' })).toBe(1);
});

test('calculates a rate of 5 % for half a year at 10 % per year', () => {
  expect(periodicRate({ ratePercent: 10, frequency: 'half-yearly' })).toBeCloseTo(0.05, 12);
});

test('calculates the principal as the price minus the down payment, and at least 0', () => {
  expect(calculatePrincipal(700_000, 105_000)).toBe(595_000);
  expect(calculatePrincipal(500_000, 600_000)).toBe(0);
});

test.each([
  [10, 'monthly'],
  [12.5, 'half-yearly'],
  [0, 'monthly'],
] as const)(
  'calculateAffordableLoan is the inverse of exactInstalment at %d%%, paid %s',
  (ratePercent, frequency) => {
    const terms = { ratePercent, frequency, months: 60 };
    const amount = exactInstalment({ ...terms, principal: 500_000 });
    expect(calculateAffordableLoan(amount, terms)).toBeCloseTo(500_000, 4);
  },
);

test('calculates a principal of 1,20,000 for 10,000 a month without interest', () => {
  const terms = { ratePercent: 0, frequency: 'monthly', months: 12 } as const;
  expect(calculateAffordableLoan(10_000, terms)).toBe(120_000);
});
