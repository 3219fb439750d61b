/** A comparable listing, and the model's price when new. */
export type Comparable = { id: number; price_inr: number; new_price_inr: number; year: number };

/** A listing's price as a share of the new price, in whole per cent. */
export type PriceShare<T extends Comparable> = T & { percent: number };

export type FairPriceRange<T extends Comparable> = {
  /** The counted listings, from the lowest share to the highest. */
  comparables: PriceShare<T>[];
  low_percent: number | null;
  high_percent: number | null;
  range: { min_inr: number; max_inr: number } | null;
};

/** Minimum for a range: each quarter must contain at least one listing. */
export const MIN_COMPARABLES = 4;

/** More would include less similar listings. */
const MAX_COMPARABLES = 12;

/** Comparable difference in years. */
export const MAX_YEAR_DIFFERENCE = 2;

const ROUNDING_STEP_INR = 5000;

/**
 * Asking prices of comparable listings: the middle half of their shares of the price when new, applied to this model's
 * price when new. No other factor counts; the nearest years come first.
 */
export function estimateFairPrice<T extends Comparable>(
  model: { year: number; new_price_inr: number | null },
  listings: readonly T[],
): FairPriceRange<T> {
  const comparables = listings
    .filter(({ year }) => Math.abs(year - model.year) <= MAX_YEAR_DIFFERENCE)
    .filter(({ price_inr, new_price_inr }) => price_inr > 0 && new_price_inr > 0)
    .sort((a, b) => Math.abs(a.year - model.year) - Math.abs(b.year - model.year) || a.id - b.id)
    .slice(0, MAX_COMPARABLES)
    .map((listing) => ({
      ...listing,
      percent: Math.round((listing.price_inr / listing.new_price_inr) * 100),
    }))
    .sort((a, b) => a.percent - b.percent || a.id - b.id);
  if (comparables.length < MIN_COMPARABLES || model.new_price_inr === null) {
    return { comparables, low_percent: null, high_percent: null, range: null };
  }
  const quarter = Math.floor(comparables.length / 4);
  const low_percent = comparables[quarter]?.percent ?? 0;
  const high_percent = comparables[comparables.length - 1 - quarter]?.percent ?? 0;
  const toPrice = (percent: number, round: (value: number) => number) =>
    round(((model.new_price_inr ?? 0) * (percent / 100)) / ROUNDING_STEP_INR) * ROUNDING_STEP_INR;
  const range = {
    min_inr: toPrice(low_percent, Math.floor),
    max_inr: toPrice(high_percent, Math.ceil),
  };
  return { comparables, low_percent, high_percent, range };
}
