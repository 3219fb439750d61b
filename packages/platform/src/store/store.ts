import { combineReducers, legacy_createStore, type Reducer, type UnknownAction } from 'redux';
import { type LanguageState, language } from './language.ts';
import { type SessionState, sessionSlice } from './session-slice.ts';
import type { Action, StoreSlice } from './slice.ts';

/** The slices that every page has. A remote's own are read through its slice's selectors. */
export interface PlatformState {
  readonly session: SessionState;
  readonly language: LanguageState;
}

/** As much of Redux's store as pages and islands use. */
export interface PlatformStore {
  getState(): PlatformState;
  dispatch<One extends Action>(action: One): One;
  subscribe(changed: () => void): () => void;
  /** The state that the server rendered the page with: hydration begins with it. Absent in older shells. */
  getInitialState?(): PlatformState;
}

/** The store of one document or of one request, and the way for remotes to join it. */
export interface StoreHandle {
  readonly store: PlatformStore;
  /** Adds a remote's slices; their initial state is there when it returns. One that is there stays as it is. */
  readonly inject: (slices: readonly StoreSlice[]) => void;
}

/** Redux without its toolkit, which only the second script of a page brings. */
export function makeStore(preloadedState: Partial<PlatformState> = {}): StoreHandle {
  const reducers: Record<string, Reducer> = {
    session: sessionSlice.reducer as Reducer,
    language: language.reducer as Reducer,
  };
  const store = legacy_createStore(combineReducers(reducers), preloadedState as object);
  let initialState = store.getState();
  function inject(slices: readonly StoreSlice[]) {
    const added = slices.filter(({ reducerPath }) => !(reducerPath in reducers));
    if (added.length === 0) return;
    for (const { reducerPath, reducer } of added) reducers[reducerPath] = reducer as Reducer;
    store.replaceReducer(combineReducers(reducers) as Reducer<object, UnknownAction>);
    initialState = { ...store.getState(), ...initialState };
  }
  const getInitialState = () => initialState;
  return { store: { ...store, getInitialState } as unknown as PlatformStore, inject };
}
