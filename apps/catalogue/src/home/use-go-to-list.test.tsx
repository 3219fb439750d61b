/** @jest-environment node */
import { toListQuery } from './use-go-to-list.ts';

test('omits empty values from the URL', () => {
  expect(
    toListQuery([
      ['price', ''],
      ['hp', '41-50'],
      ['brand', 'john-deere'],
    ]),
  ).toBe('?hp=41-50&brand=john-deere');
  expect(toListQuery([['price', '']])).toBe('');
});
