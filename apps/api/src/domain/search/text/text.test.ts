import { fold } from './fold.ts';
import { scoreSimilarity } from './score-similarity.ts';
import { tokenize } from './tokenize.ts';

const text = (word: string) => fold(word).text;
const phoneticKey = (word: string) => fold(word).phoneticKey;

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
])('%s has the same phonetic key in every spelling', (first, ...others) => {
  for (const other of others)
    expect([other, phoneticKey(other)]).toEqual([other, phoneticKey(first)]);
});

test('unifies spellings of a sound and preserves other characters', () => {
  expect(text('Deere')).toBe('dir');
  expect(text('PHOTO')).toBe('foto');
  expect(text('ट्रॉली')).toBe(text('troli'));
  expect([text('XT'), text('MRF'), text('575')]).toEqual(['xt', 'mrf', '575']);
  expect(text('é́')).toBe('e');
});

test('matches composed and decomposed dotted letters', () => {
  expect(fold('फ़ार्म')).toEqual(fold('फ़ार्म'));
  expect(phoneticKey('लेज़र')).toBe(phoneticKey('लेजर'));
});

test('separates numbers from letters in any digits; joins spelled-out letters', () => {
  const tokens = (typed: string) => tokenize(typed).map((word) => word.text);
  expect(tokens('575DI')).toEqual(['575', 'di']);
  expect(tokens('महिंद्रा ५७५')).toEqual([text('महिंद्रा'), '575']);
  expect(tokens('૧૩.૬-૨૮')).toEqual(['13.6', '28']);
  expect(tokens('M.R.F. tyre')).toEqual(['mrf', text('tyre')]);
  expect(tokens('j k tyre')).toEqual(['jk', text('tyre')]);
  expect(tokens(' …!? \u200b')).toEqual([]);
});

test.each([
  ['mf', 'MF', 'M.F.', 'm f', 'एमएफ', 'एम एफ', 'एम. एफ.', 'એમએફ', 'એમ એફ'],
  ['jd', 'जेडी', 'जे डी', 'જેડી', 'જે ડી'],
  ['nh', 'एनएच', 'एन एच', 'એનએચ'],
  ['vst', 'वीएसटी', 'व्हीएसटी', 'વીએસટી'],
  ['mm', 'M&M', 'm & m'],
  ['pto', 'पीटीओ', 'પીટીઓ'],
])('converts every spelling of %s to one Latin word', (abbreviation, ...others) => {
  for (const other of others) {
    const tokens = tokenize(other).map((word) => word.text);
    expect([other, tokens]).toEqual([other, [text(abbreviation)]]);
  }
});

test('does not abbreviate words that merely contain letter names', () => {
  const tokens = (typed: string) => tokenize(typed).map((word) => word.text);
  expect(tokens('ट्रैक्टर के पीटीओ')).toEqual([text('ट्रैक्टर'), text('के'), 'pto']);
  expect(tokens('आयशर')).toEqual([text('आयशर')]);
  expect(tokens('सिएट टायर')).toEqual([text('सिएट'), text('टायर')]);
  expect(tokens('जे')).toEqual([text('जे')]);
});

test('treats "ft" after a number as feet, not as an abbreviation', () => {
  const tokens = (typed: string) => tokenize(typed).map((word) => word.text);
  expect(tokens('6 ft')).toEqual(['6', text('feet')]);
  expect(tokens('6ft rotavator')).toEqual(['6', text('feet'), text('rotavator')]);
  expect(tokens('ft 60')).toEqual(['ft', '60']);
});

test('scores a replaced vowel or similar-sounding letter higher than another letter', () => {
  expect(scoreSimilarity('kubota', 'kubota')).toBe(1);
  expect(scoreSimilarity('kubota', 'kubata')).toBeGreaterThan(scoreSimilarity('kubota', 'kumota'));
  expect(scoreSimilarity('rotabator', 'rotavator')).toBeGreaterThan(
    scoreSimilarity('rotasator', 'rotavator'),
  );
  expect(scoreSimilarity('savraj', 'svaraj')).toBeGreaterThan(0.85);
  expect(scoreSimilarity('', '')).toBe(1);
  expect(scoreSimilarity('kubota', 'preet')).toBeLessThan(0.5);
});
