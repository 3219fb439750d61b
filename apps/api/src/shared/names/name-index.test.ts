import { NameIndex } from './name-index.ts';
import { nameKey } from './name-key.ts';

test.each([
  [
    'Soil Master',
    ['soil-master', ' SOIL  master ', 'soil_master', 'Soil\u00a0Master', 'soil–master'],
  ],
  ['Bhāvnagar', ['bhavnagar', 'BHĀVNAGAR', 'Bha\u0304vnagar']],
  // क़ in one code point and in two; an invisible joiner.
  ['फ़ील्डकिंग', ['फ\u093cील्डकिंग', '\u095eील्डकिंग', 'फ़ील्\u200dडकिंग']],
  ['Dadra & Nagar Haveli', ['dadra and nagar haveli', 'dadra-and-nagar-haveli']],
  ['Dr. B. R. Ambedkar Nagar', ['dr-b-r-ambedkar-nagar', 'Dr B R Ambedkar’ Nagar']],
  ['575 DI+', ['575 di +', '575-di-plus']],
  ['Shakti Super 12.4-28', ['shakti-super-12-4-28']],
  ['સ્ટ્રો રીપર (ભૂસા મશીન)', ['સ્ટ્રો રીપર ભૂસા મશીન']],
])('%s is one name however it is written', (name, ways) => {
  for (const way of ways) expect(nameKey(way)).toBe(nameKey(name));
});

test.each([
  ['575 DI', '575 DI+'],
  ['रायगढ़', 'रायगड'],
  ['12.4-28', '124-28'],
])('%s and %s are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

const places = [
  { slug: 'bijapur', names: ['Bijapur', 'बीजापुर'] },
  { slug: 'vijayapura', names: ['Vijayapura', 'bijapur'] },
  { slug: 'raigarh', names: ['Raigarh', 'रायगढ़'] },
  { slug: 'raigad', names: ['Raigad', 'रायगढ़'] },
  { slug: 'good-year', names: ['Goodyear'] },
];
const index = new NameIndex(places, (place) => place);
const slugs = (name: string) => index.find(name).map(({ slug }) => slug);

test('a slug of its own comes before the other name of something else', () => {
  expect(slugs('Bijapur')).toEqual(['bijapur']);
  expect(slugs('VIJAYAPURA')).toEqual(['vijayapura']);
});

test('a name of two means two, and no one of them', () => {
  expect(slugs('रायगढ़')).toEqual(['raigarh', 'raigad']);
  expect(index.findOne('रायगढ़')).toBeUndefined();
  expect(index.findOne('raigad')?.slug).toBe('raigad');
});

test('spaces matter least', () => {
  expect(slugs('Good Year')).toEqual(['good-year']);
  expect(slugs('vijaya pura')).toEqual(['vijayapura']);
});

test.each(['narnia', '', ' ', '-', '\0', '__proto__', 'constructor'])(
  '%j means nothing',
  (name) => {
    expect(slugs(name)).toEqual([]);
  },
);
