import { toLatinDigits } from '@tractor-haat/i18n';

/** Separators inside a number: spaces, dashes, brackets, dots, and invisible characters. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().]/gu;

/** The country's code, as `+91`, `0091` or `91`, and the 0 of calls within the country; either or both. */
const NUMBER = /^(?:(?:\+|00?)?910?|0)?([1-9]\d{9})$/;

/** Whole rupees, hours or years, with the sign of the currency and without paise: `₹1200000/-`, `Rs.1200000.00`. */
const WHOLE = /^(?:₹|rs\.?|inr)?(\d+)(?:\.0{0,2})?(?:\/-?)?$/i;

/**
 * A mobile number in the ten digits that are stored, from whatever way of writing it: `+91 98765-43210` and the
 * number 919876543210 are `9876543210`. What is no number stays as it was typed, for the rules to judge.
 */
export function mobileDigits(typed: string | number): string {
  const text = String(typed).trim();
  const bare = toLatinDigits(text).replace(SEPARATORS, '');
  return NUMBER.exec(bare)?.[1] ?? (/^\d*$/.test(bare) ? bare : text);
}

/** A one-time code as its digits: `482 913` and `४८२-९१३` are codes. Any other text is only trimmed. */
export function codeDigits(typed: string | number): string {
  const text = String(typed).trim();
  const bare = toLatinDigits(text).replace(SEPARATORS, '');
  return /^\d+$/.test(bare) ? bare : text;
}

/** A whole number as its digits: `₹ 12,00,000/-` is `1200000`. Any other text is only trimmed. */
export function wholeNumberDigits(typed: string | number): string {
  const text = String(typed).trim();
  return WHOLE.exec(toLatinDigits(text).replace(/[\s\p{Cf},]/gu, ''))?.[1] ?? text;
}
