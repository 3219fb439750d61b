const DIGIT = /\p{Nd}/u;

/** The same text with the digits of every script as 0-9. */
export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together, in their order.
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}
