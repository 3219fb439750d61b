import { StartupError } from '../startup-error.ts';
import { readCsv, writeCsv, writeSpreadsheetCsv } from './read-csv.ts';

test('readCsv parses quoted commas, quotes and line breaks and reports the first line of each row', () => {
  expect(readCsv('\uFEFFkey,note\r\na,"one, ""two""\r\nthree"\r\n\r\nb,\n,\n')).toEqual([
    { line: 1, cells: ['key', 'note'] },
    { line: 2, cells: ['a', 'one, "two"\nthree'] },
    { line: 5, cells: ['b', ''] },
  ]);
});

test('readCsv rejects a quote that is not closed', () => {
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(StartupError);
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(/[Qq]uote.*line/);
});

test.each(['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'हल'])(
  'parses the written cell %j unchanged',
  (text) => {
    expect(readCsv(writeCsv([[text, 'x']]))[0]?.cells).toEqual([text, 'x']);
  },
);

test.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra'])(
  'escapes %j so that a spreadsheet does not run it as a formula',
  (text) => {
    expect(writeSpreadsheetCsv([['name'], [text]])).toMatch(/^\uFEFFname\r\n"?'/);
  },
);
