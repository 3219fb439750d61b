import { StartProblem } from '../start-problem.ts';
import { readCsv } from './read-csv.ts';
import { csvForImport, csvForPeople } from './write-csv.ts';

test('quotes, doubled quotes, commas and line ends within quotes; lines are counted through them', () => {
  expect(readCsv('\uFEFFkey,note\r\na,"one, ""two""\r\nthree"\r\n\r\nb,\n,\n')).toEqual([
    { line: 1, cells: ['key', 'note'] },
    { line: 2, cells: ['a', 'one, "two"\nthree'] },
    { line: 5, cells: ['b', ''] },
  ]);
});

test('a quote that never ends is named, and swallows nothing in silence', () => {
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(StartProblem);
  expect(() => readCsv('a,b\nc,"d\ne,f\n')).toThrow(/[Qq]uote.*line/);
});

test.each(['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'हल'])(
  '%j comes back',
  (text) => {
    expect(readCsv(csvForImport([[text, 'x']]))[0]?.cells).toEqual([text, 'x']);
  },
);

test.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra'])('%j runs in no spreadsheet', (text) => {
  expect(csvForPeople([['name'], [text]])).toMatch(/^\uFEFFname\r\n"?'/);
});
