import { calculateBreakEvenAcres, calculateTractorCost } from './calculate-tractor-cost.ts';
import { readCostForm } from './read-cost-form.ts';

// Each case is a query with the expected instalment, fixed cost per year, running cost per acre and break-even in
// acres. The values were calculated separately with exact fractions.
test.each([
  [
    // Default values: litres 0.15 × 0.746 × 45 = 5.0355, repair 72.5, hours 8, driver 60, insurance 12,000.
    'price=725000&down=125000&rate=9.5&years=5&hp=45&diesel=92&hire=7000',
    [76_762.195, 165_524.389, 4766.128, 74.1],
  ],
  [
    'price=900000&down=0&rate=12&years=7&every=monthly&hp=55&diesel=94.5&hire=9000',
    [15_887.46, 202_649.514, 5852.802, 64.4],
  ],
  [
    'price=550000&down=150000&rate=8.75&years=4&every=quarterly&hp=35&diesel=90&hours=10&driver=75&hire=8000',
    [29_899.405, 131_597.622, 4824.85, 41.4],
  ],
  [
    'price=600000&down=100000&rate=0&years=5&every=yearly&hp=40&diesel=90&hire=6500',
    [100_000, 112_000, 4182.72, 48.3],
  ],
  [
    // The running cost per acre exceeds the hire rate, so there is no break-even.
    'price=725000&down=125000&rate=9.5&years=5&every=half-yearly&hp=45&diesel=92&hire=4700',
    [76_762.195, 165_524.389, 4766.128, null],
  ],
] as const)('calculates the costs for the query %s', (search, [emi, fixed, perAcre, even]) => {
  const { question, numbers } = readCostForm(`?${search}`);
  if (!question) throw new Error('The query must be valid');
  const cost = calculateTractorCost(question);
  expect(cost.emi).toBeCloseTo(emi, 3);
  expect(cost.fixed).toBeCloseTo(fixed, 3);
  expect(cost.perAcre).toBeCloseTo(perAcre, 3);
  expect(calculateBreakEvenAcres(cost, numbers.hire.value ?? 0)).toBe(even);
});

test('uses default values for fields that the query does not contain', () => {
  expect(readCostForm('?price=725000&hp=45')).toMatchObject({
    every: 'half-yearly',
    question: { hours: 8, driver: 60, insurance: 12_000, repair: 72.5 },
  });
  // 0.15 litres per kWh × 0.746 kW per HP × 45 HP.
  expect(readCostForm('?price=725000&hp=45').question?.litres).toBeCloseTo(5.0355, 9);
});
