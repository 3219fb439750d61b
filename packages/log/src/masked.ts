/** An Indian mobile number, with or without 0 or 91 before it, not inside a longer number. */
const MOBILE = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Where somebody stands, in an address. */
const POSITION = /\b(latitude|longitude)=[^&#]*/g;

const EMAIL = /[^\s@"'<>,;]+@[^\s@"'<>,;]+\.[^\s@"'<>,;]+/g;

/** What programs quote is mostly what somebody typed. */
const QUOTED = /"[^"]*"/g;

/** Keys, hashes, signatures, ids of drafts. */
const TOKEN = /(?<![\w/.-])[\w-]{32,}/g;

/** Where an address ends and what a visitor asked begins; and paths, in which drafts, keys and words of links stand. */
const ADDRESS = /(?<![\w.])(?:https?:\/\/[^\s"'<>]+|\/[\w%.~-]+[^\s"'<>:]*)/g;

/**
 * Hides mobile numbers and positions in a text for the logs; the last two digits of a number stay,
 * to tell cases apart.
 */
export function masked(text: string): string {
  return text.replace(EMAIL, '*@*').replace(MOBILE, '********$1').replace(POSITION, '$1=*');
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
