import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';

/** Adds the name in `language` as `text` and sorts by it. */
export function localisePlaces<T extends { slug: string; name: LocalisedText }>(
  rows: readonly T[],
  language: Language,
): (T & { text: string })[] {
  const { compare } = new Intl.Collator([language, 'en'], { numeric: true });
  return rows
    .map((row) => ({ ...row, text: toLocalText(row.name, language).text }))
    .sort((a, b) => compare(a.text, b.text));
}
