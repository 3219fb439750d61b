import type { Language } from './languages.ts';
import { INDIA_OFFSET_MS } from './to-india-day.ts';

/** Latin digits in every language. By default Intl writes ५,००,००० in Marathi, but 5,00,000 in Hindi. */
const toLocale = (language: Language) => `${language}-IN-u-nu-latn`;

const NO_BREAK_SPACE = '\u00a0';

const formatters = new Map<Language, Intl.NumberFormat>();

/** Creating a formatter is slow, so each is cached. */
function getNumberFormat(language: Language): Intl.NumberFormat {
  const cached = formatters.get(language);
  if (cached) return cached;
  const created = new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 2 });
  formatters.set(language, created);
  return created;
}

/**
 * Formats a number with Indian grouping and at most two decimals. Plain numbers are formatted without Intl, because
 * creating the first formatter blocks a cheap phone for more than 100 ms. The result is the same.
 *
 * @example
 * formatNumber(750000.5, 'hi') // '7,50,000.5'
 */
export function formatNumber(value: number, language: Language): string {
  const [, integer, decimals = ''] = /^(-?\d+)(\.\d\d?)?$/.exec(String(value)) ?? [];
  if (integer === undefined) return getNumberFormat(language).format(value);
  return integer.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',') + decimals;
}

/** Formats an amount in whole rupees, such as `₹ 5,00,000`. The space does not break. */
export function formatRupees(amount: number, language: Language): string {
  return `₹${NO_BREAK_SPACE}${formatNumber(Math.round(amount), language)}`;
}

/** Displayed instead of a price until the visitor has verified a mobile number. */
export const maskedPrice = `₹${NO_BREAK_SPACE}X,XX,XXX`;

/** Formats a time of day in Indian time, such as `4:05 pm`. */
export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(time);
}

/** Month names as in Intl, separated by spaces. */
const monthNames: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  gu: 'જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર',
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
};

/** Intl is avoided because its first use is slow, and most pages contain dates. `month` is counted from 1. */
const formatYearMonth = (year: number, month: number, language: Language) =>
  `${monthNames[language].split(' ')[month - 1]} ${year}`;

/**
 * Formats a date in Indian time. `day` is a `Date` or a string `YYYY-MM-DD`.
 *
 * @example
 * formatDate('2026-11-21', 'en') // '21 November 2026'
 */
export function formatDate(day: string | Date, language: Language): string {
  const indianTime = new Date(new Date(day).getTime() + INDIA_OFFSET_MS);
  const month = formatYearMonth(
    indianTime.getUTCFullYear(),
    indianTime.getUTCMonth() + 1,
    language,
  );
  // Intl writes a comma after the month in these two languages.
  const comma = language === 'gu' || language === 'mr' ? ',' : '';
  return `${indianTime.getUTCDate()} ${month.replace(' ', `${comma} `)}`;
}

/** Formats a month as in `December 2026`. `month` is a string `YYYY-MM`. */
export function formatMonth(month: string, language: Language): string {
  const [year, monthNumber] = month.split('-');
  return formatYearMonth(Number(year), Number(monthNumber), language);
}
