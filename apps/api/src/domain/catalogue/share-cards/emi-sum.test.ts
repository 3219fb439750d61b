import { cardInstalment, cardLoan } from './emi-sum.ts';

test.each([
  [500_000, 10, 5, 10_624],
  [700_000, 12.5, 7, 12_545],
  [300_000, 9, 3, 9540],
  [120_000, 0, 1, 10_000],
])(
  '%i at %d%% over %i years is %i a month, as in the calculator',
  (principal, ratePercent, years, amount) => {
    expect(cardInstalment({ principal, ratePercent, years })).toBe(amount);
  },
);

test('a key has a loan in whole steps', () => {
  expect(cardLoan('500000-10.25-5')).toEqual({ principal: 500_000, ratePercent: 10.25, years: 5 });
  expect(cardLoan('500000-10.2-5')).toBeNull();
});
