/** @jest-environment node */
import { LANGUAGES } from '@tractor-haat/i18n';
import { texts } from './use-texts.ts';

test.each(LANGUAGES)('the stories have all their texts in %s', (language) => {
  expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  for (const text of Object.values(texts[language])) expect(text.trim()).not.toBe('');
});
