import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { compare, comparedKeys, recent, savedKeys, seenKeys, wishlist } from './saved-lists.ts';
import { saved, savedOf } from './saved-slice.ts';
import { readStoredLists, takePendingLists, writeStoredLists } from './storage.ts';

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
  const stored = [...takePendingLists(), readStoredLists()];
  const before = store.getState() as object;
  const merged = (keys: readonly string[], name: 'compare' | 'wishlist' | 'recent') => [
    ...new Set([...keys, ...stored.flatMap((lists) => lists[name])]),
  ];
  store.dispatch(compare.actions.restored(merged(comparedKeys(before), 'compare')));
  store.dispatch(wishlist.actions.restored(merged(savedKeys(before), 'wishlist')));
  store.dispatch(recent.actions.restored(merged(seenKeys(before), 'recent')));
  store.dispatch(saved.actions.restored(stored.flatMap(({ products }) => products)));
  let last = '';
  let isReading = false;
  const now = () => {
    const state = store.getState() as object;
    return {
      compare: comparedKeys(state),
      wishlist: savedKeys(state),
      recent: seenKeys(state),
      products: Object.values(savedOf(state).products),
    };
  };
  const asText = () => JSON.stringify(now());
  function keepNow() {
    if (isReading || asText() === last) return;
    last = asText();
    writeStoredLists(now());
  }
  store.subscribe(keepNow);
  // The first tick may have come before this code did.
  keepNow();
  // Another tab, or the notebook, saved something or took it out: it must not come back from here.
  function readAgain() {
    const lists = readStoredLists();
    isReading = true;
    store.dispatch(saved.actions.restored(lists.products));
    store.dispatch(compare.actions.restored(lists.compare));
    store.dispatch(wishlist.actions.restored(lists.wishlist));
    store.dispatch(recent.actions.restored(lists.recent));
    isReading = false;
    last = asText();
  }
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_PRODUCTS_KEY) readAgain();
  });
  // A page from the back/forward cache received no events meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
}
