import { isSavedProduct, SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';
import { PENDING_KEY } from './saved-slices.ts';

export interface StoredLists {
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

export const readStoredLists = (): StoredLists => toLists(parseItem(SAVED_PRODUCTS_KEY));

export function writeStoredLists(stored: StoredLists): void {
  const usedKeys = new Set([...stored.compare, ...stored.wishlist, ...stored.recent]);
  const products = stored.products.filter(({ key }) => usedKeys.has(key));
  try {
    localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify({ ...stored, products }));
  } catch {
    // Without storage the lists last until the page is left.
  }
}

/** Removes and returns the lists of documents that were left before `persistSavedLists` had loaded, newest first. */
export function consumePendingLists(): StoredLists[] {
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
