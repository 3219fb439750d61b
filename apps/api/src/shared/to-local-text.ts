import type { LocalText } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../database/schema/localised.ts';

export function toLocalText(texts: LocalisedText, language: Language): LocalText {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language };
}

export function listTexts(texts: LocalisedText): string[] {
  return Object.values(texts).filter((text) => text !== undefined);
}
