import { toLatinDigits } from './parse-number.ts';

const LAKH_PATTERN = 'lakhs?|laakh|lacs?|l|लाख|લાખ';
const CRORE_PATTERN = 'crores?|cr|karod|karor|करोड|कोटी|કરોડ';
const THOUSAND_PATTERN = 'thousands?|hazaa?r|hajaa?r|k|हजार|હજાર';

/** Matches `7`, `7.5` and `7,50,000.50`. `parseDecimal` interprets the commas. */
const NUMBER_PATTERN = String.raw`(\d[\d,]*(?:\.\d*)?|\.\d+)`;
const createAmountPattern = (unit: string) => `(?:${NUMBER_PATTERN}(?:${unit}))?`;

/** Matches crores, lakhs, thousands and rupees in this order, each at most once. */
const SUM_PATTERN = new RegExp(
  `^${createAmountPattern(CRORE_PATTERN)}${createAmountPattern(LAKH_PATTERN)}${createAmountPattern(THOUSAND_PATTERN)}${NUMBER_PATTERN}?$`,
);
const UNIT_VALUES = [10_000_000, 100_000, 1000, 1] as const;

const APPROXIMATION_PATTERN =
  'approx(?:imately)?|about|around|lagbhag|karib|लगभग|करीब|अंदाजे|सुमारे|લગભગ|આશરે';
const CURRENCY_PATTERN = 'rupees?|rupaye|rs|inr|रुपये|रुपए|रुपया|रुपयांत|रु|રૂપિયા|રૂા|રૂ|₹';
const LEADING_PATTERN = new RegExp(
  `^(?:(?:${APPROXIMATION_PATTERN}|${CURRENCY_PATTERN})\\.?|[~≈:])+`,
);
const TRAILING_PATTERN = new RegExp(
  `(?:${APPROXIMATION_PATTERN}|${CURRENCY_PATTERN}|/[-=]?|only|negotiable|fixed|मात्र|फक्त|ફક્ત|માત્ર|\\([^()\\d]*\\)|[.।])+$`,
);
const MAX_LENGTH = 60;
/** Matches the spaces in `7 50 000`, but not the space in `7 8`. */
const SPACED_GROUPS = /(?<=\d)\s(?=(?:\d\d\s|\d{3}\s)*\d{3}(?!\d))/g;

/**
 * Parses an amount of rupees in any script of the site, as visitors write it: `7,50,000`, `₹7.5 lakh`, `७ लाख ५०
 * हज़ार`, `75k`, `Rs. 7,50,000/- only`. Returns NaN for any other text, such as the range `7-7.5 lakh`.
 *
 * @returns rupees, with paise as decimals
 * @example
 * parseRupees('7.5 lakh') // 750000
 */
export function parseRupees(text: string): number {
  if (text.length > MAX_LENGTH) return Number.NaN;
  const normalizedText = toLatinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    // Visitors often omit the nukta of करोड़ and हज़ार, so it is ignored.
    .replace(/[\p{Cf}\u093c]/gu, '')
    .trim()
    .replace(SPACED_GROUPS, '');
  if (/\d\s+[\d.]/.test(normalizedText)) return Number.NaN;
  const amountText = normalizedText
    .replace(/\s+/g, '')
    .replace(LEADING_PATTERN, '')
    .replace(TRAILING_PATTERN, '');
  const amounts = SUM_PATTERN.exec(amountText);
  if (amountText === '' || amounts === null) return Number.NaN;
  const sum = UNIT_VALUES.reduce(
    (total, unitValue, index) => total + unitValue * parseDecimal(amounts[index + 1]),
    0,
  );
  // The sum is rounded to paise, because 7.35 × 100,000 is not exact in floating point.
  return Math.round(sum * 100) / 100;
}

/** Some keypads have no decimal point, so a comma before the last one or two digits counts as one. */
function parseDecimal(digits = '0'): number {
  return Number(digits.replace(/,(?=\d\d?$)/, '.').replaceAll(',', ''));
}

/** Smallest amount that can have paise. A fraction of a smaller number is a mistake, such as `7.5` for 7.5 lakh. */
const MIN_WITH_PAISE = 1000;

/**
 * Parses an amount and omits the paise. Returns NaN if the text is not an amount, or a fraction of a small number such
 * as `7.5`.
 *
 * @example
 * parseIntegerRupees('7.5 lakh') // 750000
 */
export function parseIntegerRupees(text: string): number {
  const rupees = parseRupees(text);
  const integer = Math.floor(rupees);
  return rupees >= MIN_WITH_PAISE || rupees === integer ? integer : Number.NaN;
}

/**
 * Converts an amount to the digits of its whole rupees: `7.5 lakh` becomes `750000`. Any other text is returned
 * trimmed.
 */
export function toRupeeDigits(text: string): string {
  const rupees = parseIntegerRupees(text);
  return rupees >= 0 ? String(rupees) : text.trim();
}
