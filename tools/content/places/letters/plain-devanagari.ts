const NUKTA_SIGN = /\u093c/g;
const CHANDRABINDU_SIGN = /\u0901/g;

/** Removes the marks that only Hindi writes: the dot of `ज़ ड़ ढ़`, and the moon above a vowel. */
export function plainDevanagari(word: string): string {
  return word
    .normalize('NFD')
    .replace(NUKTA_SIGN, '')
    .replace(CHANDRABINDU_SIGN, '\u0902')
    .normalize('NFC');
}
