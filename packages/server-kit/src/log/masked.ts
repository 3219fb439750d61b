import { toPlainDigits } from './written-digits.ts';

/** An Indian mobile number, with or without 0 or 91 before it, not inside a longer number. */
const MOBILE = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Where somebody stands, in an address. */
const POSITION = /\b(latitude|longitude)=[^&#]*/g;

const EMAIL = /[^\s@"'<>,;]+@[^\s@"'<>,;]+\.[^\s@"'<>,;]+/g;

/** What programs quote is mostly what somebody typed. */
const QUOTED = /"[^"]*"/g;

/** Keys, hashes, signatures, ids of drafts. */
const TOKEN = /(?<![\w/.-])[\w-]{32,}/g;

/** Zero in each script in which people here may type: Latin, Arabic, Persian, the Indian ones, full width, mathematical. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
  0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

/** A character class of some digits in every script. */
const digitClass = (...digits: number[]) =>
  `[${ZEROS.flatMap((zero) => digits.map((digit) => String.fromCodePoint(zero + digit))).join('')}]`;

/** What may stand between two digits of a number: spaces, punctuation, invisible characters. */
const GAP = '[^\\p{L}\\p{Nd}]{0,5}';

/** A mobile number as people write it in a sentence, with 0, 91 or 0091 before it or not. */
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

/** Where an address ends and what a visitor asked begins; and paths, in which drafts, keys and words of links stand. */
const ADDRESS = /(?<![\w.])(?:https?:\/\/[^\s"'<>]+|\/[\w%.~-]+[^\s"'<>:]*)/g;

/**
 * Hides mobile numbers and positions in a text for the logs; the last two digits of a number stay,
 * to tell cases apart.
 */
export function masked(text: string): string {
  return text.replace(EMAIL, '*@*').replace(MOBILE, '********$1').replace(POSITION, '$1=*');
}

/**
 * Hides e-mail addresses and mobile numbers in what people typed: with gaps, a country code, in any script, with words or
 * symbols for digits. It hides more
 * than `masked` does, and may hide another number of ten digits: use it for sentences, not for logs of programs.
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

/** Hides as well whatever may have come from outside, in a sentence that a library wrote. */
export function maskedSentence(text: string): string {
  return masked(text.replace(QUOTED, '"*"').replace(ADDRESS, addressOnly).replace(TOKEN, '*'));
}

/** Of an address the scheme and host of a server stay, which operators need; of a path nothing but that it was one. */
function addressOnly(address: string): string {
  const [, origin = ''] = /^(https?:\/\/[^/?#]*)/.exec(address) ?? [];
  return `${origin}/*`;
}
