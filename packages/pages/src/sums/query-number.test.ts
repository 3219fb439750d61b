import { parseRupees } from '@tractor-haat/i18n';
import { readQueryNumber } from './query-number.ts';

const rule = { min: 0, max: 100, defaultValue: 7 };
const read = (query: string) => readQueryNumber(new URLSearchParams(query), 'n', rule);

test.each([
  ['', 7, null],
  ['n=', 7, null],
  ['n=%20%20', 7, null],
  ['n=0', 0, null],
  ['n=10,5', 10.5, null],
  ['n=₹ 12.50', 12.5, null],
  ['n=100', 100, null],
  ['n=100.01', null, 'range'],
  ['n=-1', null, 'range'],
  ['n=much', null, 'number'],
  ['n=1e3', null, 'number'],
  ['n=NaN', null, 'number'],
  ['n=0x10', null, 'number'],
  ['n=1.2.3', null, 'number'],
] as const)('reads the query "%s" as %p with the error %p', (query, value, error) => {
  expect(read(query)).toMatchObject({ value, error });
});

test.each([
  ['n=7.5 lakh', 750_000, null],
  ['n=૭ લાખ', 700_000, null],
  ['n=approx. ₹7,50,000/- (negotiable)', 750_000, null],
  ['n=92.5', 92.5, null],
  ['n=-1', null, 'range'],
  ['n=1 crore', null, 'range'],
  ['n=7-7.5 lakh', null, 'number'],
] as const)('reads the rupee amount "%s" as %p with the error %p', (query, value, error) => {
  const money = { min: 0, max: 5_000_000, defaultValue: 700_000, readMoney: parseRupees };
  expect(readQueryNumber(new URLSearchParams(query), 'n', money)).toMatchObject({ value, error });
});

test('returns the typed text even if it is invalid, truncated to 20 characters', () => {
  expect(read('n=ten acres').text).toBe('ten acres');
  expect(read(`n=${'9'.repeat(5000)}`)).toMatchObject({ text: '9'.repeat(20), error: 'range' });
});
