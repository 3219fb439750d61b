import { isSavedProduct, SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';
import {
  compare,
  PENDING_KEY,
  recent,
  saved,
  selectComparedKeys,
  selectRecentKeys,
  selectSaved,
  selectSavedKeys,
  wishlist,
} from './saved-slices.ts';

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

interface StoredLists {
  readonly compare: readonly string[];
  readonly wishlist: readonly string[];
  readonly recent: readonly string[];
  readonly products: readonly SavedProduct[];
}

const EMPTY_LISTS: StoredLists = { compare: [], wishlist: [], recent: [], products: [] };

const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parseItem(storageKey: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function toLists(value: unknown): StoredLists {
  if (typeof value !== 'object' || value === null) return EMPTY_LISTS;
  const stored = value as Partial<Record<keyof StoredLists, unknown>>;
  const products = Array.isArray(stored.products) ? stored.products.filter(isSavedProduct) : [];
  const productKeys = new Set(products.map(({ key }: SavedProduct) => key));
  const filterKeys = (list: unknown) => toStrings(list).filter((key) => productKeys.has(key));
  return {
    compare: filterKeys(stored.compare),
    wishlist: filterKeys(stored.wishlist),
    recent: filterKeys(stored.recent),
    products,
  };
}

const readStoredLists = (): StoredLists => toLists(parseItem(SAVED_PRODUCTS_KEY));

function writeStoredLists(stored: StoredLists): void {
  const usedKeys = new Set([...stored.compare, ...stored.wishlist, ...stored.recent]);
  const products = stored.products.filter(({ key }) => usedKeys.has(key));
  try {
    localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify({ ...stored, products }));
  } catch {
    // Without storage the lists last until the page is left.
  }
}

/** Removes and returns the lists of documents that were left before `persistSavedLists` had loaded, newest first. */
function consumePendingLists(): StoredLists[] {
  try {
    localStorage.removeItem(PENDING_KEY);
    const keys = Object.keys(localStorage).filter((key) =>
      key.startsWith(`${SAVED_PRODUCTS_KEY}.`),
    );
    const lists = keys
      .sort()
      .reverse()
      .map((key) => {
        const item = parseItem(key);
        const [compare, wishlist, recent, products] = Array.isArray(item) ? item : [];
        return toLists({ compare, wishlist, recent, products });
      });
    for (const key of keys) localStorage.removeItem(key);
    return lists;
  } catch {
    return [];
  }
}
