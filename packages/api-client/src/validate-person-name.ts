/** Maximum length in characters. */
export const MAX_NAME_LENGTH = 50;

/**
 * Copied texts may contain these characters. The joiners U+200C and U+200D are excluded because Indic scripts require
 * them. The overrides U+202D and U+202E are excluded so that a name with one is rejected as an attack.
 */
const INVISIBLE_CHARACTERS = /(?!\u200c|\u200d|\u202d|\u202e)\p{Default_Ignorable_Code_Point}/gu;

/** Only the first of several consecutive joiners has an effect. */
const JOINER_RUNS = /([\u200c\u200d])[\u200c\u200d]+/g;

/** A joiner that is not between two letters has no effect. */
const LOOSE_JOINER = /(^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/**
 * A name starts with a letter. A letter may be followed by a joiner, by a dot, an apostrophe or a hyphen, and by spaces.
 */
const NAME_PATTERN = /^(?=\p{L})(?:[\p{L}\p{M}][\u200c\u200d]?[.'’-]? *)+$/u;

/** Removes invisible characters and superfluous spaces. */
export function normaliseName(name: string): string {
  return name
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/\s+/g, ' ')
    .replace(JOINER_RUNS, '$1')
    .replace(LOOSE_JOINER, '$1')
    .trim();
}

/** `name` must be normalised and not empty. */
export function validatePersonName(name: string): 'name_characters' | 'name_long' | undefined {
  if (!NAME_PATTERN.test(name)) return 'name_characters';
  return [...name].length > MAX_NAME_LENGTH ? 'name_long' : undefined;
}
