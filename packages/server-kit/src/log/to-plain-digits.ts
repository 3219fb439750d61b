/** English, Hindi, Gujarati and Marathi names of each digit. The index is the value. */
const DIGIT_NAMES = [
  'zero शून्य શૂન્ય',
  'one एक એક',
  'two दो બે दोन',
  'three तीन ત્રણ',
  'four चार ચાર',
  'five पांच पाँच पाच પાંચ',
  'six छह छः सहा છ',
  'seven सात સાત',
  'eight आठ આઠ',
  'nine नौ નવ नऊ',
].map((variants) => variants.split(' '));

/** Code points of subscript, circled and bracketed symbols for 1, which the symbols for 2 to 9 follow. */
const FIRST_DIGIT_SYMBOLS = [0x2081, 0x2460, 0x2474, 0x2776, 0x2780, 0x278a];
const DIGIT_BY_SYMBOL = new Map<string, string>([
  ...FIRST_DIGIT_SYMBOLS.flatMap((codePoint) =>
    Array.from(
      { length: 9 },
      (_, step) => [String.fromCodePoint(codePoint + step), `${step + 1}`] as const,
    ),
  ),
  ...[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((symbol, digit) => [symbol, `${digit}`] as const),
  ...[...'₀⓪⓿'].map((symbol) => [symbol, '0'] as const),
]);

const DIGIT_BY_TEXT = new Map([
  ...DIGIT_BY_SYMBOL,
  ...DIGIT_NAMES.flatMap((variants, digit) =>
    variants.map((variant) => [variant, `${digit}`] as const),
  ),
]);

const DIGIT_TEXT_PATTERN = new RegExp(
  `[${[...DIGIT_BY_SYMBOL.keys()].join('')}]|(?<![\\p{L}\\p{M}])(?:${DIGIT_NAMES.flat().join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/**
 * A text with one character per digit. `starts` contains the position of each character in the original text, and its
 * length as last entry.
 */
export interface PlainDigits {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Replaces digit names and symbols by 0 to 9. Digits of other scripts stay unchanged. */
export function toPlainDigits(text: string): PlainDigits {
  const starts: number[] = [];
  let plain = '';
  let position = 0;
  const copyUntil = (end: number) => {
    for (; position < end; position += 1) {
      starts.push(position);
      plain += text[position];
    }
  };
  for (const { 0: match, index } of text.matchAll(DIGIT_TEXT_PATTERN)) {
    const digit = DIGIT_BY_TEXT.get(match.toLowerCase());
    // The case-insensitive pattern also matches forms that the map lacks, such as ſix.
    if (digit === undefined) continue;
    copyUntil(index);
    starts.push(index);
    plain += digit;
    position = index + match.length;
  }
  copyUntil(text.length);
  starts.push(text.length);
  return { text: plain, starts };
}
