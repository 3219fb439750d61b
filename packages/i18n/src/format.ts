import type { Language } from './languages.ts';

/** Latin digits everywhere: Marathi would else print ५,००,००० where Hindi prints 5,00,000. */
const localeOf = (language: Language) => `${language}-IN-u-nu-latn`;

const NO_BREAK_SPACE = '\u00a0';

const numbers = new Map<string, Intl.NumberFormat>();

/** Formatters are costly to make and are asked for once per card: kept per language. */
function numberFormat(language: Language): Intl.NumberFormat {
  const known = numbers.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  numbers.set(language, made);
  return made;
}

/** A number with Indian grouping, 5,00,000, and at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

/** Whole rupees with the sign, `₹ 5,00,000`; the space does not break. */
export function formatRupees(amount: number, language: Language): string {
  return `₹${NO_BREAK_SPACE}${formatNumber(Math.round(amount), language)}`;
}

/** What stands where a price will be shown once the visitor's number is verified. */
export const maskedPrice = `₹${NO_BREAK_SPACE}X,XX,XXX`;

/** A time of day in India's time zone, `4:05 pm`. */
export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(time);
}

/** A calendar day, `21 November 2026`, in India's time zone. `day` is `YYYY-MM-DD` or a Date. */
export function formatDate(day: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(day));
}

const months = new Map<Language, Intl.DateTimeFormat>();

/** A month, `December 2026`. `month` is `YYYY-MM`. A schedule asks for a hundred: the format is kept. */
export function formatMonth(month: string, language: Language): string {
  const known = months.get(language);
  const format =
    known ??
    new Intl.DateTimeFormat(localeOf(language), {
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    });
  if (!known) months.set(language, format);
  return format.format(new Date(`${month}-15`));
}
