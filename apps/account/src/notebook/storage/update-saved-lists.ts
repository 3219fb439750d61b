import { isSavedProduct, SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';
import { type NotebookEntry, removeEntry, writeEntry } from './notebook-entry.ts';

/** Part of the lists that `apps/catalogue/src/saved/stored-lists.ts` stores. */
interface SavedLists {
  readonly wishlist: readonly string[];
  readonly products: readonly SavedProduct[];
}

const EMPTY_LISTS: SavedLists = { wishlist: [], products: [] };

/** Undefined if the storage is empty or not readable. Callers must not treat this as removed tractors. */
function readSavedLists(): (SavedLists & Record<string, unknown>) | undefined {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? 'null');
    if (typeof lists !== 'object' || lists === null) return undefined;
    const { wishlist, products }: { wishlist?: unknown; products?: unknown } = lists;
    return {
      ...lists,
      wishlist: toArray(wishlist).filter((key) => typeof key === 'string'),
      products: toArray(products).filter(isSavedProduct),
    };
  } catch {
    return undefined;
  }
}

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function writeSavedLists(lists: SavedLists): void {
  try {
    localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify(lists));
    // The browser notifies other tabs only, so this event notifies the lists of this document.
    dispatchEvent(new StorageEvent('storage', { key: SAVED_PRODUCTS_KEY }));
  } catch {
    // Storage is full or disabled: the notebook still has the entry.
  }
}

const isTractor = ({ kind, gone }: NotebookEntry) => kind === 'tractor' && !gone;

export async function updateNotebookTractors(entries: readonly NotebookEntry[]): Promise<void> {
  const lists = readSavedLists();
  const notebookTractors = entries.filter(isTractor);
  // The browser storage was cleared, so the lists are restored from the notebook.
  if (lists === undefined) return updateSavedLists(notebookTractors);
  const { wishlist, products } = lists;
  const added = products.filter(
    ({ key }) => wishlist.includes(key) && !notebookTractors.some(({ id }) => id === key),
  );
  const removed = notebookTractors.filter(({ id }) => !wishlist.includes(id));
  for (const { key: id, name: title, to, picture } of added)
    await writeEntry(
      { kind: 'tractor', id, title, to, picture },
      entries.find((entry) => entry.id === id),
    );
  for (const entry of removed) await removeEntry(entry);
}

export function updateSavedLists(entries: readonly Pick<NotebookEntry, keyof SavedFields>[]): void {
  const lists = readSavedLists() ?? EMPTY_LISTS;
  const tractors = entries.filter(({ kind }) => kind === 'tractor');
  const activeTractors = tractors.filter(({ gone }) => !gone);
  const notebookIds = new Set(tractors.map(({ id }) => id));
  const otherKeys = lists.wishlist.filter((key) => !notebookIds.has(key));
  const wishlist = [...activeTractors.map(({ id }) => id), ...otherKeys];
  if (JSON.stringify([...wishlist].sort()) === JSON.stringify([...lists.wishlist].sort())) return;
  const storedKeys = lists.products.map(({ key }) => key);
  const products = activeTractors
    .filter(({ id }) => !storedKeys.includes(id))
    .map(({ id: key, title: name, to, picture }) => ({ key, name, to, picture, slug: toSlug(to) }));
  writeSavedLists({ ...lists, wishlist, products: [...lists.products, ...products] });
}

type SavedFields = Pick<NotebookEntry, 'id' | 'kind' | 'gone' | 'title' | 'to' | 'picture'>;

/** Reads the slug from `/tractor/<slug>/<id>`. */
const toSlug = (to: string) => to.split('/').at(-2) ?? '';
