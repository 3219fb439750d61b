import { parseIntegerRupees } from '@tractor-haat/i18n';

/** No loan amount is smaller: a bare `7.5` means lakh, and is shown with an error instead of the minimum. */
const MIN_SUM = 100;

/** A sum of a loan in whole rupees; NaN also for a bare 7 or 7.5, which may mean lakh. */
export function readLoanSum(text: string): number {
  const rupees = parseIntegerRupees(text);
  return rupees > 0 && rupees < MIN_SUM ? Number.NaN : rupees;
}

const MAX_TEXT_LENGTH = 40;

/**
 * Text of an amount in a query that cannot be parsed, to show it with an error; undefined if it can be parsed or is
 * empty.
 */
export function findUnreadableAmount(
  search: string,
  name: string,
  read = parseIntegerRupees,
): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(read(text)) ? text.slice(0, MAX_TEXT_LENGTH) : undefined;
}
