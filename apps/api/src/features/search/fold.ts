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

/** Parses pairs of a letter and its Latin spelling, as in `क k ख kh`. */
function parsePairs(table: string): ReadonlyMap<string, string> {
  const tokens = table.trim().split(/\s+/);
  return new Map(
    tokens.flatMap((letter, index) => (index % 2 === 0 ? [[letter, tokens[index + 1] ?? '']] : [])),
  );
}

/** Also used for Gujarati letters, which have the same order in Unicode and are converted to Devanagari. */
const CONSONANT_SPELLINGS = parsePairs(`
  क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n
  प p फ f ब b भ b म m य y र r ल l ळ l व v श s ष s स s ह h`);
const VOWEL_SPELLINGS = parsePairs(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ a ऎ e ए e ऐ e ऑ o ऒ o ओ o औ o ॲ a ं n ँ n',
);
const VOWEL_SIGN_SPELLINGS = parsePairs('\u093e a ि i ी i ु u ू u ृ ri ॅ a ॆ e े e ै e ॉ o ॊ o ो o ौ o');
const SILENT_SIGNS = new Set(['\u094d', '\u093c', '\u0903']);
const HALANT_SIGN = '\u094d';
const NUKTA_SIGN = '\u093c';

/** Distance between the Unicode blocks of Gujarati and Devanagari. */
export const GUJARATI_OFFSET = 0x180;
const GUJARATI_PATTERN = /[\u0A80-\u0AFF]/g;

/** Transliterates Devanagari and Gujarati to Latin letters and returns other characters unchanged. */
function romanise(word: string): string {
  const characters = [
    ...word.replace(GUJARATI_PATTERN, (character) =>
      String.fromCharCode(character.charCodeAt(0) - GUJARATI_OFFSET),
    ),
  ];
  let text = '';
  for (const [index, letter] of characters.entries()) {
    const consonant = CONSONANT_SPELLINGS.get(letter);
    if (consonant !== undefined) text += consonant + findInherentVowel(characters, index);
    else if (!SILENT_SIGNS.has(letter))
      text += VOWEL_SPELLINGS.get(letter) ?? VOWEL_SIGN_SPELLINGS.get(letter) ?? letter;
  }
  return text;
}

/** A consonant has the inherent vowel `a`, unless a vowel sign or the end of the word follows. */
function findInherentVowel(characters: readonly string[], index: number): string {
  const hasNukta = characters[index + 1] === NUKTA_SIGN;
  const next = characters[hasNukta ? index + 2 : index + 1];
  const isSilent = next === undefined || next === HALANT_SIGN || VOWEL_SIGN_SPELLINGS.has(next);
  return isSilent ? '' : 'a';
}
