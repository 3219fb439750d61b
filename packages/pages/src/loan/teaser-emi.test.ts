import { teaserEmi } from './teaser-emi.ts';

test('5 lakh borrowed at 10% over 60 months is 10,624 a month', () => {
  expect(teaserEmi(500_000 / 0.85)).toBe(10_624);
});
