import { createHarvestCard } from './create-harvest-card.ts';

test.each([
  ['?price=700000&down=200000&rate=10&months=60', '500000-10-60m-harvest', '10'],
  ['?price=700000&down=0&rate=9.35&months=30', '700000-9.35-30m-harvest', '5'],
])(
  'creates for the query %s a card with the key %s and the revision %s',
  (query, key, revision) => {
    expect(createHarvestCard(query, '2026-11-28')).toEqual({ kind: 'emi', key, revision });
  },
);

test.each(['?price=700000&down=700000', '?rate=9.355', '?months=7'])(
  'returns null for the query %s',
  (query) => {
    expect(createHarvestCard(query, '2026-11-28')).toBeNull();
  },
);
