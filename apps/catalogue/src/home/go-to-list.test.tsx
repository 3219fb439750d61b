/** @jest-environment node */
import { chosenQuery } from './go-to-list.ts';

test('what was left open is not in the address', () => {
  expect(
    chosenQuery([
      ['price', ''],
      ['hp', '41-50'],
      ['brand', 'john-deere'],
    ]),
  ).toBe('?hp=41-50&brand=john-deere');
  expect(chosenQuery([['price', '']])).toBe('');
});
