import type { NotebookKind, NotebookEntry as SharedEntry } from '@tractor-haat/api-client';
import { isSitePath } from '@tractor-haat/pages';
import { delMany, get, set, setMany, values } from 'idb-keyval';
import { entryStore, serverStateStore } from './stores.ts';

export interface NotebookEntry extends SharedEntry {
  /** `at` of the last synced version. Null before the first sync. */
  readonly base: string | null;
  readonly isDirty: boolean;
  /** Id of the account that owns the entry. Empty before the first sync. */
  readonly account: string;
}

export type EntryContent = { kind: NotebookKind } & Partial<
  Pick<NotebookEntry, 'id' | 'title' | 'text' | 'to' | 'picture'>
>;

const createEntryKey = ({ account, id }: Pick<NotebookEntry, 'account' | 'id'>) =>
  `${account} ${id}`;

export const readLastAccount = async (): Promise<string> =>
  (await get<string>('account', serverStateStore)) ?? '';

export const storeAccount = (account: string) => set('account', account, serverStateStore);

/** Omits entries of other accounts. They stay on the device until their owner signs in again. */
export async function readEntries(): Promise<NotebookEntry[]> {
  const account = await readLastAccount();
  const storedEntries = await values<NotebookEntry>(entryStore);
  return storedEntries
    .filter(isEntry)
    .filter((entry) => entry.account === '' || entry.account === account)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

const isEntry = ({ id, at, title, text, to, picture, account }: Partial<NotebookEntry>) =>
  [id, at, title, text, account].every((value) => typeof value === 'string') &&
  [to, picture].every((value) => value === '' || isSitePath(value));

export async function writeEntry(
  content: EntryContent,
  previous?: NotebookEntry,
): Promise<NotebookEntry> {
  const defaults = { title: '', text: '', to: '', picture: '', base: null, account: '' };
  const id = content.id ?? previous?.id ?? `${content.kind}:${createRandomId()}`;
  const now = new Date().toISOString();
  const entry = { ...defaults, ...previous, ...content, id, at: now, gone: false, isDirty: true };
  await set(createEntryKey(entry), entry, entryStore);
  return entry;
}

/** Stores a tombstone, so other devices delete the entry at their next sync. */
export async function removeEntry(entry: NotebookEntry): Promise<void> {
  const emptyContent = { title: '', text: '', to: '', picture: '' };
  const tombstone = {
    ...entry,
    ...emptyContent,
    gone: true,
    isDirty: true,
    at: new Date().toISOString(),
  };
  await set(createEntryKey(entry), tombstone, entryStore);
}

/** An entry that was edited after its upload stays dirty, so the next sync uploads it again. */
export async function storeSyncedEntries(
  account: string,
  entries: readonly SharedEntry[],
  sentEntries: readonly NotebookEntry[],
): Promise<void> {
  const localEntries = new Map((await readEntries()).map((entry) => [entry.id, entry]));
  const sentTimes = new Map(sentEntries.map((entry) => [entry.id, entry.at]));
  const acceptedEntries = entries
    .filter(({ id }) => {
      const localEntry = localEntries.get(id);
      return !localEntry?.isDirty || localEntry.at === sentTimes.get(id);
    })
    .map((entry): NotebookEntry => ({ ...entry, base: entry.at, isDirty: false, account }));
  await setMany(
    acceptedEntries.map((entry) => [createEntryKey(entry), entry]),
    entryStore,
  );
  // The first sync adds the account to the key of an entry, so the entry under the old key is deleted.
  const movedEntries = sentEntries.filter(
    (entry) => entry.account !== account && localEntries.get(entry.id)?.at === entry.at,
  );
  await delMany(movedEntries.map(createEntryKey), entryStore);
}

const createRandomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
