import { KEPT_KEY } from '@tractor-haat/pages';
import { PENDING_KEY } from './pending-key.ts';
import type { SavedProduct } from './saved-slice.ts';

/** What survives a reload. */
export interface StoredLists {
  readonly compare: readonly string[];
  readonly wishlist: readonly string[];
  readonly recent: readonly string[];
  readonly products: readonly SavedProduct[];
}

const EMPTY: StoredLists = { compare: [], wishlist: [], recent: [], products: [] };

const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function isProduct(value: unknown): value is SavedProduct {
  const product = value as Partial<Record<keyof SavedProduct, unknown>> | null;
  return (
    typeof product === 'object' &&
    product !== null &&
    ['key', 'name', 'slug', 'to', 'picture'].every(
      (field) => typeof product[field as keyof SavedProduct] === 'string',
    )
  );
}

/** Reads stored lists; invalid ones count as empty. */
export function readStoredLists(storageKey = KEPT_KEY): StoredLists {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return EMPTY;
    const products = Array.isArray(value.products) ? value.products.filter(isProduct) : [];
    const known = new Set(products.map(({ key }: SavedProduct) => key));
    const keys = (list: unknown) => toStrings(list).filter((key) => known.has(key));
    return {
      compare: keys(value.compare),
      wishlist: keys(value.wishlist),
      recent: keys(value.recent),
      products,
    };
  } catch {
    return EMPTY;
  }
}

/** Keeps it, as far as the browser allows. */
export function writeStoredLists(stored: StoredLists): void {
  const used = new Set([...stored.compare, ...stored.wishlist, ...stored.recent]);
  const products = stored.products.filter(({ key }) => used.has(key));
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify({ ...stored, products }));
  } catch {
    // Storage is full or switched off: it lasts as long as the page then.
  }
}

/** Removes and returns lists of earlier documents whose visitors left before they were merged, newest first. */
export function takePendingLists(): StoredLists[] {
  try {
    localStorage.removeItem(PENDING_KEY);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${KEPT_KEY}.`));
    const lists = keys
      .sort()
      .reverse()
      .map((key) => readStoredLists(key));
    for (const key of keys) localStorage.removeItem(key);
    return lists;
  } catch {
    return [];
  }
}
