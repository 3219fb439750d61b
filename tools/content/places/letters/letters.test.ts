import { fold } from '../../../../apps/api/src/domain/search/text/fold.ts';
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

test('keeps hyphens, drops brackets and leaves no Latin letter', () => {
  expect(toDevanagari('Sirpur (T)')).toBe('सिरपुर टी');
  expect(toDevanagari('Detroj-Rampura')).toMatch(
    /^\p{Script=Devanagari}+-\p{Script=Devanagari}+$/u,
  );
  for (const unusualName of ['Ieeja', 'Mhow', 'Ngopa', 'Wyra', "Jagti'al", 'Xyz', 'Ukhrul'])
    expect(toDevanagari(unusualName)).toMatch(
      /^\p{Script=Devanagari}+( \p{Script=Devanagari}+)?$/u,
    );
});

test('converts Hindi names to Gujarati', () => {
  expect(toGujarati('कोलकाता')).toBe('કોલકાતા');
  expect(toGujarati('खम्मम')).toBe('ખમ્મમ');
  expect(toGujarati('फिरोज़पुर')).toBe('ફિરોજપુર');
  expect(toGujarati('पूर्वी चंपारण')).toBe('પૂર્વ ચંપારણ');
  expect(toGujarati('उत्तर 24 परगना')).toBe('ઉત્તર 24 પરગના');
});

test('converts Hindi names to Marathi without dots and with Marathi endings', () => {
  expect(toMarathi('जबलपुर')).toBe('जबलपूर');
  expect(toMarathi('राजगढ़')).toBe('राजगड');
  expect(toMarathi('कांगड़ा')).toBe('कांगडा');
  expect(toMarathi('कोंडागांव')).toBe('कोंडागाव');
  expect(toMarathi('उत्तरी दिल्ली')).toBe('उत्तर दिल्ली');
});
