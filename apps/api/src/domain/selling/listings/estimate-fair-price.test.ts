import { estimateFairPrice, MIN_COMPARABLES } from './estimate-fair-price.ts';

const LAKH = 100_000;
let ids = 0;
const listing = (year: number, percent: number, new_price_inr = 10 * LAKH) => {
  ids += 1;
  return { id: ids, year, new_price_inr, price_inr: (new_price_inr * percent) / 100 };
};
const own = { year: 2018, new_price_inr: 6 * LAKH };

test.each([
  // Values below the lower and above the upper quartile are excluded.
  ['four: one aside on each side', [40, 50, 60, 90], [50, 60], [300_000, 360_000]],
  ['five: still one', [40, 50, 55, 60, 90], [50, 60], [300_000, 360_000]],
  ['eight: two aside', [10, 20, 50, 51, 52, 60, 90, 99], [50, 60], [300_000, 360_000]],
  ['all the same', [50, 50, 50, 50], [50, 50], [300_000, 300_000]],
  // 6,00,000 x 47 % = 2,82,000 and x 53 % = 3,18,000: to the next 5,000 outwards.
  ['rounded outwards to 5,000', [10, 47, 53, 90], [47, 53], [280_000, 320_000]],
])('%s', (_, percents, shares, range) => {
  const found = estimateFairPrice(
    own,
    percents.map((percent) => listing(2018, percent)),
  );
  expect([found.low_percent, found.high_percent]).toEqual(shares);
  expect(found.range).toEqual({ min_inr: range[0], max_inr: range[1] });
});

test.each([
  ['none at all', []],
  ['one too few', Array.from({ length: MIN_COMPARABLES - 1 }, () => listing(2018, 50))],
  ['enough, of other years', Array.from({ length: 9 }, () => listing(2014, 50))],
  ['enough, of which nobody knows the new price', [0, 0, 0, 0, 0].map(() => listing(2018, 50, 0))],
])('returns no range with too few listings: %s', (_, listings) => {
  expect(estimateFairPrice(own, listings)).toMatchObject({ low_percent: null, range: null });
});

test('returns shares but no range for a model without a new price', () => {
  const listings = [40, 50, 60, 90].map((percent) => listing(2018, percent));
  const { comparables, range } = estimateFairPrice({ year: 2018, new_price_inr: null }, listings);
  expect(comparables).toHaveLength(4);
  expect(range).toBeNull();
});

test('prefers the nearest years, with at most twelve listings', () => {
  const near = Array.from({ length: 12 }, () => listing(2018, 50));
  const far = Array.from({ length: 12 }, () => listing(2020, 90));
  const { comparables } = estimateFairPrice(own, [...far, ...near]);
  expect(comparables.map(({ id }) => id).sort()).toEqual(near.map(({ id }) => id).sort());
});

test('returns the same result for any order of listings', () => {
  const listings = [71, 40, 52, 66, 48, 59, 90].map((percent) => listing(2017, percent));
  expect(estimateFairPrice(own, listings)).toEqual(estimateFairPrice(own, listings.toReversed()));
});
