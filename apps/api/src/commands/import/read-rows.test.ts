import { findRowLines } from './read-rows.ts';

test('finds the line at which each row of a JSON list begins', () => {
  const text = '[\n  { "a": "[{\\"" },\n  {\n    "b": [1]\n  }, { "c": 1 }\n]';
  expect(findRowLines(text)).toEqual([2, 3, 5]);
});
