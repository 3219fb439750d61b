import { toLatinDigits } from '@tractor-haat/i18n';

/** Characters that a copied text contains unseen: zero width, direction marks, soft hyphens, variation selectors. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters from a pasted address or number. Not for names: Indic scripts need joiners. */
export const removeInvisible = (text: string): string =>
  text.replace(INVISIBLE_CHARACTERS, '').trim();

/** Separators inside a number: spaces, dashes, the minus sign, brackets, dots, slashes. */
const NUMBER_SEPARATORS = /[\s\p{Pd}\u2212()./]/gu;

/** Country code `+91`, `0091` or `91`, and the domestic trunk prefix 0; either or both. The plus may be full-width, as the digits. */
const MOBILE_PATTERN = /^(?:(?:[+\uff0b]|00?)?910?|0)?([1-9]\d{9})$/;

/** Whole rupees, hours or years, with currency sign and without paise: `₹1200000/-`, `Rs.1200000.00`. */
const INTEGER_PATTERN = /^(?:₹|rs\.?|inr)?(\d+)(?:\.0{0,2})?(?:\/-?)?$/i;

/**
 * Ten digits of a mobile number in any notation: `+91 98765-43210` and 919876543210 become
 * `9876543210`, and so does a `tel:` link. Other text is returned unchanged for validation.
 *
 * @example
 * toMobileDigits('+91 98765-43210') // '9876543210'
 */
export function toMobileDigits(typed: string | number): string {
  const text = removeInvisible(String(typed));
  const digits = toLatinDigits(text).replace(/^tel:/i, '').replace(NUMBER_SEPARATORS, '');
  return MOBILE_PATTERN.exec(digits)?.[1] ?? (/^\d*$/.test(digits) ? digits : text);
}

/** Digits of a one-time code: `482 913` and `४८२-९१३` are codes. Other text is only trimmed. */
export function toCodeDigits(typed: string | number): string {
  const text = removeInvisible(String(typed));
  const digits = toLatinDigits(text).replace(NUMBER_SEPARATORS, '');
  return /^\d+$/.test(digits) ? digits : text;
}

/** Digits of a whole number: `₹ 12,00,000/-` becomes `1200000`. Other text is only trimmed. */
export function toIntegerDigits(typed: string | number): string {
  const text = removeInvisible(String(typed));
  return INTEGER_PATTERN.exec(toLatinDigits(text).replace(/[\s,]/g, ''))?.[1] ?? text;
}
