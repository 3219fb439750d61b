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
const createCharge = (name: string, values: Partial<RoadCharge> = {}): RoadCharge => ({
  ...emptyCharge,
  ...values,
  charge: name,
});
const registration = createCharge('registration', { min_inr: 600, max_inr: 600 });
const tax = createCharge('road-tax', { min_percent: 3.5, max_percent: 3.5 });
const loan = createCharge('hypothecation', {
  min_inr: 1500,
  max_inr: 1500,
  condition: 'with-loan',
});
const plate = createCharge('number-plate');
const price = { min_inr: 656_000, max_inr: 703_000 };

test.each([
  [105_000, 5_000],
  [656_000, 31_238],
  [0, 0],
])('calculates the GST in a price of %d rupees as %d rupees', (amount, gst) => {
  expect(calculateIncludedGst(amount)).toBe(gst);
});

test.each([
  { case: 'only the price', total: { min: 656_000, max: 703_000, missing: [] } },
  {
    case: 'a fixed fee',
    charges: [registration],
    total: { min: 656_600, max: 703_600, missing: [] },
  },
  {
    // 3.5% of 6,56,000 is 22,960; of 7,03,000 it is 24,605.
    case: 'a share of the price',
    charges: [tax],
    total: { min: 678_960, max: 727_605, missing: [] },
  },
  {
    case: 'a fee that only a borrower pays',
    charges: [loan],
    total: { min: 656_000, max: 704_500, missing: [] },
  },
  {
    case: 'an unknown charge',
    charges: [plate],
    total: { min: 656_000, max: 703_000, missing: ['number-plate'] },
  },
  {
    case: 'a typed amount for an unknown charge',
    charges: [plate],
    typed: { 'number-plate': 450 },
    total: { min: 656_450, max: 703_450, missing: [] },
  },
  {
    case: 'a typed amount of zero',
    charges: [registration],
    typed: { registration: 0 },
    total: { min: 656_000, max: 703_000, missing: [] },
  },
  {
    case: 'a typed price and a share of it',
    charges: [tax],
    typed: { 'ex-showroom': 600_000 },
    total: { min: 621_000, max: 621_000, missing: [] },
  },
  {
    case: 'a price without a maximum',
    machinePrice: { min_inr: 500_000, max_inr: null },
    charges: [tax],
    total: { min: 517_500, max: 517_500, missing: [] },
  },
  {
    case: 'a typed price of a machine without a price',
    machinePrice: null,
    charges: [registration],
    typed: { 'ex-showroom': 5 },
    total: { min: 605, max: 605, missing: [] },
  },
])(
  'calculates the total with $case',
  ({ machinePrice = price, charges = [], typed = {}, total }) => {
    expect(calculateTotal(createPriceLines(machinePrice, charges, typed))).toEqual(total);
  },
);

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
        createCharge(name),
        createCharge(name, { min_inr: min, max_inr: min + random(5_000) }),
        createCharge(name, { min_percent: random(40) / 10, max_percent: 4 + random(40) / 10 }),
      ][random(3)] as RoadCharge;
    });
    const typed: Record<string, number> =
      random(2) === 0 ? {} : { [charges[random(4)]?.charge ?? '']: random(50_000) };
    return { price: { min_inr: low, max_inr: low + random(90_000) }, charges, typed };
  });
}

test('sums the lines of random charges', () => {
  for (const { price: machinePrice, charges, typed } of createRandomCases(
    process.env.TEST_FULL ? 5_000 : 500,
  )) {
    const lines = createPriceLines(machinePrice, charges, typed);
    const total = calculateTotal(lines);
    const knownLines = lines.filter(({ min }) => min !== null);
    expect(total?.min).toBe(knownLines.reduce((sum, { min }) => sum + (min ?? 0), 0));
    expect(total?.max).toBe(knownLines.reduce((sum, { max }) => sum + (max ?? 0), 0));
    expect(total?.min).toBeLessThanOrEqual(total?.max ?? 0);
    expect(knownLines.length + (total?.missing.length ?? 0)).toBe(charges.length + 1);
    for (const [name, amount] of Object.entries(typed)) {
      expect(lines.find((line) => line.name === name)).toMatchObject({ min: amount, max: amount });
    }
  }
});
