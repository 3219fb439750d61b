import {
  type CostQuestion,
  calculateBreakEvenAcres,
  calculateCostPerAcre,
  calculateTractorCost,
  estimateLitres,
  estimateRepair,
} from './calculate-tractor-cost.ts';

const question: CostQuestion = {
  price: 600_000,
  down: 100_000,
  rate: 10,
  years: 5,
  every: 'half-yearly',
  hp: 40,
  litres: 4,
  diesel: 90,
  hours: 8,
  driver: 60,
  repair: 60,
  insurance: 12_000,
};

test('calculates the yearly and the per-acre cost of a worked example', () => {
  const cost = calculateTractorCost(question);
  // 5,00,000 over ten half years at 5%: 1.05^10 = 1.628894627, 5,00,000 × 0.05 / (1 − 1 / 1.628894627) = 64,752.29.
  expect(cost.emi).toBeCloseTo(64_752.287, 2);
  // Two instalments a year plus 12,000 of insurance: 1,41,504.57.
  expect(cost.fixed).toBeCloseTo(141_504.575, 2);
  // 8 × (4 × 90 + 60 + 60) = 3,840.
  expect(cost.perAcre).toBe(3840);
  // On 20 acres: 1,41,504.57 / 20 + 3,840 = 10,915.23.
  expect(Math.round(calculateCostPerAcre(cost, 20))).toBe(10_915);
});

test.each([
  // 1,41,504.57 / (7,000 − 3,840) = 44.78.
  [7000, 44.8],
  // 1,41,504.57 / (12,000 − 3,840) = 17.34.
  [12_000, 17.3],
  // One rupee above the running cost per acre: 1,41,504.57 acres.
  [3841, 141_504.6],
])('calculates the break-even at a hire rate of ₹ %i per acre as %p acres', (hire, acres) => {
  expect(calculateBreakEvenAcres(calculateTractorCost(question), hire)).toBe(acres);
});

test.each([3840, 3839, 0])('returns no break-even for a hire rate of ₹ %i per acre', (hire) => {
  expect(calculateBreakEvenAcres(calculateTractorCost(question), hire)).toBeNull();
});

test('calculates a cost equal to the hire rate at the unrounded break-even', () => {
  const cost = calculateTractorCost(question);
  const acres = cost.fixed / (9000 - cost.perAcre);
  expect(calculateCostPerAcre(cost, acres)).toBeCloseTo(9000, 6);
});

test.each([
  ['monthly', 12, 10_623.522],
  ['quarterly', 4, 32_073.564],
  ['yearly', 1, 131_898.74],
] as const)(
  'calculates the instalment of a loan with %s payments, %i per year',
  (every, perYear, emi) => {
    const cost = calculateTractorCost({ ...question, every });
    expect(cost.perYear).toBe(perYear);
    // The annuity for 60, 20 and 5 periods at 10% / 12, 2.5% and 10%.
    expect(cost.emi).toBeCloseTo(emi, 1);
  },
);

test('includes only insurance in the fixed cost of a fully paid tractor', () => {
  expect(calculateTractorCost({ ...question, down: 600_000 }).fixed).toBe(12_000);
});

test('estimates diesel and repair from power and price', () => {
  // 0.15 × 0.746 × 45 = 5.0355; 7,25,000 / 10,000 = 72.50.
  expect(estimateLitres(45)).toBeCloseTo(5.0355, 10);
  expect(estimateRepair(725_000)).toBe(72.5);
});
