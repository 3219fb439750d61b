import { MOBILE_DIGITS } from '@tractor-haat/api-client';

/** What stays of what is typed or pasted into a mobile number: `+91 98765-43210` is `9876543210`. */
export function typedMobile(text = ''): string {
  const digits = text.replace(/\D/g, '');
  const own = digits.length > MOBILE_DIGITS ? digits.replace(/^(?:91|0)/, '') : digits;
  return own.slice(0, MOBILE_DIGITS);
}

/** Figures only, as many as a rupee amount or a year can have. */
export function typedNumber(text = ''): string {
  return text.replace(/\D/g, '').slice(0, 9);
}
