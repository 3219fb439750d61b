import { matchOptions } from './match-options.ts';

const option = (label: string, keywords?: string) => ({
  value: label,
  label,
  ...(keywords ? { keywords } : {}),
});
const options = [
  option('Rajkot'),
  option('Anand'),
  option('Vallabh Vidyanagar, Anand'),
  option('Jamnagar'),
  option('Gandhinagar'),
  option('हज़ारीबाग़', 'Hazaribagh'),
];
const matchLabels = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

test('an empty query returns all options in order', () => {
  expect(matchLabels('  ')).toHaveLength(options.length);
  expect(matchLabels('')[0]).toBe('Rajkot');
});

test('ranks label prefixes first, then word prefixes, then other matches', () => {
  expect(matchLabels('an')).toEqual(['Anand', 'Vallabh Vidyanagar, Anand', 'Gandhinagar']);
  expect(matchLabels('NAGAR')).toEqual(['Vallabh Vidyanagar, Anand', 'Jamnagar', 'Gandhinagar']);
});

test('matches a Devanagari name by its Latin spelling, and without nukta', () => {
  expect(matchLabels('hazari')).toEqual(['हज़ारीबाग़']);
  expect(matchLabels('हजारी')).toEqual(['हज़ारीबाग़']);
});

test('returns nothing without a match', () => {
  expect(matchLabels('xyz')).toEqual([]);
});
