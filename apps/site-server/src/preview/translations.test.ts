import { LANGUAGES } from '@tractor-haat/i18n';
import { words } from './translations.ts';

test.each(LANGUAGES)('previews have all their words in %s', (language) => {
  expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
  for (const text of Object.values(words[language])) expect(text.trim()).not.toBe('');
});
