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
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

test('nothing typed finds everything, in its order', () => {
  expect(found('  ')).toHaveLength(options.length);
  expect(found('')[0]).toBe('Rajkot');
});

test('what begins with the letters stands first, then words that do, then the rest', () => {
  expect(found('an')).toEqual(['Anand', 'Vallabh Vidyanagar, Anand', 'Gandhinagar']);
  expect(found('NAGAR')).toEqual(['Vallabh Vidyanagar, Anand', 'Jamnagar', 'Gandhinagar']);
});

test('is found by its name in the other script, and without the nukta', () => {
  expect(found('hazari')).toEqual(['हज़ारीबाग़']);
  expect(found('हजारी')).toEqual(['हज़ारीबाग़']);
});

test('finds nothing where nothing fits', () => {
  expect(found('xyz')).toEqual([]);
});
