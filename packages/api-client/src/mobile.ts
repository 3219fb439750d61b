/** What people put between the digits: spaces, dashes, brackets, dots, and marks that nobody sees. */
const BETWEEN = /[\s\p{Cf}\p{Pd}().]/gu;

/** The country's code, as `+91`, `0091` or `91`, and the 0 of calls within the country; either or both. */
const NUMBER = /^(?:(?:\+|00?)?910?|0)?(\d{10})$/;

/** ०-९ and ૦-૯ are digits too. */
const INDIAN_DIGITS: readonly (readonly [RegExp, number])[] = [
  [/[०-९]/g, 0x966],
  [/[૦-૯]/g, 0xae6],
];

/**
 * A mobile number in the ten digits that are stored, from whatever way of writing it: `+91 98765-43210` and the
 * number 919876543210 are `9876543210`. What is no number stays as it was typed, for the rules to judge.
 */
export function mobileDigits(typed: string | number): string {
  const text = String(typed).trim();
  let bare = text.replace(BETWEEN, '');
  for (const [digits, zero] of INDIAN_DIGITS)
    bare = bare.replace(digits, (digit) => String((digit.codePointAt(0) ?? zero) - zero));
  return NUMBER.exec(bare)?.[1] ?? (/^\d*$/.test(bare) ? bare : text);
}
