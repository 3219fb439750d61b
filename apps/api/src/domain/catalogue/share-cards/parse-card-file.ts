import { CARD_FORMS, CARD_KINDS, type CardForm, type CardName } from '@tractor-haat/api-client';
import { isLanguage, type Language } from '@tractor-haat/i18n';

export interface CardFile extends CardName {
  readonly language: Language;
  readonly form: CardForm;
}

/** Form and revision, as in `wide-10624.jpg`. URLs of earlier releases end with `.png`. */
const FILE_NAME_PATTERN = /^([a-z]+)-([0-9a-f]{1,8})\.(?:jpg|png)$/;

export function parseCardFile(
  kind: string,
  key: string,
  language: string,
  file: string,
): CardFile | null {
  const [, form, revision] = FILE_NAME_PATTERN.exec(file) ?? [];
  const cardKind = CARD_KINDS.find((candidate) => candidate === kind);
  const cardForm = CARD_FORMS.find((candidate) => candidate === form);
  if (!cardKind || !cardForm || revision === undefined || !isLanguage(language)) return null;
  return { kind: cardKind, key, language, form: cardForm, revision };
}
