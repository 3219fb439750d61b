const IGNORED_SIGNS = /[\s\p{Cf}%]/gu;

/** Notations of rupees in user input: `Rs. 500`, `₹500/-`. */
const CURRENCY_NOTATION = /^(?:₹|rs\.?|inr|रु\.?|રૂ\.?)|\/[-=]$/giu;

/** A comma before the last one or two digits is a decimal separator, as on some keypads. Groups have three digits. */
const DECIMAL_COMMA = /,(?=\d\d?$)/;

/**
 * Normalises a typed number to Latin digits without grouping, currency sign and `%`. Removes these characters from any
 * other text too.
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
  const numberText = normalizeNumberText(text);
  return numberText === '' ? Number.NaN : Number(numberText);
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
