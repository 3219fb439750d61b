import { MOBILE_DIGITS, mobileDigits, rupeeDigits, toLatinDigits } from '@tractor-haat/api-client';

/** Country code or trunk prefix 0 before an incomplete number. */
const PREFIX = /^(?:(?:00?)?910?|00?)/;

/** Value of a mobile field after typing or pasting, at most ten digits: `+91 98765-43210` becomes `9876543210`. */
export function typedMobile(text = ''): string {
  const digits = mobileDigits(toLatinDigits(text).replace(/\D/g, ''));
  const own = digits.length > MOBILE_DIGITS ? digits.replace(PREFIX, '') : digits;
  return own.slice(0, MOBILE_DIGITS);
}

/**
 * Value of a number field after typing or pasting: digits and a decimal point, which must stay
 * while the fraction is typed. The rules reject fractions and long numbers.
 */
export function typedNumber(text = ''): string {
  return toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
}

/** Digits with grouping, perhaps after a currency sign. */
const PLAIN_RUPEES = /^\s*(?:(?:₹|rs\.?)\s*)?\d[\d,\s]*$/i;

/**
 * Value of a rupee field after a change. Plain sums become digits at once. `7.5 lakh` becomes digits if it was pasted,
 * dictated or completed by the keyboard; while its letters are typed one by one it stays, and `rupeeDigits` converts
 * it when the visitor leaves the field.
 *
 * @param before the field's value before the change
 */
export function typedRupees(text = '', before = ''): string {
  if (PLAIN_RUPEES.test(toLatinDigits(text))) return typedNumber(text);
  return insertedLength(text, before) > 1 ? rupeeDigits(text) : text;
}

/** Number of characters that a change put in, at one position. */
function insertedLength(text: string, before: string): number {
  const shorter = Math.min(text.length, before.length);
  let start = 0;
  while (start < shorter && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.length - start - end;
}
