import { formatDate, formatMonth, formatNumber, formatRupees, maskedPrice } from './format.ts';
import { LANGUAGES } from './languages.ts';

test.each(LANGUAGES)(
  'money in %s: Indian grouping, Latin digits, a space that does not break',
  (language) => {
    expect(formatRupees(656000, language)).toBe('₹\u00a06,56,000');
    expect(formatRupees(12345678.4, language)).toBe('₹\u00a01,23,45,678');
  },
);

test.each(LANGUAGES)('numbers in %s keep at most two decimals', (language) => {
  expect(formatNumber(39.756, language)).toBe('39.76');
});

test('dates are days in India, in the words of the language', () => {
  expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-21', 'hi')).toBe('21 नवंबर 2026');
  expect(formatDate(new Date('2026-11-20T20:00:00Z'), 'en')).toBe('21 November 2026');
});

test('the masked price is as wide as a price', () => {
  expect(maskedPrice).toBe('₹\u00a0X,XX,XXX');
});

test('months are named in the language, with Latin digits', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  expect(formatMonth('2027-01', 'mr')).toBe('जानेवारी 2027');
});
