import { createSlice } from '@reduxjs/toolkit';
import { makeStore } from './platform-store.ts';
import { session } from './session.ts';

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
