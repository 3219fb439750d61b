import { type FoldedWord, fold } from './fold.ts';
import { spellLetters } from './spoken-letters.ts';

/** Only the first words of a longer query are used. */
const MAX_TOKENS = 10;

const ZERO_OF_SCRIPT = [0x0966, 0x0ae6];
const INDIC_DIGIT = /[\u0966-\u096f\u0ae6-\u0aef]/g;
const JOINERS = /[\u200b-\u200d\ufeff]/g;
/** `575DI` is two words, `13.6-28` two numbers, and `13.6` one. */
const WORD = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** `M.R.F.`, `j k` and `M&M` count as one word. */
const SPELLED_OUT = /(?<![\p{L}\p{M}])(\p{L})[. &]+(?=\p{L}(?![\p{L}\p{M}]))/gu;
/** A length, so that `6 ft` has no other meaning of `ft`, such as Farmtrac. */
const FEET = /(\d)[\s-]*(?:ft|feet|foot|फीट|फुट|ફૂટ|ફુટ)(?![\p{L}\p{M}])/giu;

/** The words of a text, folded, in their order. */
export function tokenize(text: string, most = Number.POSITIVE_INFINITY): FoldedWord[] {
  const plain = text
    .replace(JOINERS, '')
    .replace(INDIC_DIGIT, (digit) => String(valueOfDigit(digit)))
    .replace(FEET, '$1 feet')
    .replace(SPELLED_OUT, '$1');
  const matches = spellLetters(plain).match(WORD) ?? [];
  return matches
    .slice(0, most)
    .map(fold)
    .filter(({ text: folded }) => folded !== '');
}

/** The words of a visitor's query. */
export const tokenizeQuery = (text: string): FoldedWord[] => tokenize(text, MAX_TOKENS);

function valueOfDigit(digit: string): number {
  const code = digit.charCodeAt(0);
  const zero = ZERO_OF_SCRIPT.findLast((one) => one <= code) ?? code;
  return code - zero;
}
