import type { LocalText } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Localised } from '../database/schema/localised.ts';

/** The text in this language, or in English and marked so when it is not translated. */
export function localText(texts: Localised, language: Language): LocalText {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language };
}

/** The text in all languages that it is translated to. */
export function allTexts(texts: Localised): string[] {
  return Object.values(texts).filter((text) => text !== undefined);
}
