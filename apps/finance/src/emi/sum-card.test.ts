import { readInputs } from './emi-inputs.ts';
import { sumCard } from './sum-card.ts';

test('a loan in whole steps has its own card, whose revision is the instalment', () => {
  expect(sumCard(readInputs('?price=700000&down=200000&rate=10&months=60'))).toEqual({
    card: { kind: 'emi', key: '500000-10-5', revision: '10624' },
    other: null,
  });
});

test('a loan between steps shows the nearest card and shares the page of that card', () => {
  const result = sumCard(readInputs('?price=700000&down=104000&rate=10.3&months=50'));
  expect(result?.card.key).toBe('600000-10.25-4');
  expect(result?.other).toMatchObject({ principal: 600_000, ratePercent: 10.25, years: 4 });
  const passedOn = sumCard(readInputs(result?.other?.query ?? ''));
  expect(passedOn).toEqual({ card: result?.card, other: null });
});

test('each value off its step selects another loan; a loan above the price raises the price', () => {
  for (const query of [
    '?price=700000&down=195000&rate=10&months=60',
    '?price=700000&down=200000&rate=10.1&months=60',
    '?price=700000&down=200000&rate=10&months=54',
    '?price=507000&down=0&rate=10&months=60',
  ]) {
    const result = sumCard(readInputs(query));
    expect(sumCard(readInputs(result?.other?.query ?? ''))).toEqual({
      card: result?.card,
      other: null,
    });
  }
});

test('returns null for other intervals than monthly and for no loan', () => {
  expect(sumCard(readInputs('?every=yearly'))).toBeNull();
  expect(sumCard(readInputs('?price=700000&down=700000'))).toBeNull();
});
