import { toCardinal as en } from 'n2words/en-IN';
import { toCardinal as gu } from 'n2words/gu-IN';
import { toCardinal as hi } from 'n2words/hi-IN';
import { toCardinal as mr } from 'n2words/mr-IN';
import { toSpokenText } from './to-spoken-text.ts';

const SPELLERS = { en, hi, gu, mr };

test.each([
  ['en', '₹ 6,56,000 onwards', 'six lakh fifty-six thousand rupees onwards'],
  ['hi', '₹\u00a06,56,000 से शुरू', 'छह लाख छप्पन हज़ार रुपये से शुरू'],
  ['gu', '₹ 6,56,000', 'છ લાખ છપ્પન હજાર રૂપિયા'],
  ['mr', '₹ 6,56,000', 'सहा लाख छप्पन्न हजार रुपये'],
  [
    'en',
    '₹ 6,56,000 – 7,03,000',
    'six lakh fifty-six thousand to seven lakh three thousand rupees',
  ],
  ['hi', '₹ 1,00,00,000', 'एक करोड़ रुपये'],
  ['en', 'Engine size: 2,730 cc', 'Engine size: two thousand seven hundred and thirty cc'],
  ['en', 'Mahindra 575 DI', 'Mahindra 575 DI'],
] as const)('in %s, converts "%s" to "%s"', (language, line, expected) => {
  expect(toSpokenText(line, language, SPELLERS[language])).toBe(expected);
});
