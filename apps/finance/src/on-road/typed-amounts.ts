import { toLatinDigits } from '@tractor-haat/i18n';
import type { TypedAmounts } from './price-lines.ts';

/** Maximum amount in rupees: ten crore. */
const MOST = 100_000_000;

/** Reads a typed amount in rupees such as `₹ 6,56,000`; null if empty, NaN if invalid. */
export function readAmount(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[₹,\s]/g, '');
  if (digits === '') return null;
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return amount <= MOST ? amount : Number.NaN;
}

/** Valid amounts by line; empty and invalid ones are left out. */
export function typedAmounts(texts: Readonly<Record<string, string>>): TypedAmounts {
  const amounts: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const amount = readAmount(text);
    if (amount !== null && !Number.isNaN(amount)) amounts[name] = amount;
  }
  return amounts;
}
