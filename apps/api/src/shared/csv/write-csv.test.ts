import { StartupError } from '../startup-error.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv, writeSpreadsheetCsv } from './write-csv.ts';

test('reads quotes, doubled quotes, commas and quoted line breaks, and counts lines through them', () => {
  expect(readCsv('\uFEFFkey,note\r\na,"one, ""two""\r\nthree"\r\n\r\nb,\n,\n')).toEqual([
    { line: 1, cells: ['key', 'note'] },
    { line: 2, cells: ['a', 'one, "two"\nthree'] },
    { line: 5, cells: ['b', ''] },
  ]);
});

test('reports an unclosed quote', () => {
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(StartupError);
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(/[Qq]uote.*line/);
});

test.each(['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'हल'])(
  'reads back %j',
  (text) => {
    expect(readCsv(writeCsv([[text, 'x']]))[0]?.cells).toEqual([text, 'x']);
  },
);

test.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra'])(
  'escapes %j, which spreadsheets would run as a formula',
  (text) => {
    expect(writeSpreadsheetCsv([['name'], [text]])).toMatch(/^\uFEFFname\r\n"?'/);
  },
);
