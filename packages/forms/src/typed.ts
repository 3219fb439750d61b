import { MOBILE_DIGITS, mobileDigits, toLatinDigits } from '@tractor-haat/api-client';

/** The country's code and the 0 of calls within the country, before a number that is not typed to its end. */
const PREFIX = /^(?:(?:00?)?910?|00?)/;

/** The value of a mobile field after typing or pasting, at most ten digits: `+91 98765-43210` is `9876543210`. */
export function typedMobile(text = ''): string {
  const digits = mobileDigits(toLatinDigits(text).replace(/\D/g, ''));
  const own = digits.length > MOBILE_DIGITS ? digits.replace(PREFIX, '') : digits;
  return own.slice(0, MOBILE_DIGITS);
}

/**
 * The value of a number field after typing or pasting: digits, and a decimal point, which must not vanish while what
 * follows it is typed. The rules judge a fraction, and a number that is too long.
 */
export function typedNumber(text = ''): string {
  return toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '');
}
