/** The letters without marks: "Bhāvnagar" and "Bhavnagar" are one name. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name as it stands in an address and in the value of a select. */
export function placeSlug(text: string): string {
  return plainName(text)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Spellings of one sound, from long to short: English writes Indian names in many ways. */
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

/** Equal for spellings that are most likely one name: "Luxettipet" is not solved, "Ambala" is. */
export function soundOf(text: string): string {
  const letters = plainName(text).toLowerCase();
  return SAME_SOUND.reduce((sound, [from, to]) => sound.replace(from, to), letters);
}
