import { calculateOfferCosts } from './calculate-offer-costs.ts';
import { applyChange, readInputs } from './emi-inputs.ts';

const loanInputs = readInputs('?price=600000&down=100000');

test('calculates the costs of a reducing-balance loan with a fee and of a flat-rate loan', () => {
  const [first, second] = calculateOfferCosts(
    applyChange(loanInputs, {
      fee: 5000,
      other: { rate: 7, kind: 'flat', months: 60, every: 'monthly', fee: 0 },
    }),
  );
  expect(first).toMatchObject({ instalment: 10_624, interest: 137_409, cost: 142_409 });
  expect(second).toMatchObject({ instalment: 11_250, interest: 175_000, cost: 175_000 });
  expect(first.reducing).toBe(10);
  expect(second.reducing).toBeCloseTo(12.504, 3);
});

test('calculates a higher total for half-yearly instalments at the same rate', () => {
  const [monthly, halfYearly] = calculateOfferCosts(
    applyChange(loanInputs, {
      other: { rate: 10, kind: 'reducing', months: 60, every: 'half-yearly', fee: 0 },
    }),
  );
  expect(halfYearly.instalment).toBe(64_752);
  expect(halfYearly.cost).toBeGreaterThan(monthly.cost);
});
