import { compare, recent, wishlist } from '@tractor-haat/platform';
import { saved, savedOf } from './saved-slice.ts';
import { readKept, writeKept } from './storage.ts';

type Lists = Readonly<Record<'compare' | 'wishlist' | 'recent', { keys: readonly string[] }>>;

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
  const before = store.getState() as Lists;
  const merged = (list: keyof Lists) => [...new Set([...before[list].keys, ...stored[list]])];
  store.dispatch(compare.actions.restored(merged('compare')));
  store.dispatch(wishlist.actions.restored(merged('wishlist')));
  store.dispatch(recent.actions.restored(merged('recent')));
  store.dispatch(saved.actions.restored(stored.products));
  let last = '';
  function keepNow() {
    const state = store.getState() as Lists & object;
    const now = {
      compare: state.compare.keys,
      wishlist: state.wishlist.keys,
      recent: state.recent.keys,
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
