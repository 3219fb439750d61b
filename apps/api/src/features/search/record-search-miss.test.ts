import { normalizeMissedQuery } from './record-search-miss.ts';

test.each([
  ['Sonalika DI-99', 'sonalika di-99'],
  ['  ROTAVATOR   7 फुट ', 'rotavator 7 फुट'],
  ['call 9876543210 tractor', 'call tractor'],
  ['98765 43210', undefined],
  ['98-76-54-32-10', undefined],
  ['९८७६५४३२१० ट्रैक्टर', 'ट्रैक्टर'],
  ['ramesh@example.in', undefined],
  ['9 8 7 6 5 4 3 2 1 0', undefined],
  ['ab', undefined],
])('normalizeMissedQuery converts %j to %p', (query, expected) =>
  expect(normalizeMissedQuery(query)).toBe(expected),
);
