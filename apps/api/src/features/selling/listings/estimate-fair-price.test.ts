import { estimateFairPrice, MIN_COMPARABLES } from './create-fair-price-reader.ts';

const LAKH = 100_000;

let lastId = 0;
const createListing = (year: number, percent: number, new_price_inr = 10 * LAKH) => {
  lastId += 1;
  return { id: lastId, year, new_price_inr, price_inr: (new_price_inr * percent) / 100 };
};
const model = { year: 2018, new_price_inr: 6 * LAKH };

test.each([
  ['four listings', [40, 50, 60, 90], [50, 60], [300_000, 360_000]],
  ['five listings', [40, 50, 55, 60, 90], [50, 60], [300_000, 360_000]],
  ['eight listings', [10, 20, 50, 51, 52, 60, 90, 99], [50, 60], [300_000, 360_000]],
  ['listings with equal prices', [50, 50, 50, 50], [50, 50], [300_000, 300_000]],
  // 47 % of 6,00,000 are 2,82,000 and 53 % are 3,18,000.
  ['listings, rounded outwards to 5,000 rupees', [10, 47, 53, 90], [47, 53], [280_000, 320_000]],
])('estimates the price range from the middle half of %s', (_, percents, shares, range) => {
  const fairPrice = estimateFairPrice(
    model,
    percents.map((percent) => createListing(2018, percent)),
  );
  expect([fairPrice.low_percent, fairPrice.high_percent]).toEqual(shares);
  expect(fairPrice.range).toEqual({ min_inr: range[0], max_inr: range[1] });
});

test.each([
  ['no listings', []],
  [
    'one listing too few',
    Array.from({ length: MIN_COMPARABLES - 1 }, () => createListing(2018, 50)),
  ],
  ['enough listings of other years', Array.from({ length: 9 }, () => createListing(2014, 50))],
  [
    'enough listings without a price when new',
    [0, 0, 0, 0, 0].map(() => createListing(2018, 50, 0)),
  ],
])('returns no price range for %s', (_, listings) => {
  expect(estimateFairPrice(model, listings)).toMatchObject({ low_percent: null, range: null });
});

test('returns comparable listings but no price range for a model whose new price is unknown', () => {
  const listings = [40, 50, 60, 90].map((percent) => createListing(2018, percent));
  const { comparables, range } = estimateFairPrice({ year: 2018, new_price_inr: null }, listings);
  expect(comparables).toHaveLength(4);
  expect(range).toBeNull();
});

test('compares at most twelve listings, those of the nearest years', () => {
  const nearListings = Array.from({ length: 12 }, () => createListing(2018, 50));
  const farListings = Array.from({ length: 12 }, () => createListing(2020, 90));
  const { comparables } = estimateFairPrice(model, [...farListings, ...nearListings]);
  expect(comparables.map(({ id }) => id).sort()).toEqual(nearListings.map(({ id }) => id).sort());
});

test('returns the same estimate for the same listings in any order', () => {
  const listings = [71, 40, 52, 66, 48, 59, 90].map((percent) => createListing(2017, percent));
  expect(estimateFairPrice(model, listings)).toEqual(
    estimateFairPrice(model, listings.toReversed()),
  );
});
