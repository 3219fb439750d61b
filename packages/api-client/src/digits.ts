import { toLatinDigits } from '@tractor-haat/i18n';

/** Separators inside a number: spaces, dashes, brackets, dots, and invisible characters. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().]/gu;

/** Country code `+91`, `0091` or `91`, and the domestic trunk prefix 0; either or both. */
const NUMBER = /^(?:(?:\+|00?)?910?|0)?([1-9]\d{9})$/;

/** Whole rupees, hours or years, with currency sign and without paise: `₹1200000/-`, `Rs.1200000.00`. */
const WHOLE = /^(?:₹|rs\.?|inr)?(\d+)(?:\.0{0,2})?(?:\/-?)?$/i;

/**
 * Ten digits of a mobile number in any notation: `+91 98765-43210` and 919876543210 become
 * `9876543210`. Other text is returned unchanged for validation.
 */
export function mobileDigits(typed: string | number): string {
  const text = String(typed).trim();
  const bare = toLatinDigits(text).replace(SEPARATORS, '');
  return NUMBER.exec(bare)?.[1] ?? (/^\d*$/.test(bare) ? bare : text);
}

/** Digits of a one-time code: `482 913` and `४८२-९१३` are codes. Other text is only trimmed. */
export function codeDigits(typed: string | number): string {
  const text = String(typed).trim();
  const bare = toLatinDigits(text).replace(SEPARATORS, '');
  return /^\d+$/.test(bare) ? bare : text;
}

/** Digits of a whole number: `₹ 12,00,000/-` becomes `1200000`. Other text is only trimmed. */
export function wholeNumberDigits(typed: string | number): string {
  const text = String(typed).trim();
  return WHOLE.exec(toLatinDigits(text).replace(/[\s\p{Cf},]/gu, ''))?.[1] ?? text;
}
