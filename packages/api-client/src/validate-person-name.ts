/** Number of characters after `normaliseName`. */
export const MAX_NAME_LENGTH = 50;

/**
 * Characters to remove from copied texts. The joiners U+200C and U+200D remain, because Indic scripts require them. The
 * overrides U+202D and U+202E remain too, so that `validatePersonName` rejects a name with one as an attack.
 */
const INVISIBLE_CHARACTERS = /(?!\u200c|\u200d|\u202d|\u202e)\p{Default_Ignorable_Code_Point}/gu;

/** Only the first of several joiners in a row has an effect. */
const JOINER_RUNS = /([\u200c\u200d])[\u200c\u200d]+/g;

/** A joiner has an effect only between two letters. */
const LOOSE_JOINER = /(^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/** Starts with a letter. After each letter one joiner, one dot, apostrophe or hyphen, and spaces may follow. */
const NAME_PATTERN = /^(?=\p{L})(?:[\p{L}\p{M}][\u200c\u200d]?[.'’-]? *)+$/u;

/** Removes invisible characters and superfluous spaces. Call it before `validatePersonName`. */
export function normaliseName(name: string): string {
  return name
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/\s+/g, ' ')
    .replace(JOINER_RUNS, '$1')
    .replace(LOOSE_JOINER, '$1')
    .trim();
}

/** Returns the reason why a normalised, non-empty name is invalid. */
export function validatePersonName(name: string): 'name_characters' | 'name_long' | undefined {
  if (!NAME_PATTERN.test(name)) return 'name_characters';
  return [...name].length > MAX_NAME_LENGTH ? 'name_long' : undefined;
}
