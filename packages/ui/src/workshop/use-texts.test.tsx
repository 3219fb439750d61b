/** @jest-environment node */
import { LANGUAGES } from '@tractor-haat/i18n';
import { texts } from './use-texts.ts';

test.each(LANGUAGES)('every text of the stories exists in %s', (language) => {
  expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  for (const text of Object.values(texts[language])) expect(text.trim()).not.toBe('');
});
