/** Maximum length of a person's name in characters. */
export const MAX_NAME_LENGTH = 50;

/**
 * Invisible characters, which come with pasted text. The joiners have an effect in Indic scripts. U+202D and U+202E
 * stay, so that the rule rejects them: no keyboard and no common program adds them to a name.
 */
const INVISIBLE_CHARACTERS = /(?!\u200c|\u200d|\u202d|\u202e)\p{Default_Ignorable_Code_Point}/gu;

/** A run of ZWNJ and ZWJ; only the first one has an effect. */
const JOINER_RUNS = /([\u200c\u200d])[\u200c\u200d]+/g;

/** ZWNJ or ZWJ that is not between two letters. */
const LOOSE_JOINER = /(^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/**
 * Letters of any script, with ZWNJ or ZWJ where the script requires it, each followed by at most one sign or by spaces.
 * The first is a letter: vowel signs and accents alone are no name.
 */
const NAME_PATTERN = /^(?=\p{L})(?:[\p{L}\p{M}][\u200c\u200d]?[.'’-]? *)+$/u;

/** Normalises a name: removes invisible characters and collapses spaces. */
export function normaliseName(typed: string): string {
  return typed
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/\s+/g, ' ')
    .replace(JOINER_RUNS, '$1')
    .replace(LOOSE_JOINER, '$1')
    .trim();
}

/** Validation error of a non-empty name from `normaliseName`. */
export function validatePersonName(name: string): 'name_letters' | 'name_long' | undefined {
  if (!NAME_PATTERN.test(name)) return 'name_letters';
  return [...name].length > MAX_NAME_LENGTH ? 'name_long' : undefined;
}
