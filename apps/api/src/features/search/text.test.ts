import { fold } from './fold.ts';
import { tokenize } from './tokenize.ts';
import { scoreSimilarity } from './vocabulary.ts';

const toText = (word: string) => fold(word).text;
const tokenizeToTexts = (query: string) => tokenize(query).map(({ text }) => text);
const toPhoneticKey = (word: string) => fold(word).phoneticKey;

test.each([
  ['rotavator', 'rotawetor', 'रोटावेटर', 'રોટાવેટર', 'रोटाव्हेटर'],
  ['kubota', 'kuboota', 'कुबोटा', 'કુબોટા'],
  ['mahindra', 'mahendra', 'महिंद्रा', 'महिन्द्रा', 'મહિન્દ્રા'],
  ['tractor', 'trakter', 'ट्रैक्टर', 'ट्रॅक्टर', 'ટ્રેક્ટર'],
  ['cultivator', 'kaltivetar', 'कल्टीवेटर', 'કલ્ટિવેટર'],
  ['combine', 'kambain', 'कंबाइन', 'કમ્બાઇન'],
  ['harrow', 'हैरो', 'હેરો', 'हॅरो'],
  ['plough', 'plow', 'plau', 'પ્લાઉ'],
  ['powertrac', 'पावरट्रैक', 'પાવરટ્રેક'],
  ['fieldking', 'फील्डकिंग', 'ફીલ્ડકિંગ'],
])('returns the same phonetic key for every spelling of %s', (first, ...otherSpellings) => {
  for (const spelling of otherSpellings)
    expect([spelling, toPhoneticKey(spelling)]).toEqual([spelling, toPhoneticKey(first)]);
});

test('fold unifies the spellings of a sound but preserves abbreviations and numbers', () => {
  expect(toText('Deere')).toBe('dir');
  expect(toText('PHOTO')).toBe('foto');
  expect(toText('ट्रॉली')).toBe(toText('troli'));
  expect([toText('XT'), toText('MRF'), toText('575')]).toEqual(['xt', 'mrf', '575']);
  expect(toText('é́')).toBe('e');
});

test('folds composed and decomposed dotted letters to the same text', () => {
  expect(fold('फ़ार्म')).toEqual(fold('फ़ार्म'));
  expect(toPhoneticKey('लेज़र')).toBe(toPhoneticKey('लेजर'));
});

test('separates numbers from letters and joins letters that are written one by one', () => {
  expect(tokenizeToTexts('575DI')).toEqual(['575', 'di']);
  expect(tokenizeToTexts('महिंद्रा ५७५')).toEqual([toText('महिंद्रा'), '575']);
  expect(tokenizeToTexts('૧૩.૬-૨૮')).toEqual(['13.6', '28']);
  expect(tokenizeToTexts('M.R.F. tyre')).toEqual(['mrf', toText('tyre')]);
  expect(tokenizeToTexts('j k tyre')).toEqual(['jk', toText('tyre')]);
  expect(tokenizeToTexts(' …!? \u200b')).toEqual([]);
});

test.each([
  ['mf', 'MF', 'M.F.', 'm f', 'एमएफ', 'एम एफ', 'एम. एफ.', 'એમએફ', 'એમ એફ'],
  ['jd', 'जेडी', 'जे डी', 'જેડી', 'જે ડી'],
  ['nh', 'एनएच', 'एन एच', 'એનએચ'],
  ['vst', 'वीएसटी', 'व्हीएसटी', 'વીએસટી'],
  ['mm', 'M&M', 'm & m'],
  ['pto', 'पीटीओ', 'પીટીઓ'],
])(
  'converts every spelling of the abbreviation %s to one word in Latin letters',
  (abbreviation, ...spellings) => {
    for (const spelling of spellings) {
      expect([spelling, tokenizeToTexts(spelling)]).toEqual([spelling, [toText(abbreviation)]]);
    }
  },
);

test('does not convert a word that only resembles the name of a letter', () => {
  expect(tokenizeToTexts('ट्रैक्टर के पीटीओ')).toEqual([toText('ट्रैक्टर'), toText('के'), 'pto']);
  expect(tokenizeToTexts('आयशर')).toEqual([toText('आयशर')]);
  expect(tokenizeToTexts('सिएट टायर')).toEqual([toText('सिएट'), toText('टायर')]);
  expect(tokenizeToTexts('जे')).toEqual([toText('जे')]);
});

test('treats "ft" after a number as feet, not as an abbreviation', () => {
  expect(tokenizeToTexts('6 ft')).toEqual(['6', toText('feet')]);
  expect(tokenizeToTexts('6ft rotavator')).toEqual(['6', toText('feet'), toText('rotavator')]);
  expect(tokenizeToTexts('ft 60')).toEqual(['ft', '60']);
});

test('scores a replaced vowel or similar consonant higher than a different letter', () => {
  expect(scoreSimilarity('kubota', 'kubata')).toBeGreaterThan(scoreSimilarity('kubota', 'kumota'));
  expect(scoreSimilarity('rotabator', 'rotavator')).toBeGreaterThan(
    scoreSimilarity('rotasator', 'rotavator'),
  );
});

test('scores identical words as 1, swapped letters above 0.85 and different words below 0.5', () => {
  expect(scoreSimilarity('kubota', 'kubota')).toBe(1);
  expect(scoreSimilarity('', '')).toBe(1);
  expect(scoreSimilarity('savraj', 'svaraj')).toBeGreaterThan(0.85);
  expect(scoreSimilarity('kubota', 'preet')).toBeLessThan(0.5);
});
