import { MOBILE_DIGITS, mobileDigits, toLatinDigits } from '@tractor-haat/api-client';

/** Country code or trunk prefix 0 before an incomplete number. */
const PREFIX = /^(?:(?:00?)?910?|00?)/;

/** Value of a mobile field after typing or pasting, at most ten digits: `+91 98765-43210` becomes `9876543210`. */
export function typedMobile(text = ''): string {
  const digits = mobileDigits(toLatinDigits(text).replace(/\D/g, ''));
  const own = digits.length > MOBILE_DIGITS ? digits.replace(PREFIX, '') : digits;
  return own.slice(0, MOBILE_DIGITS);
}

/**
 * Value of a number field after typing or pasting: digits and a decimal point, which must stay
 * while the fraction is typed. The rules reject fractions and long numbers.
 */
export function typedNumber(text = ''): string {
  return toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
}
