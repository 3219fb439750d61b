import { CARD_FORMS, CARD_KINDS, type CardForm, type CardName } from '@tractor-haat/api-client';
import { isLanguage, type Language } from '@tractor-haat/i18n';

/** One picture of a card, as in its address. */
export interface CardFile extends CardName {
  readonly language: Language;
  readonly form: CardForm;
}

/** Earlier releases wrote `.png`; their links stay valid. */
const FILE = /^([a-z]+)-([0-9a-f]{1,8})\.(?:jpg|png)$/;

/** Parses the parts of an address; null for an invalid card. */
export function cardFile(
  kind: string,
  key: string,
  language: string,
  file: string,
): CardFile | null {
  const [, form, revision] = FILE.exec(file) ?? [];
  const knownKind = CARD_KINDS.find((one) => one === kind);
  const knownForm = CARD_FORMS.find((one) => one === form);
  if (!knownKind || !knownForm || revision === undefined || !isLanguage(language)) return null;
  return { kind: knownKind, key, language, form: knownForm, revision };
}
