import { toRupeeDigits } from '@tractor-haat/api-client';
import {
  normalizeMobileInput,
  normalizeNumberInput,
  normalizeRupeeInput,
} from './normalize-mobile-input.ts';

/** Types `keys` into a controlled field and returns its value. */
const typeInto = (parse: (text: string) => string, keys: string) =>
  [...keys].reduce((value, key) => parse(value + key), '');

test.each([
  ['98765', '98765'],
  ['98a7-6', '9876'],
  ['9123456789', '9123456789'],
  ['98765432101', '9876543210'],
])('normalises the mobile number %s to %s', (typed, digits) => {
  expect(normalizeMobileInput(typed)).toBe(digits);
});

test.each([
  '9876543210',
  '+91 98765-43210',
  '09876543210',
  '+91 09876543210',
  '0091 98765 43210',
  '00919876543210',
  '0919876543210',
  '९८७६५ ४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
])('normalises %s to the same number, pasted or typed', (text) => {
  expect(normalizeMobileInput(text)).toBe('9876543210');
  expect(typeInto(normalizeMobileInput, text)).toBe('9876543210');
});

test.each([
  ['12,00,000', '1200000'],
  ['₹ 12,00,000', '1200000'],
  ['Rs. 12,00,000/-', '1200000'],
  ['१२,००,०००', '1200000'],
  ['૧૨,૦૦,૦૦૦', '1200000'],
  ['12,00,000.00', '1200000.00'],
  ['12.5', '12.5'],
  ['12345678901', '12345678901'],
  ['12,500 hours', '12500'],
])('normalises the number %s to %s, pasted or typed', (text, digits) => {
  expect(normalizeNumberInput(text)).toBe(digits);
  expect(typeInto(normalizeNumberInput, text)).toBe(digits);
});

/** Types `keys` into a controlled field, leaves the field and returns its value. */
const typeRupees = (keys: string) =>
  toRupeeDigits([...keys].reduce((value, key) => normalizeRupeeInput(value + key, value), ''));

test.each([
  ['12,00,000', '1200000'],
  ['Rs. 12,00,000', '1200000'],
  ['₹12,00,000/-', '1200000'],
  ['१२,००,०००', '1200000'],
  ['7,50,000.50', '750000'],
  ['7.5 lakh', '750000'],
  ['7.5 Lakhs', '750000'],
  ['7L', '700000'],
  ['₹7.5 lakh', '750000'],
  ['७.५ लाख', '750000'],
  ['7 લાખ', '700000'],
  ['75 हज़ार', '75000'],
  ['75k', '75000'],
  ['1 crore', '10000000'],
  ['7-7.5 lakh', '7-7.5 lakh'],
])('normalises the amount %s to %s, pasted or typed', (text, digits) => {
  expect(normalizeRupeeInput(text)).toBe(digits);
  expect(typeRupees(text)).toBe(digits);
});

test('does not convert an amount while its unit is typed', () => {
  expect(normalizeRupeeInput('7.5 l', '7.5 ')).toBe('7.5 l');
  expect(normalizeRupeeInput('7.5 lakh', '7.5 lak')).toBe('7.5 lakh');
  expect(normalizeRupeeInput('7.5 lakh ', '7.5 ')).toBe('750000');
  expect(normalizeRupeeInput('7 lakh', '700001')).toBe('700000');
  expect(normalizeRupeeInput('7.5 lak', '7.5 lakh')).toBe('7.5 lak');
});
