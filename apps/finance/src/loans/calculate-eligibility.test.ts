import { instalment } from '@tractor-haat/pages/loan';
import { calculateEligibility, ESTIMATE_RULES, readLoanQuestion } from './loan-question.ts';

const estimate = (query: string, kind: 'new' | 'used' | 'against' = 'new') =>
  calculateEligibility(readLoanQuestion(query, kind), ESTIMATE_RULES[kind].rules);

test('estimates a loan for an income of 4 lakh a year and a tractor of 7 lakh', () => {
  const [careful, generous] = estimate('?income=4,00,000&instalments=3000&value=700000&land=4');
  expect(careful).toMatchObject({ monthlyIncome: 33_333, allowed: 13_333, free: 10_333 });
  expect(careful).toMatchObject({ carried: 464_520, cap: 525_000, loan: 464_000 });
  expect(generous).toMatchObject({ allowed: 16_667, free: 13_667, cap: 630_000, loan: 614_000 });
});

test('calculates a loan whose instalment equals the free amount', () => {
  const [careful] = estimate('?income=600000&value=9000000');
  const terms = { principal: careful.carried, ratePercent: 12, months: 60 };
  expect(instalment({ ...terms, frequency: 'monthly' })).toBe(careful.free);
});

test('caps the loan at the price for a high income, and reduces it to zero for high debts', () => {
  expect(estimate('?income=9000000&value=700000').map(({ loan }) => loan)).toEqual([
    525_000, 630_000,
  ]);
  expect(estimate('?income=100000&instalments=9000&value=700000').map(({ loan }) => loan)).toEqual([
    0, 0,
  ]);
});

test('subtracts the outstanding loan on the tractor from the cap', () => {
  const [careful] = estimate('?income=9000000&value=400000&owed=150000', 'against');
  expect(careful).toMatchObject({ cap: 50_000, loan: 50_000 });
  expect(estimate('?income=9000000&value=400000&owed=900000', 'against')[1].loan).toBe(0);
});

test.each(['', '?income=abc&value=5', '?income=-5&value=700000', '?income=400000', '?value=1e999'])(
  'requests no estimate for the incomplete query "%s"',
  (query) => expect(readLoanQuestion(query, 'new').isRequested).toBe(false),
);

test('replaces values outside their limits by the nearest allowed values', () => {
  expect(readLoanQuestion('?rate=99&months=1&land=2.13&income=1&value=1', 'used')).toMatchObject({
    rate: 36,
    months: 6,
    land: 2.25,
    isRequested: true,
  });
});
