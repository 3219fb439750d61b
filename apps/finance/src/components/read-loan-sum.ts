import { parseIntegerRupees } from '@tractor-haat/i18n';

/** Smallest loan sum in rupees. A smaller number, such as a bare `7.5`, probably means lakh and is rejected. */
const MIN_SUM = 100;

/** Reads a loan sum in whole rupees. Returns NaN for unreadable text and for sums below `MIN_SUM`. */
export function readLoanSum(text: string): number {
  const rupees = parseIntegerRupees(text);
  return rupees > 0 && rupees < MIN_SUM ? Number.NaN : rupees;
}

const MAX_TEXT_LENGTH = 40;

/**
 * Returns the text of an amount in a query if it cannot be parsed, so that the form can show it with an error.
 * Returns undefined for a readable or empty amount.
 */
export function findUnreadableAmount(
  search: string,
  name: string,
  read = parseIntegerRupees,
): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(read(text)) ? text.slice(0, MAX_TEXT_LENGTH) : undefined;
}
