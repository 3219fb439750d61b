/** Converts a name to a slug, as it is used in URLs and as the value of a select. */
export function toPlaceSlug(text: string): string {
  return toPlainName(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Removes diacritics, and unifies apostrophes and spaces: "Bhāvnagar" becomes "Bhavnagar". */
export function toPlainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces different English spellings of a sound by one spelling. Longer spellings must precede their parts. */
const SOUND_REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/chh/g, 'c'],
  [/ksh/g, 'x'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/(?<=[bcdgjklmnprtv])h/g, ''],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ee|ie|y/g, 'i'],
  [/oo|ou|ow/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[a-z]{3})[aeiu]$/g, ''],
];

/**
 * Returns a key that is the same for likely spellings of a name, such as "Ambala" and "Ambalaa". It does not cover
 * every spelling.
 */
export function toPhoneticKey(text: string): string {
  const latinText = toPlainName(text).toLowerCase();
  return SOUND_REPLACEMENTS.reduce((sound, [from, to]) => sound.replace(from, to), latinText);
}
