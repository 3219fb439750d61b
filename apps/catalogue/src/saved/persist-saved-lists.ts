import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import {
  compare,
  recent,
  selectComparedKeys,
  selectRecentKeys,
  selectSavedKeys,
  wishlist,
} from './saved-lists.ts';
import { saved, selectSaved } from './saved-slices.ts';
import { consumePendingLists, readStoredLists, writeStoredLists } from './stored-lists.ts';

interface AnyStore {
  getState(): unknown;
  dispatch(action: { type: string; payload: unknown }): unknown;
  subscribe(onChange: () => void): () => void;
}

const persistedStores = new WeakSet<object>();

/** Runs once per document: restores the stored lists, then stores every change. */
export function persistSavedLists(store: AnyStore): void {
  if (persistedStores.has(store)) return;
  persistedStores.add(store);
  const stored = [...consumePendingLists(), readStoredLists()];
  const initialState = store.getState() as object;
  const mergeKeys = (keys: readonly string[], name: 'compare' | 'wishlist' | 'recent') => [
    ...new Set([...keys, ...stored.flatMap((lists) => lists[name])]),
  ];
  store.dispatch(compare.actions.restored(mergeKeys(selectComparedKeys(initialState), 'compare')));
  store.dispatch(wishlist.actions.restored(mergeKeys(selectSavedKeys(initialState), 'wishlist')));
  store.dispatch(recent.actions.restored(mergeKeys(selectRecentKeys(initialState), 'recent')));
  store.dispatch(saved.actions.restored(stored.flatMap(({ products }) => products)));
  let lastText = '';
  let isRestoring = false;
  const currentLists = () => {
    const state = store.getState() as object;
    return {
      compare: selectComparedKeys(state),
      wishlist: selectSavedKeys(state),
      recent: selectRecentKeys(state),
      products: Object.values(selectSaved(state).products),
    };
  };
  const toText = () => JSON.stringify(currentLists());
  function writeNow() {
    if (isRestoring || toText() === lastText) return;
    lastText = toText();
    writeStoredLists(currentLists());
  }
  store.subscribe(writeNow);
  // The lists may have changed before this code loaded.
  writeNow();
  // Called after another tab or the notebook changed the stored lists. Merging would bring back removed products.
  function restoreLists() {
    const lists = readStoredLists();
    isRestoring = true;
    store.dispatch(saved.actions.restored(lists.products));
    store.dispatch(compare.actions.restored(lists.compare));
    store.dispatch(wishlist.actions.restored(lists.wishlist));
    store.dispatch(recent.actions.restored(lists.recent));
    isRestoring = false;
    lastText = toText();
  }
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_PRODUCTS_KEY) restoreLists();
  });
  // A page in the back/forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreLists();
  });
}
