/** An Indian mobile number, with or without 0 or 91 before it, not inside a longer number. */
const MOBILE = /(?<!\d)(?:91|0)?[5-9]\d{7}(\d{2})(?!\d)/g;

/** Where somebody stands, in an address. */
const POSITION = /\b(latitude|longitude)=[^&#]*/g;

/**
 * Hides mobile numbers and positions in a text for the logs; the last two digits of a number stay,
 * to tell cases apart.
 */
export function masked(text: string): string {
  return text.replace(MOBILE, '********$1').replace(POSITION, '$1=*');
}
