const SIGNS = /[,\s\p{Cf}₹%]/gu;

/** The number that a person typed, in the digits of any script, with grouping, `₹` or `%`; NaN where it is none. */
export function numberFromText(text: string): number {
  const bare = toLatinDigits(text).replace(SIGNS, '');
  return bare === '' ? Number.NaN : Number(bare);
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
