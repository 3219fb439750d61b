import { findUnreadableAmount, readLoanSum } from './read-loan-sum.ts';

test.each([
  ['?price=7-7.5 lakh', '7-7.5 lakh'],
  ['?price=cheap', 'cheap'],
  ['?price=-750000', '-750000'],
  ['?price=7e5', '7e5'],
  ['?price=7.5', '7.5'],
  [`?price=${'x'.repeat(500)}`, 'x'.repeat(40)],
  ['?price=7.5 lakh', undefined],
  ['?price=700000', undefined],
  ['?price=', undefined],
  ['', undefined],
])('finds the unreadable price of the query "%s": %j', (search, text) => {
  expect(findUnreadableAmount(search, 'price')).toBe(text);
});

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

test('reports a bare number as an unreadable loan sum', () => {
  expect(findUnreadableAmount('?price=7.5', 'price', readLoanSum)).toBe('7.5');
});
