import { readInputs } from './emi-inputs.ts';
import { sumCard } from './sum-card.ts';

test('a sum in whole steps has its own card, named by its instalment', () => {
  expect(sumCard(readInputs('?price=700000&down=200000&rate=10&months=60'))).toEqual({
    kind: 'emi',
    key: '500000-10-5',
    revision: '10624',
  });
});

test('between the steps the nearest loan is shown', () => {
  expect(sumCard(readInputs('?price=700000&down=104000&rate=10.3&months=50'))?.key).toBe(
    '600000-10.25-4',
  );
});

test('other instalments than monthly ones, and no loan at all, have none', () => {
  expect(sumCard(readInputs('?every=yearly'))).toBeNull();
  expect(sumCard(readInputs('?price=700000&down=700000'))).toBeNull();
});
