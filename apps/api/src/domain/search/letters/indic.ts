/** Parses `क k ख kh` to pairs: the letter, and its Latin spelling. */
function pairs(table: string): ReadonlyMap<string, string> {
  const parts = table.trim().split(/\s+/);
  return new Map(parts.flatMap((letter, i) => (i % 2 ? [] : [[letter, parts[i + 1] ?? '']])));
}

/** Letters of Devanagari; Gujarati has the same ones at the same offsets. */
const CONSONANTS = pairs(`
  क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n
  प p फ f ब b भ b म m य y र r ल l ळ l व v श s ष s स s ह h`);
const VOWELS = pairs('अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ a ऎ e ए e ऐ e ऑ o ऒ o ओ o औ o ॲ a ं n ँ n');
const SIGNS = pairs('\u093e a ि i ी i ु u ू u ृ ri ॅ a ॆ e े e ै e ॉ o ॊ o ो o ौ o');
const SILENT = new Set(['\u094d', '\u093c', '\u0903']);
const HALANT = '\u094d';
const NUKTA = '\u093c';

/** Distance from Gujarati's block to Devanagari's. */
const BLOCKS_APART = 0x180;
const GUJARATI = /[\u0A80-\u0AFF]/g;

/** Transliterates Devanagari or Gujarati to Latin letters; other letters stay. */
export function romanised(word: string): string {
  const letters = [
    ...word.replace(GUJARATI, (one) => String.fromCharCode(one.charCodeAt(0) - BLOCKS_APART)),
  ];
  let text = '';
  for (const [place, letter] of letters.entries()) {
    const consonant = CONSONANTS.get(letter);
    if (consonant !== undefined) text += consonant + spokenAfter(letters, place);
    else if (!SILENT.has(letter)) text += VOWELS.get(letter) ?? SIGNS.get(letter) ?? letter;
  }
  return text;
}

/** The inherent vowel: after a consonant without a sign, not at the end. */
function spokenAfter(letters: readonly string[], place: number): string {
  const next = letters[place + 1] === NUKTA ? letters[place + 2] : letters[place + 1];
  const isSilent = next === undefined || next === HALANT || SIGNS.has(next);
  return isSilent ? '' : 'a';
}
