import { compareNames } from './compare-names.ts';

test('sorts the numbers in names by value', () => {
  const names = ['1035 DI', '241 DI', '7250', '9500', '5118', 'DI 745', 'DI 60', 'DI 60 RX'];
  expect(names.toSorted(compareNames)).toEqual([
    '241 DI',
    '1035 DI',
    '5118',
    '7250',
    '9500',
    'DI 60',
    'DI 60 RX',
    'DI 745',
  ]);
});

test('compareNames returns 0 only for identical names', () => {
  expect(compareNames('MU 4501', 'MU 4501')).toBe(0);
  expect(compareNames('007', '7')).not.toBe(0);
  expect(Math.sign(compareNames('007', '7'))).toBe(-Math.sign(compareNames('7', '007')));
});
