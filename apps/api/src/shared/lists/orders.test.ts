import { byName } from './orders.ts';

test('orders numbers in names by value, so that 241 comes before 1035', () => {
  const names = ['1035 DI', '241 DI', '7250', '9500', '5118', 'DI 745', 'DI 60', 'DI 60 RX'];
  expect(names.toSorted(byName)).toEqual([
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

test('orders different names always the same way', () => {
  expect(byName('MU 4501', 'MU 4501')).toBe(0);
  expect(byName('007', '7')).not.toBe(0);
  expect(Math.sign(byName('007', '7'))).toBe(-Math.sign(byName('7', '007')));
});
