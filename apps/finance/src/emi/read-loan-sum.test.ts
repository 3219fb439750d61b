import { readLoanSum } from './emi-inputs.ts';

test.each([
  ['7.5', Number.NaN],
  ['7', Number.NaN],
  ['७.५', Number.NaN],
  ['99', Number.NaN],
  ['-750000', Number.NaN],
  ['7e5', Number.NaN],
  ['', Number.NaN],
  ['7-7.5 lakh', Number.NaN],
  ['7.5 lakh', 750_000],
  ['७ लाख ५० हज़ार', 750_000],
  ['0', 0],
  ['100', 100],
  ['7,50,000.50', 750_000],
])('reads the loan sum %j as %d rupees', (text, rupees) => {
  expect(readLoanSum(text)).toBe(rupees);
});
