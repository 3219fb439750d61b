import { type FoldedToken, fold } from './fold.ts';
import { spellAbbreviations } from './spell-abbreviations.ts';

/** Only the first words of a longer query are used. */
const MAX_TOKENS = 10;

const ZERO_OF_SCRIPT = [0x0966, 0x0ae6];
const INDIC_DIGIT_PATTERN = /[\u0966-\u096f\u0ae6-\u0aef]/g;
const JOINER_PATTERN = /[\u200b-\u200d\ufeff]/g;
/** `575DI` is two words, `13.6-28` two numbers, and `13.6` one. */
const TOKEN_PATTERN = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** `M.R.F.`, `j k` and `M&M` count as one word. */
const SPELLED_OUT_PATTERN = /(?<![\p{L}\p{M}])(\p{L})[. &]+(?=\p{L}(?![\p{L}\p{M}]))/gu;
/** A length, so that `6 ft` has no other meaning of `ft`, such as Farmtrac. */
const FEET_PATTERN = /(\d)[\s-]*(?:ft|feet|foot|फीट|फुट|ફૂટ|ફુટ)(?![\p{L}\p{M}])/giu;

/** The words of a text, folded, in their order. */
export function tokenize(text: string, maxTokens = Number.POSITIVE_INFINITY): FoldedToken[] {
  const plain = text
    .replace(JOINER_PATTERN, '')
    .replace(INDIC_DIGIT_PATTERN, (digit) => String(toDigitValue(digit)))
    .replace(FEET_PATTERN, '$1 feet')
    .replace(SPELLED_OUT_PATTERN, '$1');
  const matches = spellAbbreviations(plain).match(TOKEN_PATTERN) ?? [];
  return matches
    .slice(0, maxTokens)
    .map(fold)
    .filter(({ text: folded }) => folded !== '');
}

/** The words of a visitor's query. */
export const tokenizeQuery = (text: string): FoldedToken[] => tokenize(text, MAX_TOKENS);

function toDigitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  const zero = ZERO_OF_SCRIPT.findLast((zeroOfScript) => zeroOfScript <= code) ?? code;
  return code - zero;
}
