import { parseIntegerRupees } from '@tractor-haat/i18n';
import type { TypedAmounts } from './create-price-lines.ts';

/** Ten crore rupees. */
const MAX_AMOUNT = 100_000_000;

/** Accepts `₹ 6,56,000` and `6.56 lakh`. Null if empty, NaN if invalid. */
export function readAmount(text: string): number | null {
  if (/^[₹\s]*$/.test(text)) return null;
  const amount = parseIntegerRupees(text);
  return amount <= MAX_AMOUNT ? amount : Number.NaN;
}

export function parseTypedAmounts(texts: Readonly<Record<string, string>>): TypedAmounts {
  const amounts: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const amount = readAmount(text);
    if (amount !== null && !Number.isNaN(amount)) amounts[name] = amount;
  }
  return amounts;
}
