import { parseIntegerRupees } from '@tractor-haat/i18n';

/** A smaller number, such as `7.5`, probably means lakh, so it is rejected. */
const MIN_SUM = 100;

/** NaN for unreadable text and for sums below `MIN_SUM`. */
export function readLoanSum(text: string): number {
  const rupees = parseIntegerRupees(text);
  return rupees > 0 && rupees < MIN_SUM ? Number.NaN : rupees;
}

const MAX_TEXT_LENGTH = 40;

/** Returns unreadable text, so the form can show it with an error. Undefined if the amount is readable or empty. */
export function findUnreadableAmount(
  search: string,
  name: string,
  read = parseIntegerRupees,
): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(read(text)) ? text.slice(0, MAX_TEXT_LENGTH) : undefined;
}
