import { toLatinDigits } from './digits.ts';

test('digits of every script are read, also of those whose blocks stand side by side', () => {
  expect(toLatinDigits('a०१२३४५६७८९ ૦૯ ೦೯ ９ 𝟎𝟗𝟘𝟡 5')).toBe('a0123456789 09 09 9 0909 5');
});
