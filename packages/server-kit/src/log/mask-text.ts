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
interface PlainDigits {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Replaces digit names and symbols by 0 to 9. Digits of other scripts stay unchanged. */
function toPlainDigits(text: string): PlainDigits {
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

/** Indian mobile number, with or without 0 or 91 before it. A longer number does not match. */
const MOBILE_PATTERN = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Query parameters with the coordinates of a visitor. */
const COORDINATE_PATTERN = /\b(latitude|longitude)=[^&#]*/g;

const EMAIL_PATTERN = /[^\s@"'<>,;]+@[^\s@"'<>,;]+\.[^\s@"'<>,;]+/g;

/** Quoted text in error messages is often user input. */
const QUOTED_PATTERN = /"[^"]*"/g;

/** Matches keys, hashes, signatures and draft ids. */
const TOKEN_PATTERN = /(?<![\w/.-])[\w-]{32,}/g;

/**
 * Code points of zero in each script that users type in: Latin, Arabic, Persian, Indian scripts, full width,
 * mathematical. The other digits follow it.
 */
const ZERO_CODE_POINTS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
  0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

/** Returns a character class that matches the digits in every script. */
function toDigitClass(...digits: number[]): string {
  const characters = ZERO_CODE_POINTS.flatMap((zero) =>
    digits.map((digit) => String.fromCodePoint(zero + digit)),
  );
  return `[${characters.join('')}]`;
}

/** Spaces, punctuation and invisible characters between two digits of a number. */
const DIGIT_SEPARATOR = '[^\\p{L}\\p{Nd}]{0,5}';

/** Mobile number in free text, with or without 0, 91 or 0091 before it. */
const TYPED_MOBILE_PATTERN = new RegExp(
  [
    '(?<!\\p{Nd})\\+?',
    `(?:${toDigitClass(0)}${DIGIT_SEPARATOR}){0,2}`,
    `(?:${toDigitClass(9)}${DIGIT_SEPARATOR}${toDigitClass(1)}${DIGIT_SEPARATOR})?`,
    `(?:${toDigitClass(0)}${DIGIT_SEPARATOR})?`,
    `${toDigitClass(5, 6, 7, 8, 9)}${DIGIT_SEPARATOR}`,
    `(?:\\p{Nd}${DIGIT_SEPARATOR}){7}`,
    `(\\p{Nd})${DIGIT_SEPARATOR}(\\p{Nd})(?!\\p{Nd})`,
  ].join(''),
  'gu',
);

/** URLs and paths can contain search terms, draft ids, keys and link tokens. */
const URL_PATTERN = /(?<![\w.])(?:https?:\/\/[^\s"'<>]+|\/[\w%.~-]+[^\s"'<>:]*)/g;

/**
 * Masks e-mail addresses, mobile numbers and coordinates in a text for the logs. The last two digits of a number stay
 * visible, so that operators can distinguish cases.
 */
export function maskText(text: string): string {
  return text
    .replace(EMAIL_PATTERN, '*@*')
    .replace(MOBILE_PATTERN, '********$1')
    .replace(COORDINATE_PATTERN, '$1=*');
}

/**
 * Masks e-mail addresses and mobile numbers in user input. Detects numbers with gaps or a country code, in any script,
 * and with words or symbols for digits. It masks other ten-digit numbers too, so program logs must use `maskText`.
 */
export function maskFreeText(text: string): string {
  const plain = toPlainDigits(text);
  let masked = '';
  let position = 0;
  for (const match of plain.text.matchAll(TYPED_MOBILE_PATTERN)) {
    const [number, tens, ones] = match;
    masked += `${text.slice(position, plain.starts[match.index])}********${tens}${ones}`;
    position = plain.starts[match.index + number.length] ?? text.length;
  }
  return maskText(masked + text.slice(position));
}

/** Masks quotes, URLs and tokens in the message of a library's error, in addition to what `maskText` masks. */
export function maskMessage(text: string): string {
  return maskText(
    text.replace(QUOTED_PATTERN, '"*"').replace(URL_PATTERN, maskUrl).replace(TOKEN_PATTERN, '*'),
  );
}

/** Scheme and host stay visible, because operators need them. */
function maskUrl(url: string): string {
  const [, origin = ''] = /^(https?:\/\/[^/?#]*)/.exec(url) ?? [];
  return `${origin}/*`;
}
