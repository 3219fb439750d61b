import { parseTypedAmounts, readAmount } from './create-price-lines.ts';

test.each([
  ['600', 600],
  ['₹ 6,56,000', 656_000],
  [' 0 ', 0],
  ['', null],
  ['  ', null],
  ['6.56 lakh', 656_000],
  ['६.५६ लाख', 656_000],
  ['about 600', 600],
  ['600-700', Number.NaN],
  ['-5', Number.NaN],
  ['1.5', Number.NaN],
  ['100000001', Number.NaN],
  ['9'.repeat(40), Number.NaN],
])('reads "%s" as %p', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('ignores empty and invalid amounts', () => {
  expect(parseTypedAmounts({ a: '5', b: '', c: 'x' })).toEqual({ a: 5 });
});
