import { parseIntegerRupees } from '@tractor-haat/i18n';

const MAX_TEXT_LENGTH = 40;

/** Returns a typed amount that cannot be read, which the form shows with an error. Undefined if it is valid or empty. */
export function findUnreadableAmount(
  search: string,
  name: string,
  parseAmount = parseIntegerRupees,
): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(parseAmount(text))
    ? text.slice(0, MAX_TEXT_LENGTH)
    : undefined;
}
