import type { RoadCharge } from '@tractor-haat/api-client';
import { calculateIncludedGst, calculateTotal, createPriceLines } from './create-price-lines.ts';

const emptyCharge = {
  state: null,
  min_inr: null,
  max_inr: null,
  min_percent: null,
  max_percent: null,
  condition: null,
  source: 'memory',
  as_of: '2026-11-22',
  confidence: 'medium' as const,
};
const charge = (name: string, values: Partial<RoadCharge> = {}): RoadCharge => ({
  ...emptyCharge,
  ...values,
  charge: name,
});
const registration = charge('registration', { min_inr: 600, max_inr: 600 });
const tax = charge('road-tax', { min_percent: 3.5, max_percent: 3.5 });
const loan = charge('hypothecation', { min_inr: 1500, max_inr: 1500, condition: 'with-loan' });
const plate = charge('number-plate');
const price = { min_inr: 656_000, max_inr: 703_000 };

test.each([
  [105_000, 5_000],
  [656_000, 31_238],
  [0, 0],
])('calculates the GST in a price of %d rupees as %d rupees', (amount, gst) => {
  expect(calculateIncludedGst(amount)).toBe(gst);
});

test.each([
  ['only the price', price, [], {}, 656_000, 703_000, []],
  ['a fixed fee', price, [registration], {}, 656_600, 703_600, []],
  // 3.5% of 6,56,000 is 22,960; of 7,03,000 it is 24,605.
  ['a share of the price', price, [tax], {}, 678_960, 727_605, []],
  ['a fee that only a borrower pays', price, [loan], {}, 656_000, 704_500, []],
  ['an unknown charge', price, [plate], {}, 656_000, 703_000, ['number-plate']],
  [
    'a typed amount for an unknown charge',
    price,
    [plate],
    { 'number-plate': 450 },
    656_450,
    703_450,
    [],
  ],
  ['a typed amount of zero', price, [registration], { registration: 0 }, 656_000, 703_000, []],
  [
    'a typed price and a share of it',
    price,
    [tax],
    { 'ex-showroom': 600_000 },
    621_000,
    621_000,
    [],
  ],
  [
    'a price without a maximum',
    { min_inr: 500_000, max_inr: null },
    [tax],
    {},
    517_500,
    517_500,
    [],
  ],
  [
    'a typed price of a machine without a price',
    null,
    [registration],
    { 'ex-showroom': 5 },
    605,
    605,
    [],
  ],
] as const)('calculates the total with %s', (_name, machine, charges, typed, min, max, missing) => {
  expect(calculateTotal(createPriceLines(machine, charges, typed))).toEqual({ min, max, missing });
});

test('returns no total without the price of the machine', () => {
  expect(calculateTotal(createPriceLines(null, [registration], {}))).toBeNull();
  expect(createPriceLines(null, [tax], {})[1]).toMatchObject({ min: null, max: null });
  expect(calculateTotal([])).toBeNull();
});

/** Creates random cases from a fixed seed, so that each run uses the same cases. */
function createRandomCases(count: number) {
  let seed = 20_261_122;
  const random = (max: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * max);
  };
  return Array.from({ length: count }, () => {
    const low = 100_000 + random(1_500_000);
    const charges = ['road-tax', 'registration', 'number-plate', 'insurance'].map((name) => {
      const min = random(20_000);
      return [
        charge(name),
        charge(name, { min_inr: min, max_inr: min + random(5_000) }),
        charge(name, { min_percent: random(40) / 10, max_percent: 4 + random(40) / 10 }),
      ][random(3)] as RoadCharge;
    });
    const typed: Record<string, number> =
      random(2) === 0 ? {} : { [charges[random(4)]?.charge ?? '']: random(50_000) };
    return { price: { min_inr: low, max_inr: low + random(90_000) }, charges, typed };
  });
}

test('sums the lines of random charges', () => {
  for (const { price: machine, charges, typed } of createRandomCases(
    process.env.TEST_FULL ? 5_000 : 500,
  )) {
    const lines = createPriceLines(machine, charges, typed);
    const total = calculateTotal(lines);
    const known = lines.filter(({ min }) => min !== null);
    expect(total?.min).toBe(known.reduce((sum, { min }) => sum + (min ?? 0), 0));
    expect(total?.max).toBe(known.reduce((sum, { max }) => sum + (max ?? 0), 0));
    expect(total?.min).toBeLessThanOrEqual(total?.max ?? 0);
    expect(known.length + (total?.missing.length ?? 0)).toBe(charges.length + 1);
    for (const [name, amount] of Object.entries(typed)) {
      expect(lines.find((line) => line.name === name)).toMatchObject({ min: amount, max: amount });
    }
  }
});
