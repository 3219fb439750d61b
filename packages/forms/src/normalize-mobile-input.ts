import {
  MOBILE_DIGITS,
  toLatinDigits,
  toMobileDigits,
  toRupeeDigits,
} from '@tractor-haat/api-client';

/** Country code or trunk prefix 0. The number after it may be incomplete. */
const TRUNK_PREFIX = /^(?:(?:00?)?910?|00?)/;

/**
 * Normalises the value of a mobile field while the visitor types or pastes, to at most ten digits: `+91 98765-43210`
 * becomes `9876543210`.
 */
export function normalizeMobileInput(text = ''): string {
  const digits = toMobileDigits(toLatinDigits(text).replace(/\D/g, ''));
  const nationalDigits = digits.length > MOBILE_DIGITS ? digits.replace(TRUNK_PREFIX, '') : digits;
  return nationalDigits.slice(0, MOBILE_DIGITS);
}

/**
 * Normalises the value of a number field while the visitor types or pastes, to digits and a decimal point. The point
 * must stay, or else typing `7.5` would result in 75. The form rejects fractions and long numbers later.
 */
export function normalizeNumberInput(text = ''): string {
  return toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
}

/** Digits with grouping, and optionally a currency sign in front. */
const PLAIN_RUPEES = /^\s*(?:(?:₹|rs\.?)\s*)?\d[\d,\s]*$/i;

/**
 * Normalises the value of a rupee field after a change. A plain amount becomes digits. An amount such as `7.5 lakh`
 * becomes digits if it was inserted at once, by pasting, dictation or the keyboard's completion. If it is typed letter
 * by letter, pass `toRupeeDigits` as `settle` to convert it on blur.
 *
 * @param before the value before the change
 */
export function normalizeRupeeInput(text = '', before = ''): string {
  if (PLAIN_RUPEES.test(toLatinDigits(text))) return normalizeNumberInput(text);
  return insertedLength(text, before) > 1 ? toRupeeDigits(text) : text;
}

function insertedLength(text: string, before: string): number {
  const shorter = Math.min(text.length, before.length);
  let start = 0;
  while (start < shorter && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.length - start - end;
}
