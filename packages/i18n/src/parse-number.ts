const IGNORED_SIGNS = /[\s\p{Cf}%]/gu;

/** Currency signs as visitors type them: `Rs. 500`, `₹500/-`. */
const CURRENCY_NOTATION = /^(?:₹|rs\.?|inr|रु\.?|રૂ\.?)|\/[-=]$/giu;

/**
 * Some keypads write a comma as the decimal point. Groups have three digits, so one or two digits after the last comma
 * are decimals.
 */
const DECIMAL_COMMA = /,(?=\d\d?$)/;

/**
 * Converts the digits of a number to Latin digits, and removes grouping, currency sign and `%`. Any other
 * text loses these characters too.
 */
export const normalizeNumberText = (text: string): string =>
  toLatinDigits(text)
    .replace(IGNORED_SIGNS, '')
    .replace(CURRENCY_NOTATION, '')
    .replace(DECIMAL_COMMA, '.')
    .replaceAll(',', '');

/**
 * Parses a number as visitors type it. Returns NaN for any other text.
 *
 * @example
 * parseNumber('₹ 7,50,000') // 750000
 */
export function parseNumber(text: string): number {
  const numberText = normalizeNumberText(text);
  return numberText === '' ? Number.NaN : Number(numberText);
}

/**
 * Replaces the digits of any script by 0 to 9.
 *
 * @example
 * toLatinDigits('७५०') // '750'
 */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // In Unicode, the ten digits of a script are consecutive.
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value % 10);
  });
}
