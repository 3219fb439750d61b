import { toLatinDigits } from '@tractor-haat/i18n';

/** Zero-width characters, direction marks, soft hyphens and variation selectors, which copied texts often contain. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Removes invisible characters and outer spaces from an address or a number. Use `normaliseName` for names, because
 * Indic scripts require some of the invisible characters.
 */
export const removeInvisible = (text: string): string =>
  text.replace(INVISIBLE_CHARACTERS, '').trim();

/** Spaces, dashes, the minus sign, brackets, dots and slashes. */
const NUMBER_SEPARATORS = /[\s\p{Pd}\u2212()./]/gu;

/** Accepts the country code (`+91`, `0091` or `91`), the trunk prefix 0, or both in front of the ten digits. */
const MOBILE_PATTERN = /^(?:(?:[+\uff0b]|00?)?910?|0)?([1-9]\d{9})$/;

/** Accepts a currency sign and zero decimals, as in `₹1200000/-` or `Rs.1200000.00`. */
const INTEGER_PATTERN = /^(?:₹|rs\.?|inr)?(\d+)(?:\.0{0,2})?(?:\/-?)?$/i;

/**
 * Converts a mobile number in any notation, including a `tel:` link, to ten digits. Any other text is returned trimmed,
 * and fails the validation of the form.
 *
 * @example
 * toMobileDigits('+91 98765-43210') // '9876543210'
 */
export function toMobileDigits(input: string | number): string {
  const text = removeInvisible(String(input));
  const digits = toLatinDigits(text).replace(/^tel:/i, '').replace(NUMBER_SEPARATORS, '');
  return MOBILE_PATTERN.exec(digits)?.[1] ?? (/^\d*$/.test(digits) ? digits : text);
}

/** Converts a one-time code such as `482 913` or `४८२-९१३` to its digits. Any other text is returned trimmed. */
export function toCodeDigits(input: string | number): string {
  const text = removeInvisible(String(input));
  const digits = toLatinDigits(text).replace(NUMBER_SEPARATORS, '');
  return /^\d+$/.test(digits) ? digits : text;
}

/** Converts a whole number such as `₹ 12,00,000/-` to its digits. Any other text is returned trimmed. */
export function toIntegerDigits(input: string | number): string {
  const text = removeInvisible(String(input));
  return INTEGER_PATTERN.exec(toLatinDigits(text).replace(/[\s,]/g, ''))?.[1] ?? text;
}
