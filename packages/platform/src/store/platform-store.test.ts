import { createSlice } from '@reduxjs/toolkit';
import { makeStore } from './platform-store.ts';
import { session } from './session.ts';

const viewed = createSlice({
  name: 'viewed',
  initialState: { count: 0 },
  reducers: { recordView: (state) => ({ count: state.count + 1 }) },
});

const getViewed = (state: object) => (state as { viewed?: { count: number } }).viewed;

test('inject adds the slice of a remote, which then handles its actions', () => {
  const { store, inject } = makeStore();
  expect(getViewed(store.getState())).toBeUndefined();
  inject([viewed]);
  expect(getViewed(store.getState())).toEqual({ count: 0 });
  store.dispatch(viewed.actions.recordView());
  expect(getViewed(store.getState())).toEqual({ count: 1 });
});

test('two stores do not share slices', () => {
  makeStore().inject([viewed]);
  expect(getViewed(makeStore().store.getState())).toBeUndefined();
});

test('a store starts with the state from the server', () => {
  const { store } = makeStore({ language: { current: 'hi' } });
  expect(store.getState().language.current).toBe('hi');
  expect(store.getState().session.username).toBeNull();
});

test('signedIn sets the username and signedOut removes it', () => {
  const { store } = makeStore();
  store.dispatch(session.actions.signedIn('Ramesh'));
  expect(store.getState().session.username).toBe('Ramesh');
  store.dispatch(session.actions.signedOut());
  expect(store.getState().session.username).toBeNull();
});
