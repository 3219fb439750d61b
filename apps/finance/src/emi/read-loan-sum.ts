import { parseIntegerRupees } from '@tractor-haat/i18n';

/** A smaller number, such as `7.5`, probably means lakh, so it is rejected. */
const MIN_SUM_RUPEES = 100;

/** Returns NaN for unreadable text and for sums from 1 to 99. Zero is valid. */
export function readLoanSum(text: string): number {
  const rupees = parseIntegerRupees(text);
  return rupees > 0 && rupees < MIN_SUM_RUPEES ? Number.NaN : rupees;
}
