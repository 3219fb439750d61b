/** @jest-environment node */
import { toListQuery } from './use-go-to-list.ts';

test('what was left open is not in the address', () => {
  expect(
    toListQuery([
      ['price', ''],
      ['hp', '41-50'],
      ['brand', 'john-deere'],
    ]),
  ).toBe('?hp=41-50&brand=john-deere');
  expect(toListQuery([['price', '']])).toBe('');
});
