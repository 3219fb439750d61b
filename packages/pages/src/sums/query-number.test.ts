import { readQueryNumber } from './query-number.ts';

const rule = { min: 0, max: 100, usual: 7 };
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
] as const)('%s is %p, %p', (query, value, error) => {
  expect(read(query)).toMatchObject({ value, error });
});

test('what was typed stays, however wrong', () => {
  expect(read('n=ten acres').text).toBe('ten acres');
  expect(read(`n=${'9'.repeat(5000)}`)).toMatchObject({ text: '9'.repeat(20), error: 'range' });
});
