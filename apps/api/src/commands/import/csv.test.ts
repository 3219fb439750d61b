import { csvCell, readCsv } from './csv.ts';

test('quotes, doubled quotes, commas and line ends within quotes', () => {
  expect(readCsv('\uFEFFkey,note\r\na,"one, ""two""\nthree"\n\nb,\n')).toEqual([
    { line: 1, cells: ['key', 'note'] },
    { line: 2, cells: ['a', 'one, "two"\nthree'] },
    { line: 5, cells: ['b', ''] },
  ]);
});

test.each(['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'हल'])(
  '%j comes back',
  (text) => {
    expect(readCsv(`${csvCell(text)},x`)[0]?.cells).toEqual([text, 'x']);
  },
);
