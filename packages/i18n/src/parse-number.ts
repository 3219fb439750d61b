const IGNORED_SIGNS = /[\s\p{Cf}%]/gu;

/** Notations of rupees in user input: `Rs. 500`, `₹500/-`. */
const CURRENCY_NOTATION = /^(?:₹|rs\.?|inr|रु\.?|રૂ\.?)|\/[-=]$/giu;

/** A comma as decimal separator, as on some keypads: digit groups have three digits at the end. */
const DECIMAL_COMMA = /,(?=\d\d?$)/;

/**
 * Normalises a typed number: Latin digits, without grouping, currency sign or `%`. Other text only loses these
 * characters.
 */
export const normalizeNumberText = (text: string): string =>
  toLatinDigits(text)
    .replace(IGNORED_SIGNS, '')
    .replace(CURRENCY_NOTATION, '')
    .replace(DECIMAL_COMMA, '.')
    .replaceAll(',', '');

/**
 * Parses a number from user input. NaN if it is not a number.
 *
 * @example
 * parseNumber('₹ 7,50,000') // 750000
 */
export function parseNumber(text: string): number {
  const plain = normalizeNumberText(text);
  return plain === '' ? Number.NaN : Number(plain);
}

/**
 * Replaces digits of every script by 0-9.
 *
 * @example
 * toLatinDigits('७५०') // '750'
 */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode places the ten digits of a script consecutively.
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value % 10);
  });
}
