import { createSumCard, readInputs } from './emi-inputs.ts';

test.each([
  ['?price=700000&down=200000&rate=10&months=60', '500000-10-5', '10624'],
  ['?price=700000&down=104321&rate=10.35&months=50', '595679-10.35-50m', '14717'],
  ['?price=700000&down=200000&every=half-yearly', '500000-10-60m-half-yearly', '64752'],
  ['?price=700000&down=200000&every=quarterly', '500000-10-60m-quarterly', '32074'],
  ['?price=700000&down=200000&every=yearly', '500000-10-60m-yearly', '131899'],
])(
  'creates for the query %s a card with the key %s and the revision %s',
  (query, key, revision) => {
    expect(createSumCard(readInputs(query))).toEqual({ kind: 'emi', key, revision });
  },
);

test('returns null if nothing is borrowed', () => {
  expect(createSumCard(readInputs('?price=700000&down=700000'))).toBeNull();
});
