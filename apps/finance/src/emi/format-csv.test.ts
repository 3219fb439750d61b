import { formatCsv, toCsvUrl } from './format-csv.ts';

test('quotes commas and quotes, and disarms formulas', () => {
  expect(
    formatCsv([
      ['Month', 'a "b", c'],
      ['=1+1', 12642],
    ]),
  ).toBe('Month,"a ""b"", c"\r\n\'=1+1,12642\r\n');
});

test('includes the whole file with Hindi text in the data URL', () => {
  const file = decodeURIComponent(toCsvUrl([['महीना', -5]]).replace(/^[^,]+,/, ''));
  expect(file).toBe('\ufeffमहीना,-5\r\n');
});
