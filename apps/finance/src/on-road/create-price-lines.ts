import type { PublicPrice, RoadCharge } from '@tractor-haat/api-client';
import { parseIntegerRupees } from '@tractor-haat/i18n';

/** Whole rupees. `min` and `max` are null if not known. */
export interface PriceLine {
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
}

type TypedAmounts = Readonly<Record<string, number>>;

export const EX_SHOWROOM = 'ex-showroom';

/** GST on tractors since 22 September 2025. The ex-showroom price includes it. */
export const GST_PERCENT = 5;

export const calculateIncludedGst = (price: number): number =>
  Math.round((price * GST_PERCENT) / (100 + GST_PERCENT));

/** The price comes first, then each charge. A typed amount replaces the published one. */
export function createPriceLines(
  price: Pick<PublicPrice, 'min_inr' | 'max_inr'> | null,
  charges: readonly RoadCharge[],
  typed: TypedAmounts,
): PriceLine[] {
  const published: PriceLine = {
    name: EX_SHOWROOM,
    min: price?.min_inr ?? null,
    max: price?.max_inr ?? price?.min_inr ?? null,
  };
  const machine = applyTypedAmount(published, typed);
  return [
    machine,
    ...charges.map((charge) => applyTypedAmount(toPriceLine(charge, machine), typed)),
  ];
}

/** Charges with this condition start at 0, because a buyer without a loan does not pay them. */
const ONLY_WITH_LOAN = 'with-loan';

function toPriceLine(charge: RoadCharge, machine: PriceLine): PriceLine {
  const { charge: name, condition, min_percent, max_percent } = charge;
  const calculateShare = (percent: number | null, price: number | null) =>
    percent === null || price === null ? null : Math.round((price * percent) / 100);
  const min = charge.min_inr ?? calculateShare(min_percent, machine.min);
  const max = charge.max_inr ?? calculateShare(max_percent ?? min_percent, machine.max) ?? min;
  const minAmount = condition === ONLY_WITH_LOAN && min !== null ? 0 : min;
  return { name, min: minAmount, max };
}

function applyTypedAmount(line: PriceLine, typed: TypedAmounts): PriceLine {
  const typedAmount = typed[line.name];
  return typedAmount === undefined ? line : { name: line.name, min: typedAmount, max: typedAmount };
}

export interface RoadTotal {
  readonly min: number;
  readonly max: number;
  readonly missing: readonly string[];
}

/** Null if the price of the machine is not known, because a total without it would mislead. */
export function calculateTotal(lines: readonly PriceLine[]): RoadTotal | null {
  const [machine] = lines;
  if (!machine || machine.min === null) return null;
  return {
    min: lines.reduce((sum, { min }) => sum + (min ?? 0), 0),
    max: lines.reduce((sum, { min, max }) => sum + (max ?? min ?? 0), 0),
    missing: lines.filter(({ min }) => min === null).map(({ name }) => name),
  };
}

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
