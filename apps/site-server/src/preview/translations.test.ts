import { LANGUAGES } from '@tractor-haat/i18n';
import { translations } from './render-preview-bar.ts';

test.each(LANGUAGES)('contains all translations of previews in %s', (language) => {
  expect(Object.keys(translations[language])).toEqual(Object.keys(translations.en));
  for (const text of Object.values(translations[language])) expect(text.trim()).not.toBe('');
});
