const NUKTA_SIGN = /\u093c/g;
const CHANDRABINDU_SIGN = /\u0901/g;

/** Removes the dot below `ज़ ड़ ढ़` and replaces the chandrabindu, because only Hindi writes these signs. */
export function removeHindiSigns(word: string): string {
  return word
    .normalize('NFD')
    .replace(NUKTA_SIGN, '')
    .replace(CHANDRABINDU_SIGN, '\u0902')
    .normalize('NFC');
}
