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
export function romanise(word: string): string {
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
