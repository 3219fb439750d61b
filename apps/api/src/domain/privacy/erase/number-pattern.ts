/** Where the digits of each script that people write here begin: Devanagari, Gujarati. */
const ZEROS = [0x966, 0xae6];

/** Of a regular expression of PostgreSQL: a number however it is written, with spaces or dashes, in any script. */
export function numberPattern(mobile: string): string {
  return [...mobile]
    .map((digit) => {
      const others = ZEROS.map((zero) => String.fromCodePoint(zero + Number(digit)));
      return `[${digit}${others.join('')}]`;
    })
    .join('[ .-]?');
}
