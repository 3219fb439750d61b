import { instalment, teaserEmi } from '@tractor-haat/pages/loan';
import {
  applyChange,
  calculateDown,
  formatInputs,
  readInputs,
  toLoanTerms,
  toPrepayment,
} from './emi-inputs.ts';
import { addMonths } from './schedule.ts';

const findModelPrice = (model: string) => ({ 7: 640_000, 8: 900_000 })[model];

test('reads an empty query as the defaults, and formats them as an empty query', () => {
  const inputs = readInputs('');
  expect(toLoanTerms(inputs)).toEqual({
    principal: 595_000,
    ratePercent: 10,
    months: 60,
    frequency: 'monthly',
  });
  expect(formatInputs(inputs)).toBe('');
});

test.each([540_000, 683_250, 1_249_999])(
  'calculates the same instalment as the teaser for ?price=%i',
  (price) => {
    expect(instalment(toLoanTerms(readInputs(`?price=${price}`)))).toBe(teaserEmi(price));
  },
);

test('reads a formatted query back unchanged', () => {
  const search =
    '?price=812345&down=100000&rate=9.35&months=72&every=half-yearly&start=2027-04&fee=2500' +
    '&extra=50000&extra_after=4&extra_effect=smaller&flat=6.5' +
    '&b_rate=8&b_kind=flat&b_months=48&b_every=yearly&b_fee=1000';
  expect(formatInputs(readInputs(search))).toBe(search);
});

test.each([
  ['price=abc', 700_000],
  ['price=', 700_000],
  ['price=-5', 700_000],
  ['price=1e99', 700_000],
  ['price=6,83,250', 683_250],
  ['price=7.5 lakh', 750_000],
  ['price=₹७.५ लाख', 750_000],
  ['price=૭.૫ લાખ', 750_000],
  ['price=75k', 75_000],
  ['price=75 हज़ार', 75_000],
  ['price=1 crore', 5_000_000],
  ['price=7-7.5 lakh', 700_000],
  ['price=NaN', 700_000],
  ['price=1000&price=2000', 50_000],
  // A bare 7.5 probably means lakh, so the default is used.
  ['price=7.5', 700_000],
])('reads ?%s as a price of %i', (query, price) =>
  expect(readInputs(`?${query}`).price).toBe(price),
);

test('ignores invalid values in a query', () => {
  const invalidQuery =
    '?every=daily&start=2026-13&b_kind=%3Cscript%3E&extra_effect=x&model=-1&down=abc';
  expect(formatInputs(readInputs(invalidQuery))).toBe('');
});

test('derives the down payment from the price until a down payment is set', () => {
  const start = readInputs('');
  expect(calculateDown(applyChange(start, { price: 1_000_000 }))).toBe(150_000);
  const set = applyChange(start, { down: 300_000 });
  expect(calculateDown(applyChange(set, { price: 1_000_000 }))).toBe(300_000);
  expect(toLoanTerms(applyChange(set, { price: 200_000 })).principal).toBe(0);
});

test('rounds the months to whole instalment periods', () => {
  const start = readInputs('?months=61');
  expect(applyChange(start, { every: 'half-yearly' }).months).toBe(60);
  expect(applyChange(start, { every: 'yearly' }).months).toBe(60);
  expect(readInputs('?months=7&every=yearly').months).toBe(12);
});

test('limits the instalment of a prepayment to the term of the loan', () => {
  const inputs = readInputs('?extra=50000&extra_after=99&months=24');
  expect(toPrepayment(inputs)).toEqual({ amount: 50_000, after: 24, effect: 'shorter' });
  expect(toPrepayment(readInputs(''))).toBeUndefined();
});

test('uses the price of the model unless the query has a price for this model', () => {
  expect(readInputs('?model=7', findModelPrice).price).toBe(640_000);
  expect(readInputs('?model=7&price=600000', findModelPrice).price).toBe(600_000);
  expect(readInputs('?model=7&price=600000&priced=7', findModelPrice).price).toBe(600_000);
  // Without JavaScript the form submits a new model with the price and down payment of the old one.
  const newModelInputs = readInputs('?model=8&price=600000&down=90000&priced=7', findModelPrice);
  expect([newModelInputs.price, calculateDown(newModelInputs)]).toEqual([900_000, 135_000]);
  expect(readInputs('?model=9&price=600000&priced=7', findModelPrice).price).toBe(600_000);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', 120, '2036-11'],
])('%s plus %i months is %s', (month, months, result) =>
  expect(addMonths(month, months)).toBe(result),
);
