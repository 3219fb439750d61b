import { formatCsv, toCsvUrl } from './schedule-list.tsx';

test('quotes cells with commas or quotes and escapes formulas', () => {
  expect(
    formatCsv([
      ['Month', 'a "b", c'],
      ['=1+1', 12642],
    ]),
  ).toBe('Month,"a ""b"", c"\r\n\'=1+1,12642\r\n');
});

test('encodes a file with Hindi text as a data URL', () => {
  const file = decodeURIComponent(toCsvUrl([['महीना', -5]]).replace(/^[^,]+,/, ''));
  expect(file).toBe('\ufeffमहीना,-5\r\n');
});
