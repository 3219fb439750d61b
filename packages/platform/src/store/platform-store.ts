import { DEFAULT_LANGUAGE, type Language } from '@tractor-haat/i18n';
import { combineReducers, legacy_createStore, type Reducer, type UnknownAction } from 'redux';
import { type SessionState, sessionSlice } from './session-slice.ts';
import type { Action, StoreSlice } from './store-slice.ts';

interface LanguageState {
  readonly current: Language;
}

const defaultLanguageState: LanguageState = { current: DEFAULT_LANGUAGE };

/** Language of the document. It never changes, because another language loads another document. */
const language = {
  reducerPath: 'language',
  reducer: (state: LanguageState = defaultLanguageState): LanguageState => state,
} as const;

/** State of every page. Remotes add slices and read them with selectors. */
export interface PlatformState {
  readonly session: SessionState;
  readonly language: LanguageState;
}

/** The methods of the Redux store for pages and islands. */
export interface PlatformStore {
  getState(): PlatformState;
  dispatch<Dispatched extends Action>(action: Dispatched): Dispatched;
  subscribe(onChange: () => void): () => void;
  /** State with which the server rendered the page, for hydration. Undefined in older shells. */
  getInitialState?(): PlatformState;
}

/** Store of one document or, on the server, of one request. */
export interface StoreHandle {
  readonly store: PlatformStore;
  /** Adds slices of a remote synchronously. A slice whose `reducerPath` exists is ignored. */
  readonly inject: (slices: readonly StoreSlice[]) => void;
}

/** Creates a store with plain Redux, because the first script of a page does not contain Redux Toolkit. */
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
    // Hydration needs the initial state of the added slices too.
    initialState = { ...store.getState(), ...initialState };
  }
  const getInitialState = () => initialState;
  return { store: { ...store, getInitialState } as unknown as PlatformStore, inject };
}
