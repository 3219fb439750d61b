import { readLoanSum } from '../emi/emi-inputs.ts';
import { findUnreadableAmount } from './find-unreadable-amount.ts';

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

test('reports a bare number as an unreadable loan sum', () => {
  expect(findUnreadableAmount('?price=7.5', 'price', readLoanSum)).toBe('7.5');
});
