import { toPlainDigits } from './written-digits.ts';

/** An Indian mobile number, with or without 0 or 91 before it, not inside a longer number. */
const MOBILE = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Coordinates of a visitor in a URL. */
const POSITION = /\b(latitude|longitude)=[^&#]*/g;

const EMAIL = /[^\s@"'<>,;]+@[^\s@"'<>,;]+\.[^\s@"'<>,;]+/g;

/** Quoted parts of messages are usually user input. */
const QUOTED = /"[^"]*"/g;

/** Keys, hashes, signatures and draft ids. */
const TOKEN = /(?<![\w/.-])[\w-]{32,}/g;

/** Digit zero of each script that users type in: Latin, Arabic, Persian, the Indian ones, full width, mathematical. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
  0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

/** Character class of these digits in every script. */
const digitClass = (...digits: number[]) =>
  `[${ZEROS.flatMap((zero) => digits.map((digit) => String.fromCodePoint(zero + digit))).join('')}]`;

/** Separators between two digits of a number: spaces, punctuation, invisible characters. */
const GAP = '[^\\p{L}\\p{Nd}]{0,5}';

/** A mobile number in free text, with or without 0, 91 or 0091 before it. */
const TYPED_MOBILE = new RegExp(
  [
    '(?<!\\p{Nd})\\+?',
    `(?:${digitClass(0)}${GAP}){0,2}`,
    `(?:${digitClass(9)}${GAP}${digitClass(1)}${GAP})?`,
    `(?:${digitClass(0)}${GAP})?`,
    `${digitClass(5, 6, 7, 8, 9)}${GAP}`,
    `(?:\\p{Nd}${GAP}){7}`,
    `(\\p{Nd})${GAP}(\\p{Nd})(?!\\p{Nd})`,
  ].join(''),
  'gu',
);

/** URLs and paths: they contain search terms, draft ids, keys and link tokens. */
const ADDRESS = /(?<![\w.])(?:https?:\/\/[^\s"'<>]+|\/[\w%.~-]+[^\s"'<>:]*)/g;

/**
 * Masks mobile numbers and coordinates in a text for the logs. The last two digits of a number stay, to distinguish
 * cases.
 */
export function masked(text: string): string {
  return text.replace(EMAIL, '*@*').replace(MOBILE, '********$1').replace(POSITION, '$1=*');
}

/**
 * Masks e-mail addresses and mobile numbers in user input: with gaps, a country code, in any script, with words or
 * symbols for digits. It masks more than `masked` does, including other ten-digit numbers, so it is for sentences and
 * not for program logs.
 */
export function maskFreeText(text: string): string {
  const plain = toPlainDigits(text);
  let result = '';
  let end = 0;
  for (const { 0: number, 1: tens, 2: ones, index } of plain.text.matchAll(TYPED_MOBILE)) {
    result += `${text.slice(end, plain.starts[index])}********${tens}${ones}`;
    end = plain.starts[index + number.length] ?? text.length;
  }
  return masked(result + text.slice(end));
}

/** Like `masked`, and also masks quotes, URLs and tokens in a message of a library. */
export function maskedSentence(text: string): string {
  return masked(text.replace(QUOTED, '"*"').replace(ADDRESS, addressOnly).replace(TOKEN, '*'));
}

/** Keeps scheme and host of a URL, which operators need; replaces a path entirely. */
function addressOnly(address: string): string {
  const [, origin = ''] = /^(https?:\/\/[^/?#]*)/.exec(address) ?? [];
  return `${origin}/*`;
}
