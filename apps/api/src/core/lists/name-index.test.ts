import { NameIndex, toNameKey } from './name-index.ts';

test.each([
  [
    'Soil Master',
    ['soil-master', ' SOIL  master ', 'soil_master', 'Soil\u00a0Master', 'soil–master'],
  ],
  ['Bhāvnagar', ['bhavnagar', 'BHĀVNAGAR', 'Bha\u0304vnagar']],
  // A letter in one and in two code points, and a zero-width joiner.
  ['फ़ील्डकिंग', ['फ\u093cील्डकिंग', '\u095eील्डकिंग', 'फ़ील्\u200dडकिंग']],
  ['Dadra & Nagar Haveli', ['dadra and nagar haveli', 'dadra-and-nagar-haveli']],
  ['Dr. B. R. Ambedkar Nagar', ['dr-b-r-ambedkar-nagar', 'Dr B R Ambedkar’ Nagar']],
  ['575 DI+', ['575 di +', '575-di-plus']],
  ['Shakti Super 12.4-28', ['shakti-super-12-4-28']],
  ['સ્ટ્રો રીપર (ભૂસા મશીન)', ['સ્ટ્રો રીપર ભૂસા મશીન']],
])('normalises all spellings of %s to the same key', (name, spellings) => {
  for (const spelling of spellings) expect(toNameKey(spelling)).toBe(toNameKey(name));
});

test.each([
  ['575 DI', '575 DI+'],
  ['रायगढ़', 'रायगड'],
  ['12.4-28', '124-28'],
])('the key of %s differs from the key of %s', (name, otherName) => {
  expect(toNameKey(name)).not.toBe(toNameKey(otherName));
});

const places = [
  { slug: 'bijapur', names: ['Bijapur', 'बीजापुर'] },
  { slug: 'vijayapura', names: ['Vijayapura', 'bijapur'] },
  { slug: 'raigarh', names: ['Raigarh', 'रायगढ़'] },
  { slug: 'raigad', names: ['Raigad', 'रायगढ़'] },
  { slug: 'good-year', names: ['Goodyear'] },
];
const index = new NameIndex(places, (place) => place);
const findSlugs = (name: string) => index.find(name).map(({ slug }) => slug);

test('finds the row with the slug instead of a row that has this alternative name', () => {
  expect(findSlugs('Bijapur')).toEqual(['bijapur']);
  expect(findSlugs('VIJAYAPURA')).toEqual(['vijayapura']);
});

test('find returns all rows of an ambiguous name, and findOne none of them', () => {
  expect(findSlugs('रायगढ़')).toEqual(['raigarh', 'raigad']);
  expect(index.findOne('रायगढ़')).toBeUndefined();
  expect(index.findOne('raigad')?.slug).toBe('raigad');
});

test('finds a name that is written with other spaces', () => {
  expect(findSlugs('Good Year')).toEqual(['good-year']);
  expect(findSlugs('vijaya pura')).toEqual(['vijayapura']);
});

test.each(['narnia', '', ' ', '-', '\0', '__proto__', 'constructor'])(
  'resolves %j to no row',
  (name) => {
    expect(findSlugs(name)).toEqual([]);
  },
);
