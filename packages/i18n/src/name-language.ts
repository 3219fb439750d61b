import type { Language } from './languages.ts';

/** Letters of each script, with the languages that are written in it. */
const SCRIPT_LANGUAGES: readonly (readonly [RegExp, readonly [Language, ...Language[]]])[] = [
  [/[a-z\u00c0-\u024f]/gi, ['en']],
  [/[\u0900-\u097f]/g, ['hi', 'mr']],
  [/[\u0a80-\u0aff]/g, ['gu']],
];

/**
 * Language for the `lang` attribute of a name that is written in one script only, such as a dealer's.
 *
 * @returns undefined if the page's language is written in the script of most of its letters
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
