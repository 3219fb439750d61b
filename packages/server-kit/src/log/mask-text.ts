import { toPlainDigits } from './plain-digits.ts';

/** An Indian mobile number, with or without 0 or 91 before it, not inside a longer number. */
const MOBILE_PATTERN = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Coordinates of a visitor in a URL. */
const COORDINATE_PATTERN = /\b(latitude|longitude)=[^&#]*/g;

const EMAIL_PATTERN = /[^\s@"'<>,;]+@[^\s@"'<>,;]+\.[^\s@"'<>,;]+/g;

/** Quoted parts of messages are usually user input. */
const QUOTED_PATTERN = /"[^"]*"/g;

/** Keys, hashes, signatures and draft ids. */
const TOKEN_PATTERN = /(?<![\w/.-])[\w-]{32,}/g;

/** Digit zero of each script that users type in: Latin, Arabic, Persian, the Indian ones, full width, mathematical. */
const ZERO_CODE_POINTS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
  0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

/** Character class of these digits in every script. */
const toDigitClass = (...digits: number[]) =>
  `[${ZERO_CODE_POINTS.flatMap((zero) => digits.map((digit) => String.fromCodePoint(zero + digit))).join('')}]`;

/** Separators between two digits of a number: spaces, punctuation, invisible characters. */
const DIGIT_SEPARATOR = '[^\\p{L}\\p{Nd}]{0,5}';

/** A mobile number in free text, with or without 0, 91 or 0091 before it. */
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

/** URLs and paths: they contain search terms, draft ids, keys and link tokens. */
const URL_PATTERN = /(?<![\w.])(?:https?:\/\/[^\s"'<>]+|\/[\w%.~-]+[^\s"'<>:]*)/g;

/**
 * Masks mobile numbers and coordinates in a text for the logs. The last two digits of a number stay, to distinguish
 * cases.
 */
export function maskText(text: string): string {
  return text
    .replace(EMAIL_PATTERN, '*@*')
    .replace(MOBILE_PATTERN, '********$1')
    .replace(COORDINATE_PATTERN, '$1=*');
}

/**
 * Masks e-mail addresses and mobile numbers in user input: with gaps, a country code, in any script, with words or
 * symbols for digits. It masks more than `maskText` does, including other ten-digit numbers, so it is for sentences and
 * not for program logs.
 */
export function maskFreeText(text: string): string {
  const plain = toPlainDigits(text);
  let result = '';
  let end = 0;
  for (const { 0: number, 1: tens, 2: ones, index } of plain.text.matchAll(TYPED_MOBILE_PATTERN)) {
    result += `${text.slice(end, plain.starts[index])}********${tens}${ones}`;
    end = plain.starts[index + number.length] ?? text.length;
  }
  return maskText(result + text.slice(end));
}

/** Like `maskText`, and also masks quotes, URLs and tokens in a message of a library. */
export function maskMessage(text: string): string {
  return maskText(
    text.replace(QUOTED_PATTERN, '"*"').replace(URL_PATTERN, maskUrl).replace(TOKEN_PATTERN, '*'),
  );
}

/** Replaces the path of a URL. Scheme and host stay, because operators need them. */
function maskUrl(url: string): string {
  const [, origin = ''] = /^(https?:\/\/[^/?#]*)/.exec(url) ?? [];
  return `${origin}/*`;
}
