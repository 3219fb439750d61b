import { compare, comparedKeys } from './saved-lists.ts';

test('keeps the four newest compared products, each only once', () => {
  const { added, removed, restored } = compare.actions;
  let state = compare.getInitialState();
  for (const id of [1, 2, 3, 4, 5, 3]) state = compare.reducer(state, added(`tractor:${id}`));
  expect(state.keys).toEqual(['tractor:3', 'tractor:5', 'tractor:4', 'tractor:2']);
  expect(compare.reducer(state, removed('tractor:5')).keys).toHaveLength(3);
  expect(compare.reducer(state, restored(['tractor:9'])).keys).toEqual(['tractor:9']);
});

test('returns no keys from a store without the lists', () => {
  expect(comparedKeys({})).toEqual([]);
});
