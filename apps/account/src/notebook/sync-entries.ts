import { ApiError, api } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { isSavedProduct, SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';
import {
  type NotebookEntry,
  readEntries,
  readLastAccount,
  removeEntry,
  storeAccount,
  storeSyncedEntries,
  writeEntry,
} from './notebook-entry.ts';

/**
 * `sign_in`: the session has ended. `full`: the account has the maximum number of entries. `later`: the sync failed or
 * needs more rounds.
 */
export type SyncResult = 'synced' | 'sign_in' | 'full' | 'later';

const BATCH_SIZE = 100;
/** Prevents an endless loop. A full notebook needs fewer rounds. */
const MAX_ROUNDS = 8;

/** Sends changed entries and stores those of the account. The lock prevents two tabs from syncing at the same time. */
export async function syncEntries(language: Language): Promise<SyncResult> {
  const { locks } = navigator;
  return locks ? locks.request('notebook', () => runRounds(language)) : runRounds(language);
}

async function runRounds(language: Language): Promise<SyncResult> {
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const account = await readLastAccount();
      const dirtyEntries = (await readEntries()).filter(({ isDirty }) => isDirty);
      const sentEntries = dirtyEntries.slice(0, BATCH_SIZE);
      const { data } = await api.post('/api/notebook_sync', {
        language,
        account,
        entries: sentEntries.map(toSharedEntry),
      });
      if (account !== data.account) await storeAccount(data.account);
      // Another account is signed in, so the next round reads and sends the entries of that account.
      if (data.is_other) continue;
      // Runs before `storeSyncedEntries`, because `updateNotebookTractors` deletes entries that the saved lists lack.
      updateSavedLists(data.entries);
      await storeSyncedEntries(data.account, data.entries, sentEntries);
      if (dirtyEntries.length <= BATCH_SIZE) return 'synced';
    }
    return 'later';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'sign_in';
    return error.status === 409 ? 'full' : 'later';
  }
}

const toSharedEntry = ({ isDirty: _, account: __, ...entry }: NotebookEntry) => entry;

/** Adds and removes tractors of the notebook, so that it contains the saved tractors of this browser. */
export async function updateNotebookTractors(entries: readonly NotebookEntry[]): Promise<void> {
  const lists = readSavedLists();
  const notebookTractors = entries.filter(isTractor);
  // Missing lists mean that the browser storage was cleared.
  if (lists === undefined) return updateSavedLists(notebookTractors);
  const { wishlist, products } = lists;
  const addedProducts = products.filter(
    ({ key }) => wishlist.includes(key) && !notebookTractors.some(({ id }) => id === key),
  );
  const removedEntries = notebookTractors.filter(({ id }) => !wishlist.includes(id));
  for (const { key: id, name: title, to, picture } of addedProducts)
    await writeEntry(
      { kind: 'tractor', id, title, to, picture },
      entries.find((entry) => entry.id === id),
    );
  for (const entry of removedEntries) await removeEntry(entry);
}

/** Adds and removes saved tractors of this browser, so that they equal the entries of the notebook. */
export function updateSavedLists(entries: readonly TractorEntry[]): void {
  const lists = readSavedLists() ?? EMPTY_LISTS;
  const tractors = entries.filter(({ kind }) => kind === 'tractor');
  const activeTractors = tractors.filter(({ gone }) => !gone);
  const notebookIds = new Set(tractors.map(({ id }) => id));
  const otherKeys = lists.wishlist.filter((key) => !notebookIds.has(key));
  const wishlist = [...activeTractors.map(({ id }) => id), ...otherKeys];
  if (toSortedText(wishlist) === toSortedText(lists.wishlist)) return;
  const storedKeys = lists.products.map(({ key }) => key);
  const products = activeTractors
    .filter(({ id }) => !storedKeys.includes(id))
    .map(({ id: key, title: name, to, picture }) => ({ key, name, to, picture, slug: toSlug(to) }));
  writeSavedLists({ ...lists, wishlist, products: [...lists.products, ...products] });
}

/** The fields of an entry that the saved lists contain. */
type TractorEntry = Pick<NotebookEntry, 'id' | 'kind' | 'gone' | 'title' | 'to' | 'picture'>;

const toSortedText = (keys: readonly string[]) => JSON.stringify([...keys].sort());

/** `/tractor/mahindra-575-di/9` becomes `mahindra-575-di`. */
const toSlug = (to: string) => to.split('/').at(-2) ?? '';

/** The fields that this file uses. `apps/catalogue/src/saved/persist-saved-lists.ts` writes the complete lists. */
interface SavedLists {
  readonly wishlist: readonly string[];
  readonly products: readonly SavedProduct[];
}

const EMPTY_LISTS: SavedLists = { wishlist: [], products: [] };

/** Undefined if the storage is empty or unreadable, which does not mean that the visitor removed all tractors. */
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
    // The browser dispatches `storage` only to other tabs, but the saved lists of this document need it too.
    dispatchEvent(new StorageEvent('storage', { key: SAVED_PRODUCTS_KEY }));
  } catch {
    // The notebook entry is stored even if `localStorage` is full or disabled.
  }
}

const isTractor = ({ kind, gone }: NotebookEntry) => kind === 'tractor' && !gone;
