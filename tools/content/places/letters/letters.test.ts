import { fold } from '../../../../apps/api/src/features/search/fold.ts';
import { toDevanagari } from './to-devanagari.ts';
import { toGujarati } from './to-gujarati.ts';
import { toMarathi } from './to-marathi.ts';

test.each([
  ['Rampur', 'रामपुर'],
  ['Ramnagar', 'रामनगर'],
  ['Fatehgarh', 'फतेहगढ़'],
  ['Raghunathpur', 'रघुनाथपुर'],
  ['Asarganj', 'असरगंज'],
  ['Shahabad', 'शाहाबाद'],
  ['Khan Sahib', 'खान साहिब'],
  ['West Agartala', 'पश्चिम अगरतला'],
  ['Meja', 'मेजा'],
  ['Silchar', 'सिलचर'],
  ['Basti', 'बस्ती'],
  ['Jagdalpur', 'जगदालपुर'],
  ['Manjhanpur', 'मंझानपुर'],
])('transliterates %s to %s', (latin, hindi) => {
  expect(toDevanagari(latin).normalize('NFC')).toBe(hindi.normalize('NFC'));
});

test.each([
  ['Gudem', 'गुडेम'],
  ['Kothapeta', 'कोटापेटा'],
  ['Nagireddypet', 'नागिरेड्डीपेट'],
  ['Gollapalle', 'गोल्लापल्ले'],
])('transliterates the southern name %s without changing its phonetic key', (latin) => {
  expect(toDevanagari(latin, { isSouthern: true })).toMatch(/^[\p{Script=Devanagari}]+$/u);
  expect(fold(toDevanagari(latin, { isSouthern: true })).phoneticKey).toBe(fold(latin).phoneticKey);
});

test.each(['Kotturu', 'Guntakal', 'Dharmavaram'])(
  'transliterates t and d within the southern name %s as hard consonants',
  (latin) => {
    expect(toDevanagari(latin, { isSouthern: true })).not.toMatch(/(?<=.)[तद]/u);
  },
);

test('keeps hyphens and drops brackets', () => {
  expect(toDevanagari('Detroj-Rampura')).toMatch(
    /^\p{Script=Devanagari}+-\p{Script=Devanagari}+$/u,
  );
  expect(toDevanagari('Sirpur (T)')).toBe('सिरपुर टी');
});

test.each(['Ieeja', 'Mhow', 'Ngopa', 'Wyra', "Jagti'al", 'Xyz', 'Ukhrul'])(
  'leaves no Latin letter in the unusual name %s',
  (name) => {
    expect(toDevanagari(name)).toMatch(/^\p{Script=Devanagari}+( \p{Script=Devanagari}+)?$/u);
  },
);

test.each([
  ['कोलकाता', 'કોલકાતા'],
  ['खम्मम', 'ખમ્મમ'],
  ['फिरोज़पुर', 'ફિરોજપુર'],
  ['पूर्वी चंपारण', 'પૂર્વ ચંપારણ'],
  ['उत्तर 24 परगना', 'ઉત્તર 24 પરગના'],
])('converts the Hindi name %s to Gujarati as %s', (hindi, gujarati) => {
  expect(toGujarati(hindi)).toBe(gujarati);
});

test.each([
  ['जबलपुर', 'जबलपूर'],
  ['राजगढ़', 'राजगड'],
  ['कांगड़ा', 'कांगडा'],
  ['कोंडागांव', 'कोंडागाव'],
  ['उत्तरी दिल्ली', 'उत्तर दिल्ली'],
])('converts the Hindi name %s to Marathi as %s', (hindi, marathi) => {
  expect(toMarathi(hindi)).toBe(marathi);
});
