import { type FoldedToken, fold } from './fold.ts';
import { spellAbbreviations } from './spell-abbreviations.ts';

const MAX_TOKENS = 10;

const ZERO_DIGIT_CODES = [0x0966, 0x0ae6];
const INDIC_DIGIT_PATTERN = /[\u0966-\u096f\u0ae6-\u0aef]/g;
const JOINER_PATTERN = /[\u200b-\u200d\ufeff]/g;
/** Splits `575DI` into `575` and `DI`, and `13.6-28` into `13.6` and `28`. */
const TOKEN_PATTERN = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** `M.R.F.`, `j k` and `M&M` count as one word. */
const SPELLED_OUT_PATTERN = /(?<![\p{L}\p{M}])(\p{L})[. &]+(?=\p{L}(?![\p{L}\p{M}]))/gu;
/** `ft` after a number means feet. Elsewhere it can mean Farmtrac. */
const FEET_PATTERN = /(\d)[\s-]*(?:ft|feet|foot|फीट|फुट|ફૂટ|ફુટ)(?![\p{L}\p{M}])/giu;

export function tokenize(text: string, maxTokens = Number.POSITIVE_INFINITY): FoldedToken[] {
  const normalized = text
    .replace(JOINER_PATTERN, '')
    .replace(INDIC_DIGIT_PATTERN, (digit) => String(toDigitValue(digit)))
    .replace(FEET_PATTERN, '$1 feet')
    .replace(SPELLED_OUT_PATTERN, '$1');
  const matches = spellAbbreviations(normalized).match(TOKEN_PATTERN) ?? [];
  return matches
    .slice(0, maxTokens)
    .map(fold)
    .filter(({ text: folded }) => folded !== '');
}

export const tokenizeQuery = (text: string): FoldedToken[] => tokenize(text, MAX_TOKENS);

function toDigitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  const zero = ZERO_DIGIT_CODES.findLast((zeroCode) => zeroCode <= code) ?? code;
  return code - zero;
}
