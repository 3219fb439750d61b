/** A comparable listing, and the model's price when new. */
export type Comparable = { id: number; price_inr: number; new_price_inr: number; year: number };

/** A listing's price as a share of the new price, in whole per cent. */
export type PriceShare<T extends Comparable> = T & { percent: number };

export type FairRange<T extends Comparable> = {
  /** The counted listings, from the lowest share to the highest. */
  counted: PriceShare<T>[];
  low_percent: number | null;
  high_percent: number | null;
  range: { min_inr: number; max_inr: number } | null;
};

/** Minimum for a range: each quarter must contain at least one listing. */
export const MIN_COMPARABLES = 4;

/** More would include less similar listings. */
const MAX_COMPARABLES = 12;

/** Comparable difference in years. */
export const YEARS_APART = 2;

const STEP_INR = 5000;

/**
 * Asking prices of comparable listings: the middle half of their shares of the price when new, applied to this model's
 * price when new. No other factor counts; the nearest years come first.
 */
export function fairRange<T extends Comparable>(
  own: { year: number; new_price_inr: number | null },
  listings: readonly T[],
): FairRange<T> {
  const counted = listings
    .filter(({ year }) => Math.abs(year - own.year) <= YEARS_APART)
    .filter(({ price_inr, new_price_inr }) => price_inr > 0 && new_price_inr > 0)
    .sort(
      (one, other) =>
        Math.abs(one.year - own.year) - Math.abs(other.year - own.year) || one.id - other.id,
    )
    .slice(0, MAX_COMPARABLES)
    .map((one) => ({ ...one, percent: Math.round((one.price_inr / one.new_price_inr) * 100) }))
    .sort((one, other) => one.percent - other.percent || one.id - other.id);
  if (counted.length < MIN_COMPARABLES || own.new_price_inr === null) {
    return { counted, low_percent: null, high_percent: null, range: null };
  }
  const aside = Math.floor(counted.length / 4);
  const low_percent = counted[aside]?.percent ?? 0;
  const high_percent = counted[counted.length - 1 - aside]?.percent ?? 0;
  const of = (percent: number, round: (value: number) => number) =>
    round(((own.new_price_inr ?? 0) * (percent / 100)) / STEP_INR) * STEP_INR;
  const range = { min_inr: of(low_percent, Math.floor), max_inr: of(high_percent, Math.ceil) };
  return { counted, low_percent, high_percent, range };
}
