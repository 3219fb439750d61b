import { teaserEmi } from './teaser-emi.ts';

test('calculates an EMI of 10,624 for 5 lakh at 10 % over 60 months', () => {
  expect(teaserEmi(500_000 / 0.85)).toBe(10_624);
});
