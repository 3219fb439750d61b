import { csvAddress, csvOf } from './schedule-csv.ts';

test('commas and quotes are kept, formulas are words', () => {
  expect(
    csvOf([
      ['Month', 'a "b", c'],
      ['=1+1', 12642],
    ]),
  ).toBe('Month,"a ""b"", c"\r\n\'=1+1,12642\r\n');
});

test('the address holds the file, Hindi included', () => {
  const file = decodeURIComponent(csvAddress([['महीना', -5]]).replace(/^[^,]+,/, ''));
  expect(file).toBe('\ufeffमहीना,-5\r\n');
});
