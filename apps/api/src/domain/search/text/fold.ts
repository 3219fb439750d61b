import { romanise } from './romanise.ts';

/** A word for comparison: its phonetic spelling, and the same without vowels. */
export type FoldedToken = {
  text: string;
  /** The consonants, equal across spellings: `rtvtr` of rotavator and रोटावेटर. */
  phoneticKey: string;
  isNumber: boolean;
};

/** Replacements that unify spellings of one sound; the order matters. */
const SAME_SOUND: readonly [RegExp, string][] = [
  [/tch|ch+/g, '1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/1/g, 'c'],
  [/ough|[oa]w(?![aeiou])/g, 'o'],
  [/ph/g, 'f'],
  [/sh+/g, 's'],
  [/([bdgjkpt])h/g, '$1'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/(?<=..)e$/, ''],
  [/ee|ea|ie|iy|yi/g, 'i'],
  [/oo|ou/g, 'u'],
  [/au/g, 'o'],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, 'e'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/y$/, 'i'],
  [/m(?=[bpf])/g, 'n'],
  [/(\D)\1+/g, '$1'],
];

const ACCENT_PATTERN = /[\u0300-\u036f]/g;
const INDIC_PATTERN = /[\u0900-\u097f\u0a80-\u0aff]/;

/** Folds one word in any of the site's scripts; numbers stay unchanged. */
export function fold(word: string): FoldedToken {
  if (/^\d/.test(word)) return { text: word, phoneticKey: word, isNumber: true };
  const plain = INDIC_PATTERN.test(word)
    ? romanise(word.normalize('NFD').toLowerCase())
    : word.normalize('NFKD').replace(ACCENT_PATTERN, '').toLowerCase();
  let text = plain;
  // `XT` and `MRF` are abbreviations without a phonetic spelling.
  if (/[aeiouy]/.test(plain)) {
    for (const [sound, spelling] of SAME_SOUND) text = text.replace(sound, spelling);
  }
  return { text, phoneticKey: toPhoneticKey(text), isNumber: false };
}

/** Two words joined; null if one is a number. */
export function joinTokens(first: FoldedToken, second: FoldedToken): FoldedToken | null {
  if (first.isNumber || second.isNumber) return null;
  const text = (first.text + second.text).replace(/(.)\1+/g, '$1');
  return { text, phoneticKey: toPhoneticKey(text), isNumber: false };
}

/** Keeps an initial vowel, because it distinguishes words. */
function toPhoneticKey(text: string): string {
  const first = text.slice(0, 1).replace(/[aeiou]/, 'a');
  return first + text.slice(1).replace(/[aeiouyh]/g, '');
}
