/** Digit zero of each script in use: Devanagari, Gujarati. */
const ZEROS = [0x966, 0xae6];

/** A PostgreSQL regular expression that matches a number in any script, with spaces or dashes. */
export function numberPattern(mobile: string): string {
  return [...mobile]
    .map((digit) => {
      const others = ZEROS.map((zero) => String.fromCodePoint(zero + Number(digit)));
      return `[${digit}${others.join('')}]`;
    })
    .join('[ .-]?');
}
