import { findRowLines } from './read-rows.ts';

test('finds the line of each row in a JSON list', () => {
  const text = '[\n  { "a": "[{\\"" },\n  {\n    "b": [1]\n  }, { "c": 1 }\n]';
  expect(findRowLines(text)).toEqual([2, 3, 5]);
});
