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

test('an empty query matches all options in their order', () => {
  expect(matchLabels('  ')).toHaveLength(options.length);
  expect(matchLabels('')[0]).toBe('Rajkot');
});

test('ranks matches at the start of the label first, then at the start of a word, then all others', () => {
  expect(matchLabels('an')).toEqual(['Anand', 'Vallabh Vidyanagar, Anand', 'Gandhinagar']);
  expect(matchLabels('NAGAR')).toEqual(['Vallabh Vidyanagar, Anand', 'Jamnagar', 'Gandhinagar']);
});

test('a Latin spelling or a spelling without nukta matches a name in Devanagari', () => {
  expect(matchLabels('hazari')).toEqual(['हज़ारीबाग़']);
  expect(matchLabels('हजारी')).toEqual(['हज़ारीबाग़']);
});

test('returns no options if none matches', () => {
  expect(matchLabels('xyz')).toEqual([]);
});
