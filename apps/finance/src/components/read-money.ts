import { numberFromText, rupeesFromText } from '@tractor-haat/i18n';

/** A sum as people write it, or any number: addresses may have been written by a program. NaN if it is neither. */
export function readMoney(text: string): number {
  const rupees = rupeesFromText(text);
  return Number.isNaN(rupees) ? numberFromText(text) : rupees;
}

const MAX_SHOWN = 40;

/** Text of a sum in a query that cannot be read, to show it with an error; undefined if it can be read or is empty. */
export function unreadMoney(search: string, name: string): string | undefined {
  const text = new URLSearchParams(search).get(name)?.trim() ?? '';
  return text !== '' && Number.isNaN(readMoney(text)) ? text.slice(0, MAX_SHOWN) : undefined;
}
