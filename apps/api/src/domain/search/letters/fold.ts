import { romanised } from './indic.ts';

/** A word as it is compared: spelled by its sound, and that without its vowels. */
export type Folded = {
  text: string;
  /** What stays when people hear a word and write it down: `rtvtr` of rotavator and रोटावेटर. */
  bones: string;
  isNumber: boolean;
};

/** One sound has one spelling, in this order. */
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

const ACCENTS = /[\u0300-\u036f]/g;
const HOLDS_INDIC = /[\u0900-\u097f\u0a80-\u0aff]/;

/** Folds one word in any of the site's scripts; numbers stay as they are. */
export function fold(word: string): Folded {
  if (/^\d/.test(word)) return { text: word, bones: word, isNumber: true };
  const plain = HOLDS_INDIC.test(word)
    ? romanised(word.normalize('NFD').toLowerCase())
    : word.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  let text = plain;
  // `XT` and `MRF` are spelled, not spoken.
  if (/[aeiouy]/.test(plain)) {
    for (const [sound, spelling] of SAME_SOUND) text = text.replace(sound, spelling);
  }
  return { text, bones: bonesOf(text), isNumber: false };
}

/** Two words written as one; null where one is a number. */
export function united(one: Folded, other: Folded): Folded | null {
  if (one.isNumber || other.isNumber) return null;
  const text = (one.text + other.text).replace(/(.)\1+/g, '$1');
  return { text, bones: bonesOf(text), isNumber: false };
}

/** The first letter stays: a word that begins with a vowel is another than one that does not. */
function bonesOf(text: string): string {
  const first = text.slice(0, 1).replace(/[aeiou]/, 'a');
  return first + text.slice(1).replace(/[aeiouyh]/g, '');
}
