import type { Language } from './languages.ts';
import { nameLanguage } from './name-language.ts';

test.each<[string, Language, Language | undefined]>([
  ['Haryali Tractors (demo)', 'en', undefined],
  ['Haryali Tractors (demo)', 'hi', 'en'],
  ['हरियाली ट्रैक्टर', 'en', 'hi'],
  ['हरियाली ट्रैक्टर', 'hi', undefined],
  ['हरियाली ट्रैक्टर', 'mr', undefined],
  ['हरियाली ट्रैक्टर', 'gu', 'hi'],
  ['હરિયાળી ટ્રેક્ટર', 'hi', 'gu'],
  ['હરિયાળી ટ્રેક્ટર', 'gu', undefined],
  // The script of most letters decides.
  ['हरियाली ट्रैक्टर HMT', 'en', 'hi'],
  ['786', 'hi', undefined],
])('the name "%s" on a page in %s has the language %s', (name, page, language) => {
  expect(nameLanguage(name, page)).toBe(language);
});
