import type { LocalText } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import type { PartlyLocalisedText } from '../../../database/schema/partly-localised.ts';

/** Falls back to the first available language. */
export function selectText(texts: PartlyLocalisedText, language: Language): LocalText {
  const textLanguage =
    [language, ...LANGUAGES].find((candidate) => texts[candidate] !== undefined) ?? language;
  return { text: texts[textLanguage] ?? '', language: textLanguage };
}
