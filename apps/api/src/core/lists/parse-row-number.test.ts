import { parseRowNumber } from './to-page-numbers.ts';

test.each([
  ['7', 7],
  ['99999999999999999999', 2_147_483_647],
  ['-4', 0],
  ['', 0],
  ['seven', 0],
  ['1e99', 1],
])('parses the id %j as the row number %d', (text, row) => {
  expect(parseRowNumber(text)).toBe(row);
});
