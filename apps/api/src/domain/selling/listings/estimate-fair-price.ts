export type Comparable = { id: number; price_inr: number; new_price_inr: number; year: number };

/** `percent` is the asking price as a share of the price when new. */
export type PriceShare<T extends Comparable> = T & { percent: number };

export type FairPriceRange<T extends Comparable> = {
  comparables: PriceShare<T>[];
  low_percent: number | null;
  high_percent: number | null;
  range: { min_inr: number; max_inr: number } | null;
};

export const MIN_COMPARABLES = 4;

const MAX_COMPARABLES = 12;

export const MAX_YEAR_DIFFERENCE = 2;

const ROUNDING_STEP_INR = 5000;

/** The range is the middle half of the listings' price shares, applied to the model's price when new. */
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
