import type { Language } from '@tractor-haat/i18n';
import type { Localised } from '../../database/schema/localised.ts';
import { localText } from '../../shared/localised-text.ts';

/** Names in one language, in the order of that language's letters. */
export function inLanguage<T extends { slug: string; name: Localised }>(
  rows: readonly T[],
  language: Language,
): (T & { text: string })[] {
  const { compare } = new Intl.Collator([language, 'en']);
  return rows
    .map((row) => ({ ...row, text: localText(row.name, language).text }))
    .sort((a, b) => compare(a.text, b.text));
}
