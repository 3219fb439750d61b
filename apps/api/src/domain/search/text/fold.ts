import { romanise } from './romanise.ts';

/** A word in the form that is compared. `text` is its phonetic spelling. */
export type FoldedToken = {
  text: string;
  /** The first letter and the consonants, such as `rtvtr` for rotavator and रोटावेटर. */
  phoneticKey: string;
  isNumber: boolean;
};

/** Unifies the spellings of each sound. The order matters: later patterns match the results of earlier ones. */
const SOUND_REPLACEMENTS: readonly [sound: RegExp, spelling: string][] = [
  // The placeholder `1` protects `ch` while every other `c` is replaced.
  [/tch|ch+/g, '1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/1/g, 'c'],
  [/ough|[oa]w(?![aeiou])/g, 'o'],
  [/ph/g, 'f'],
  [/sh+/g, 's'],
  // `bharat` becomes `barat`.
  [/([bdgjkpt])h/g, '$1'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  // Removes the silent `e` of `rotate`.
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

/** Words that sound alike have the same `text`, in any script. */
export function fold(word: string): FoldedToken {
  if (/^\d/.test(word)) return { text: word, phoneticKey: word, isNumber: true };
  const latinText = INDIC_PATTERN.test(word)
    ? romanise(word.normalize('NFD').toLowerCase())
    : word.normalize('NFKD').replace(ACCENT_PATTERN, '').toLowerCase();
  let text = latinText;
  // `XT` and `MRF` are abbreviations without a phonetic spelling.
  if (/[aeiouy]/.test(latinText)) {
    for (const [sound, spelling] of SOUND_REPLACEMENTS) text = text.replace(sound, spelling);
  }
  return { text, phoneticKey: toPhoneticKey(text), isNumber: false };
}

/** Returns null for numbers, which are never part of a word. */
export function joinTokens(first: FoldedToken, second: FoldedToken): FoldedToken | null {
  if (first.isNumber || second.isNumber) return null;
  const text = (first.text + second.text).replace(/(.)\1+/g, '$1');
  return { text, phoneticKey: toPhoneticKey(text), isNumber: false };
}

/** Keeps an initial vowel, because it distinguishes words. */
function toPhoneticKey(text: string): string {
  const initial = text.slice(0, 1).replace(/[aeiou]/, 'a');
  return initial + text.slice(1).replace(/[aeiouyh]/g, '');
}
