import { parseNumber, parseRupees } from '@tractor-haat/i18n';

/**
 * Parses an amount in rupees as people write it, or a plain number, since a URL may come from a program. NaN if it is
 * neither.
 */
export function readMoney(text: string): number {
  const rupees = parseRupees(text);
  return Number.isNaN(rupees) ? parseNumber(text) : rupees;
}

/** No loan amount is smaller: a bare `7.5` means lakh, and is shown with an error instead of the minimum. */
const MIN_SUM = 100;

/** Without paise, as in forms (`parseIntegerRupees`). */
const toLoanSum = (rupees: number) =>
  rupees > 0 && rupees < MIN_SUM ? Number.NaN : Math.floor(rupees);

/** A typed sum of a loan in whole rupees; NaN also for a bare 7 or 7.5, which may mean lakh. */
export const readTypedSum = (text: string) => toLoanSum(parseRupees(text));

/** The same for a URL, which may come from a program (`readMoney`). */
export const readLoanSum = (text: string) => toLoanSum(readMoney(text));

const MAX_TEXT_LENGTH = 40;

/**
 * Text of an amount in a query that cannot be parsed, to show it with an error; undefined if it can be parsed or is
 * empty.
 */
export function findUnreadableAmount(
  search: string,
  name: string,
  read = readMoney,
): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(read(text)) ? text.slice(0, MAX_TEXT_LENGTH) : undefined;
}
