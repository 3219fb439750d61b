/** Removes diacritics: "Bhāvnagar" and "Bhavnagar" are one name. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Slug of a name, for URLs and values of selects. */
export function placeSlug(text: string): string {
  return plainName(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Replacements by which different English spellings of a sound become equal, longer spellings first. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
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

/** Key that is equal for likely spellings of one name, as for "Ambala", but not for any, as for "Luxettipet". */
export function toPhoneticKey(text: string): string {
  const latinText = plainName(text).toLowerCase();
  return SAME_SOUND.reduce((sound, [from, to]) => sound.replace(from, to), latinText);
}
