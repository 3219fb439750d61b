import { readMoney, unreadMoney } from './read-money.ts';

test.each([
  ['7.5 lakh', 750_000],
  ['७ लाख ५० हज़ार', 750_000],
  ['-5', -5],
  ['1e99', 1e99],
  ['', Number.NaN],
  ['7-7.5 lakh', Number.NaN],
])('reads %j as %d', (text, rupees) => {
  expect(readMoney(text)).toBe(rupees);
});

test.each([
  ['?price=7-7.5 lakh', '7-7.5 lakh'],
  ['?price=cheap', 'cheap'],
  [`?price=${'x'.repeat(500)}`, 'x'.repeat(40)],
  ['?price=7.5 lakh', undefined],
  ['?price=700000', undefined],
  ['?price=', undefined],
  ['', undefined],
])('of %s the unread price is %j', (search, text) => {
  expect(unreadMoney(search, 'price')).toBe(text);
});
