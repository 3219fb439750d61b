import type { Language } from '@tractor-haat/i18n';
import { toSpokenText } from './to-spoken-text.ts';

test.each<[caption: string, language: Language, spoken: string]>([
  ['₹ 5,00,000 at 10%', 'en', '5 lakh rupees at 10 per cent'],
  ['₹ 10,624 a month', 'en', '10 thousand 624 rupees a month'],
  ['₹ 1,37,400', 'en', '1 lakh 37 thousand 400 rupees'],
  ['₹ 1,37,400', 'hi', '137400 रुपये'],
  ['540', 'en', '540'],
  ['10 से 12 cm', 'hi', '10 से 12 सेंटीमीटर'],
  ['PTO અને EMI', 'gu', 'પીટીઓ અને ઈએમઆઈ'],
  ['12 ते 16 psi', 'mr', '12 ते 16 पीएसआय'],
  ['30 m away', 'en', '30 metres away'],
])('%s in %s is spoken as "%s"', (caption, language, spoken) => {
  expect(toSpokenText(caption, language)).toBe(spoken);
});
