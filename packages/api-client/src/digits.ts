import { toLatinDigits } from '@tractor-haat/i18n';

/** Characters that a copied text contains unseen: zero width, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters from a pasted address or number. Not for names: Indic scripts need joiners. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim();

/** Separators inside a number: spaces, dashes, brackets, dots, slashes. */
const SEPARATORS = /[\s\p{Pd}()./]/gu;

/** Country code `+91`, `0091` or `91`, and the domestic trunk prefix 0; either or both. */
const NUMBER = /^(?:(?:\+|00?)?910?|0)?([1-9]\d{9})$/;

/** Whole rupees, hours or years, with currency sign and without paise: `₹1200000/-`, `Rs.1200000.00`. */
const WHOLE = /^(?:₹|rs\.?|inr)?(\d+)(?:\.0{0,2})?(?:\/-?)?$/i;

/**
 * Ten digits of a mobile number in any notation: `+91 98765-43210` and 919876543210 become
 * `9876543210`, and so does a `tel:` link. Other text is returned unchanged for validation.
 */
export function mobileDigits(typed: string | number): string {
  const text = withoutInvisible(String(typed));
  const bare = toLatinDigits(text).replace(/^tel:/i, '').replace(SEPARATORS, '');
  return NUMBER.exec(bare)?.[1] ?? (/^\d*$/.test(bare) ? bare : text);
}

/** Digits of a one-time code: `482 913` and `४८२-९१३` are codes. Other text is only trimmed. */
export function codeDigits(typed: string | number): string {
  const text = withoutInvisible(String(typed));
  const bare = toLatinDigits(text).replace(SEPARATORS, '');
  return /^\d+$/.test(bare) ? bare : text;
}

/** Digits of a whole number: `₹ 12,00,000/-` becomes `1200000`. Other text is only trimmed. */
export function wholeNumberDigits(typed: string | number): string {
  const text = withoutInvisible(String(typed));
  return WHOLE.exec(toLatinDigits(text).replace(/[\s,]/g, ''))?.[1] ?? text;
}
