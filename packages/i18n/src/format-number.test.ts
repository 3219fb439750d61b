import {
  formatDate,
  formatMonth,
  formatNumber,
  formatRupees,
  maskedPrice,
} from './format-number.ts';
import { LANGUAGES } from './languages.ts';

test.each(LANGUAGES)(
  'formats rupees in %s with Indian grouping, Latin digits and a non-breaking space',
  (language) => {
    expect(formatRupees(656000, language)).toBe('₹\u00a06,56,000');
    expect(formatRupees(12345678.4, language)).toBe('₹\u00a01,23,45,678');
  },
);

test.each(LANGUAGES)('formats numbers in %s with at most two decimals', (language) => {
  expect(formatNumber(39.756, language)).toBe('39.76');
});

test('formats dates in Indian time with month names of the language', () => {
  expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-21', 'hi')).toBe('21 नवंबर 2026');
  expect(formatDate(new Date('2026-11-20T20:00:00Z'), 'en')).toBe('21 November 2026');
});

test('maskedPrice has the length and grouping of a price in lakhs, with X instead of digits', () => {
  expect(maskedPrice).toBe('₹\u00a0X,XX,XXX');
});

test('formats months with names of the language and Latin digits', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  expect(formatMonth('2027-01', 'mr')).toBe('जानेवारी 2027');
});

test.each(LANGUAGES)('formats numbers in %s as Intl does', (language) => {
  const rule = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, { maximumFractionDigits: 2 });
  const numbers = [0, -0.004, 0.005, 1.005, 99.995, 999.995, 1e15, 1e21, Number.NaN];
  let state = 1;
  for (let index = 0; index < 5000; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const size = 10 ** (state % 13);
    numbers.push(state % size, -(state % size) / 7, (state * size) / 1000);
  }
  const mismatches = numbers
    .filter((value) => !Object.is(value, -0))
    .filter((value) => formatNumber(value, language) !== rule.format(value));
  expect(mismatches).toEqual([]);
});

test.each(LANGUAGES)('formats days and months in %s as Intl does', (language) => {
  const locale = `${language}-IN-u-nu-latn`;
  const timeZone = 'Asia/Kolkata';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  for (let dayIndex = 0; dayIndex < 400; dayIndex += 1) {
    const time = new Date(Date.UTC(2026, 0, 1, dayIndex % 24) + dayIndex * 86_400_000);
    expect(formatDate(time, language)).toBe(day.format(time));
    const yearMonth = time.toISOString().slice(0, 7);
    expect(formatMonth(yearMonth, language)).toBe(month.format(new Date(`${yearMonth}-15`)));
  }
});
