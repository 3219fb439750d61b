import { parseNumber, toLatinDigits } from './parse-number.ts';

test('converts the digits of every script to Latin digits, and no other characters', () => {
  expect(toLatinDigits('a०१२३४५६७८९ ૦૯ ೦೯ ９ 𝟎𝟗𝟘𝟡 5')).toBe('a0123456789 09 09 9 0909 5');
});

test.each([
  ['12,00,000', 1_200_000],
  [' ₹ १२,००,००० ', 1_200_000],
  ['૧૦.૫ %', 10.5],
  ['\u202a700 000\u202c', 700_000],
  ['₹12,00,000/-', 1_200_000],
  ['Rs. 7,50,000', 750_000],
  ['रु. ७,५०,०००.००', 750_000],
  ['10,5', 10.5],
  ['10,25 %', 10.25],
  ['0', 0],
  ['', Number.NaN],
  ['₹', Number.NaN],
  ['twelve', Number.NaN],
])('parses the number %j as %d', (text, number) => expect(parseNumber(text)).toBe(number));
