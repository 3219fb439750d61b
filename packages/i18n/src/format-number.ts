import type { Language } from './languages.ts';
import { INDIA_OFFSET_MS } from './to-india-day.ts';

/** Locale with Latin digits. Marathi would otherwise print ५,००,००० where Hindi prints 5,00,000. */
const toLocale = (language: Language) => `${language}-IN-u-nu-latn`;

const NO_BREAK_SPACE = '\u00a0';

const formatters = new Map<Language, Intl.NumberFormat>();

/** Formatters are expensive to create, so they are cached per language. */
function numberFormat(language: Language): Intl.NumberFormat {
  const cached = formatters.get(language);
  if (cached) return cached;
  const created = new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 2 });
  formatters.set(language, created);
  return created;
}

/**
 * A number with Indian grouping, 5,00,000, and at most two decimals. Simple numbers are grouped without Intl, with the
 * same result in all four languages, because the first formatter blocks a cheap phone for more than 100 ms.
 *
 * @example
 * formatNumber(750000.5, 'hi') // '7,50,000.5'
 */
export function formatNumber(value: number, language: Language): string {
  const [, integer, decimals = ''] = /^(-?\d+)(\.\d\d?)?$/.exec(String(value)) ?? [];
  if (integer === undefined) return numberFormat(language).format(value);
  return integer.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',') + decimals;
}

/** Whole rupees with the sign, `₹ 5,00,000`, joined by a non-breaking space. */
export function formatRupees(amount: number, language: Language): string {
  return `₹${NO_BREAK_SPACE}${formatNumber(Math.round(amount), language)}`;
}

/** Placeholder for a price until the visitor's number is verified. */
export const maskedPrice = `₹${NO_BREAK_SPACE}X,XX,XXX`;

/** Time of day in India's time zone, `4:05 pm`. */
export function formatTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(time);
}

/** Month names as in Intl. */
const monthNames: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  gu: 'જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર',
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
};

/** Formats without Intl, because its first use is slow and most pages contain dates. `month` counts from 1. */
const formatYearMonth = (year: number, month: number, language: Language) =>
  `${monthNames[language].split(' ')[month - 1]} ${year}`;

/**
 * A date in India's time zone. `day` is `YYYY-MM-DD` or a Date.
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
  const comma = language === 'gu' || language === 'mr' ? ',' : '';
  return `${indianTime.getUTCDate()} ${month.replace(' ', `${comma} `)}`;
}

/** A month, `December 2026`. `month` is `YYYY-MM`. */
export function formatMonth(month: string, language: Language): string {
  const [year, monthNumber] = month.split('-');
  return formatYearMonth(Number(year), Number(monthNumber), language);
}
