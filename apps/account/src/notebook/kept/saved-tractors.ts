import { KEPT_KEY } from '@tractor-haat/pages';
import { type NotebookEntry, takeOut, writeEntry } from './entries.ts';

/** What the lists of tractors keep of a saved one (`apps/catalogue/src/saved/storage.ts`). */
interface SavedProduct {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly to: string;
  readonly picture: string;
}

interface SavedLists {
  readonly wishlist: readonly string[];
  readonly products: readonly SavedProduct[];
}

const NONE: SavedLists = { wishlist: [], products: [] };

/** Undefined where nothing can be read: that says nothing of what was taken out. */
function readSavedLists(): (SavedLists & Record<string, unknown>) | undefined {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null');
    return typeof lists === 'object' && lists !== null ? { ...NONE, ...lists } : undefined;
  } catch {
    return undefined;
  }
}

function writeSavedLists(lists: SavedLists): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(lists));
    // Other tabs are told by the browser, this document's lists by us.
    dispatchEvent(new StorageEvent('storage', { key: KEPT_KEY }));
  } catch {
    // Storage is full or switched off: the notebook has it all the same.
  }
}

const isTractor = ({ kind, gone }: NotebookEntry) => kind === 'tractor' && !gone;

/** Brings the notebook up to what was saved, or taken out, with the star of a tractor. */
export async function takeFromLists(entries: readonly NotebookEntry[]): Promise<void> {
  const lists = readSavedLists();
  const here = entries.filter(isTractor);
  // A browser that cleared its lists has not taken out what the notebook has, here and on other phones.
  if (lists === undefined) return giveToLists(here);
  const { wishlist, products } = lists;
  const added = products.filter(
    ({ key }) => wishlist.includes(key) && !here.some(({ id }) => id === key),
  );
  const removed = here.filter(({ id }) => !wishlist.includes(id));
  for (const { key: id, name: title, to, picture } of added)
    await writeEntry(
      { kind: 'tractor', id, title, to, picture },
      entries.find((entry) => entry.id === id),
    );
  for (const entry of removed) await takeOut(entry);
}

/** The other way: what came from another phone is saved here, too, and what was taken out there is not any more. */
export function giveToLists(entries: readonly Pick<NotebookEntry, keyof SavedFields>[]): void {
  const lists = readSavedLists() ?? NONE;
  const tractors = entries.filter(({ kind }) => kind === 'tractor');
  const live = tractors.filter(({ gone }) => !gone);
  const known = new Set(tractors.map(({ id }) => id));
  const others = lists.wishlist.filter((key) => !known.has(key));
  const wishlist = [...live.map(({ id }) => id), ...others];
  if (JSON.stringify([...wishlist].sort()) === JSON.stringify([...lists.wishlist].sort())) return;
  const named = lists.products.map(({ key }) => key);
  const products = live
    .filter(({ id }) => !named.includes(id))
    .map(({ id: key, title: name, to, picture }) => ({ key, name, to, picture, slug: slugOf(to) }));
  writeSavedLists({ ...lists, wishlist, products: [...lists.products, ...products] });
}

type SavedFields = Pick<NotebookEntry, 'id' | 'kind' | 'gone' | 'title' | 'to' | 'picture'>;

/** `/tractor/<slug>/<id>` */
const slugOf = (to: string) => to.split('/').at(-2) ?? '';
