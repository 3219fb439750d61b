import { compare, comparedKeys, recent, savedKeys, seenKeys, wishlist } from './saved-lists.ts';
import { saved, savedOf } from './saved-slice.ts';
import { readKept, writeKept } from './storage.ts';

interface AnyStore {
  getState(): unknown;
  dispatch(action: { type: string; payload: unknown }): unknown;
  subscribe(changed: () => void): () => void;
}

const keeping = new WeakSet<object>();

/** Brings back what the browser kept, once per document, and keeps every change from then on. */
export function keep(store: AnyStore): void {
  if (keeping.has(store)) return;
  keeping.add(store);
  const stored = readKept();
  const before = store.getState() as object;
  const merged = (keys: readonly string[], kept: readonly string[]) => [
    ...new Set([...keys, ...kept]),
  ];
  store.dispatch(compare.actions.restored(merged(comparedKeys(before), stored.compare)));
  store.dispatch(wishlist.actions.restored(merged(savedKeys(before), stored.wishlist)));
  store.dispatch(recent.actions.restored(merged(seenKeys(before), stored.recent)));
  store.dispatch(saved.actions.restored(stored.products));
  let last = '';
  function keepNow() {
    const state = store.getState() as object;
    const now = {
      compare: comparedKeys(state),
      wishlist: savedKeys(state),
      recent: seenKeys(state),
      products: Object.values(savedOf(state).products),
    };
    const text = JSON.stringify(now);
    if (text === last) return;
    last = text;
    writeKept(now);
  }
  store.subscribe(keepNow);
  // The first tick may have come before this code did.
  keepNow();
}
