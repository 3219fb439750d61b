import { toLatinDigits } from '@tractor-haat/i18n';
import type { TypedAmounts } from './price-lines.ts';

/** The most that anyone may mean: ten crore. */
const MOST = 100_000_000;

/** Rupees as people type them, `₹ 6,56,000`; null when nothing was typed, NaN when it is no amount. */
export function readAmount(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[₹,\s]/g, '');
  if (digits === '') return null;
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return amount <= MOST ? amount : Number.NaN;
}

/** The amounts among what was typed by line; what is no amount does not count. */
export function typedAmounts(texts: Readonly<Record<string, string>>): TypedAmounts {
  const amounts: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const amount = readAmount(text);
    if (amount !== null && !Number.isNaN(amount)) amounts[name] = amount;
  }
  return amounts;
}
