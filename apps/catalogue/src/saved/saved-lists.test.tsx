import { compare, selectComparedKeys } from './saved-slices.ts';

const { added, removed, restored } = compare.actions;

const addProducts = (...ids: readonly number[]) =>
  ids.reduce(
    (state, id) => compare.reducer(state, added(`tractor:${id}`)),
    compare.getInitialState(),
  );

test('keeps the four newest compared products, each only once', () => {
  const { keys } = addProducts(1, 2, 3, 4, 5, 3);
  expect(keys).toEqual(['tractor:3', 'tractor:5', 'tractor:4', 'tractor:2']);
});

test('removes one product from the comparison', () => {
  const state = compare.reducer(addProducts(2, 3, 4, 5), removed('tractor:5'));
  expect(state.keys).toEqual(['tractor:4', 'tractor:3', 'tractor:2']);
});

test('replaces all compared products with the restored ones', () => {
  const state = compare.reducer(addProducts(2, 3), restored(['tractor:9']));
  expect(state.keys).toEqual(['tractor:9']);
});

test('returns no keys from a store without the lists', () => {
  expect(selectComparedKeys({})).toEqual([]);
});
