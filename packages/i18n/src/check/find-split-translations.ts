import { LANGUAGES, type Language } from '../languages.ts';

/** A text in every language. `source` is the file and the key, or the API. */
export interface LocalizedText {
  readonly source: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** Reasons why an English text has several translations, by language, English text and translation. */
export type SplitExceptions = Readonly<
  Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/** Pages write `{{name}}` where the API writes `{name}`. */
const normalizePlaceholders = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, '{$1}');

/** Sources of one English text, by its translation. */
type Translations = ReadonlyMap<string, readonly string[]>;

function groupTranslations(
  texts: readonly LocalizedText[],
  language: Language,
): ReadonlyMap<string, Translations> {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { source, texts: localized } of texts) {
    const english = normalizePlaceholders(localized.en) + (source.endsWith('_one') ? ' (one)' : '');
    const translation = normalizePlaceholders(localized[language]);
    const translations = groups.get(english) ?? new Map<string, string[]>();
    groups.set(english, translations);
    translations.set(translation, [...(translations.get(translation) ?? []), source]);
  }
  return groups;
}

/** Removes the exceptions of translations that no text uses any more, and of texts with only one translation left. */
export function shrinkExceptions(
  texts: readonly LocalizedText[],
  exceptions: SplitExceptions,
): SplitExceptions {
  const shrunk: Partial<Record<Language, Record<string, Record<string, string>>>> = {};
  for (const language of LANGUAGES) {
    const groups = groupTranslations(texts, language);
    const entries = Object.entries(exceptions[language] ?? {})
      .map(([english, reasons]): [string, Record<string, string>] => {
        const isUsed = ([translation]: [string, string]) => groups.get(english)?.has(translation);
        return [english, Object.fromEntries(Object.entries(reasons).filter(isUsed))];
      })
      .filter(([, reasons]) => Object.keys(reasons).length > 1);
    if (entries.length > 0) shrunk[language] = Object.fromEntries(entries);
  }
  return shrunk;
}

const quoteAll = (translations: readonly string[]) =>
  translations.map((translation) => `"${translation}"`).join(', ');

function findLanguageErrors(
  texts: readonly LocalizedText[],
  language: Language,
  exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const errors: string[] = [];
  for (const [english, translations] of groupTranslations(texts, language)) {
    if (translations.size === 1) continue;
    const reasons = exceptions[english] ?? {};
    if ([...translations.keys()].every((translation) => reasons[translation])) continue;
    const usages = [...translations].map(
      ([translation, sources]) => `"${translation}" (${sources.join(', ')})`,
    );
    errors.push(`${language}: "${english}" has several translations: ${usages.join(', ')}`);
  }
  return errors;
}

/**
 * Returns an error message for each English text that has several translations in one language.
 *
 * @param exceptions allowed translations with their reasons. An unused exception is an error too.
 */
export function findSplitTranslations(
  texts: readonly LocalizedText[],
  exceptions: SplitExceptions,
): string[] {
  const needed = shrinkExceptions(texts, exceptions);
  return LANGUAGES.flatMap((language) => [
    ...findLanguageErrors(texts, language, exceptions[language] ?? {}),
    ...Object.entries(exceptions[language] ?? {}).flatMap(([english, reasons]) => {
      const unused = Object.keys(reasons).filter(
        (translation) => needed[language]?.[english]?.[translation] === undefined,
      );
      if (unused.length === 0) return [];
      return [`${language}: "${english}": remove the exceptions ${quoteAll(unused)}`];
    }),
  ]);
}
