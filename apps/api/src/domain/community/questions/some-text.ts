import type { LocalText } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import type { PartlyLocalisedText } from '../../../database/schema/some-languages.ts';

/** The text in this language, else in English, else in its original language. */
export function someText(texts: PartlyLocalisedText, language: Language): LocalText {
  const has = [language, ...LANGUAGES].find((one) => texts[one] !== undefined) ?? language;
  return { text: texts[has] ?? '', language: has };
}
