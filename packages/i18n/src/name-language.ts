import type { Language } from './languages.ts';

/** Letters of a script, and the languages that use it. */
const SCRIPT_LANGUAGES: readonly (readonly [RegExp, readonly [Language, ...Language[]]])[] = [
  [/[a-z\u00c0-\u024f]/gi, ['en']],
  [/[\u0900-\u097f]/g, ['hi', 'mr']],
  [/[\u0a80-\u0aff]/g, ['gu']],
];

/**
 * Returns the value of the attribute `lang` for a name that is written in only one script, such as the name of a
 * dealer.
 *
 * @returns undefined if the language of the page uses the script of the name, so that no attribute is needed
 * @example
 * <h2 lang={nameLanguage(dealer.name, language)}>{dealer.name}</h2>
 */
export function nameLanguage(name: string, page: Language): Language | undefined {
  const [dominant] = SCRIPT_LANGUAGES.map(([letters, languages]) => ({
    count: name.match(letters)?.length ?? 0,
    languages,
  })).sort((a, b) => b.count - a.count);
  if (!dominant || dominant.count === 0 || dominant.languages.includes(page)) return undefined;
  return dominant.languages[0];
}
