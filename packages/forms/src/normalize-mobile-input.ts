import {
  MOBILE_DIGITS,
  toLatinDigits,
  toMobileDigits,
  toRupeeDigits,
} from '@tractor-haat/api-client';

/** Country code or trunk prefix 0 before an incomplete number. */
const TRUNK_PREFIX = /^(?:(?:00?)?910?|00?)/;

/** Value of a mobile field after typing or pasting, at most ten digits: `+91 98765-43210` becomes `9876543210`. */
export function normalizeMobileInput(text = ''): string {
  const digits = toMobileDigits(toLatinDigits(text).replace(/\D/g, ''));
  const nationalDigits = digits.length > MOBILE_DIGITS ? digits.replace(TRUNK_PREFIX, '') : digits;
  return nationalDigits.slice(0, MOBILE_DIGITS);
}

/**
 * Value of a number field after typing or pasting: digits and a decimal point, which must stay
 * while the fraction is typed. The rules reject fractions and long numbers.
 */
export function normalizeNumberInput(text = ''): string {
  return toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
}

/** Digits with grouping, optionally after a currency sign. */
const PLAIN_RUPEES = /^\s*(?:(?:₹|rs\.?)\s*)?\d[\d,\s]*$/i;

/**
 * Value of a rupee field after a change. Plain amounts become digits immediately. `7.5 lakh` becomes digits if it was pasted,
 * dictated or completed by the keyboard; while its letters are typed one by one it stays, and `toRupeeDigits` converts
 * it when the visitor leaves the field.
 *
 * @param before the field's value before the change
 */
export function normalizeRupeeInput(text = '', before = ''): string {
  if (PLAIN_RUPEES.test(toLatinDigits(text))) return normalizeNumberInput(text);
  return insertedLength(text, before) > 1 ? toRupeeDigits(text) : text;
}

/** Number of characters that a change inserted at one position. */
function insertedLength(text: string, before: string): number {
  const shorter = Math.min(text.length, before.length);
  let start = 0;
  while (start < shorter && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.length - start - end;
}
