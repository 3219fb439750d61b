/** @jest-environment node */
import { LANGUAGES } from '@tractor-haat/i18n';
import { words } from './words.ts';

test.each(LANGUAGES)('the examples have all their words in %s', (language) => {
  expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
  for (const text of Object.values(words[language])) expect(text.trim()).not.toBe('');
});
