import { createSlice } from '@reduxjs/toolkit';
import { compare } from './product-lists.ts';
import { session } from './session.ts';
import { makeStore } from './store.ts';

const viewed = createSlice({
  name: 'viewed',
  initialState: { count: 0 },
  reducers: { seen: (state) => ({ count: state.count + 1 }) },
});

const viewedOf = (state: object) => (state as { viewed?: { count: number } }).viewed;

test("a remote's slice is there with its initial state as soon as it has joined", () => {
  const { store, inject } = makeStore();
  expect(viewedOf(store.getState())).toBeUndefined();
  inject([viewed]);
  expect(viewedOf(store.getState())).toEqual({ count: 0 });
  store.dispatch(viewed.actions.seen());
  expect(viewedOf(store.getState())).toEqual({ count: 1 });
});

test('stores do not share slices: each request and each version has its own', () => {
  makeStore().inject([viewed]);
  expect(viewedOf(makeStore().store.getState())).toBeUndefined();
});

test('the state of the server is taken over', () => {
  const { store } = makeStore({ language: { current: 'hi' } });
  expect(store.getState().language.current).toBe('hi');
  expect(store.getState().session.username).toBeNull();
});

test('signing in and out', () => {
  const { store } = makeStore();
  store.dispatch(session.actions.signedIn('Ramesh'));
  expect(store.getState().session.username).toBe('Ramesh');
  store.dispatch(session.actions.signedOut());
  expect(store.getState().session.username).toBeNull();
});

test('the comparison holds four, newest first, each once', () => {
  const { store } = makeStore();
  for (const id of [1, 2, 3, 4, 5, 3]) store.dispatch(compare.actions.added(`tractor:${id}`));
  expect(store.getState().compare.keys).toEqual([
    'tractor:3',
    'tractor:5',
    'tractor:4',
    'tractor:2',
  ]);
  store.dispatch(compare.actions.removed('tractor:5'));
  expect(store.getState().compare.keys).toHaveLength(3);
  store.dispatch(compare.actions.restored(['tractor:9']));
  expect(store.getState().compare.keys).toEqual(['tractor:9']);
});
