const SIGNS = /[\s\p{Cf}%]/gu;

/** How people write that a number is rupees: `Rs. 500`, `₹500/-`. */
const RUPEES = /^(?:₹|rs\.?|inr|रु\.?|રૂ\.?)|\/[-=]$/giu;

/** A comma in the place of the decimal point, as some keypads have: groups have three digits at the end. */
const DECIMAL_COMMA = /,(?=\d\d?$)/;

/**
 * The text of a number that a person typed, as programs write it: in the digits of any script, with grouping, a sign of
 * rupees or `%`. Other text is only stripped of these.
 */
export const plainNumberText = (text: string): string =>
  toLatinDigits(text)
    .replace(SIGNS, '')
    .replace(RUPEES, '')
    .replace(DECIMAL_COMMA, '.')
    .replaceAll(',', '');

/** The number that a person typed; NaN where it is none. */
export function numberFromText(text: string): number {
  const plain = plainNumberText(text);
  return plain === '' ? Number.NaN : Number(plain);
}

/** The same text with the digits of every script as 0-9. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together, in their order.
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value % 10);
  });
}
