import {
  combineSlices,
  legacy_createStore,
  type Slice,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { language } from './language.ts';
import { session } from './session.ts';

/** Made anew per store: `inject` changes the combined reducer in place. */
const combined = () => combineSlices(session, language);

/** The slices that every page has. A remote's own are read through its slice's selectors. */
export type PlatformState = ReturnType<ReturnType<typeof combined>>;

export type PlatformStore = Store<PlatformState, UnknownAction>;

/** The store of one document or of one request, and the way for remotes to join it. */
export interface StoreHandle {
  readonly store: PlatformStore;
  /** Adds a remote's slices; their initial state is there when it returns. */
  readonly inject: (slices: readonly Slice[]) => void;
}

/** Plain Redux: the slices use no middleware, and `configureStore` would bring 0.5 KB of it to each visitor. */
export function makeStore(preloadedState?: Partial<PlatformState>): StoreHandle {
  const reducer = combined();
  const store = legacy_createStore(reducer, preloadedState);
  const inject = (slices: readonly Slice[]) => {
    if (slices.length === 0) return;
    for (const slice of slices) reducer.inject(slice as never);
    // Injecting alone leaves the state without the slice until some action passes.
    store.dispatch({ type: 'platform/injected' });
  };
  return { store, inject };
}
