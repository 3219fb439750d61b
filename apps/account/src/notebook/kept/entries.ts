import type { NotebookKind, NotebookEntry as SharedEntry } from '@tractor-haat/api-client';
import { isSitePath } from '@tractor-haat/pages';
import { delMany, get, set, setMany, values } from 'idb-keyval';
import { entryStore, knownStore } from './stores.ts';

/** Notebook entry as stored on this device. */
export interface NotebookEntry extends SharedEntry {
  /** `at` of the version on the server; null if the entry was never synced. */
  readonly base: string | null;
  /** True if the entry changed after the last sync. */
  readonly isDirty: boolean;
  /** Id of the account that it was synced to; empty before the first sync. */
  readonly account: string;
}

export type Content = { kind: NotebookKind } & Partial<
  Pick<NotebookEntry, 'id' | 'title' | 'text' | 'to' | 'picture'>
>;

const keyOf = ({ account, id }: Pick<NotebookEntry, 'account' | 'id'>) => `${account} ${id}`;

/** Account whose notebook this device showed last. */
export const lastAccount = async (): Promise<string> =>
  (await get<string>('account', knownStore)) ?? '';

export const keepAccount = (account: string) => set('account', account, knownStore);

/**
 * Entries of the last account and entries that are not synced yet, newest first. Entries of other accounts stay on
 * the device until their owner signs in again.
 */
export async function readEntries(): Promise<NotebookEntry[]> {
  const account = await lastAccount();
  const storedEntries = await values<NotebookEntry>(entryStore);
  return storedEntries
    .filter(isEntry)
    .filter((entry) => entry.account === '' || entry.account === account)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Checks an entry from storage: its links lead to pages of this site only. */
const isEntry = ({ id, at, title, text, to, picture, account }: Partial<NotebookEntry>) =>
  [id, at, title, text, account].every((value) => typeof value === 'string') &&
  [to, picture].every((value) => value === '' || isSitePath(value));

/** Creates or replaces an entry. */
export async function writeEntry(content: Content, before?: NotebookEntry): Promise<NotebookEntry> {
  const empty = { title: '', text: '', to: '', picture: '', base: null, account: '' };
  const id = content.id ?? before?.id ?? `${content.kind}:${randomId()}`;
  const now = new Date().toISOString();
  const entry = { ...empty, ...before, ...content, id, at: now, gone: false, isDirty: true };
  await set(keyOf(entry), entry, entryStore);
  return entry;
}

/** Deletes an entry; leaves a tombstone, so that other devices delete it too. */
export async function takeOut(entry: NotebookEntry): Promise<void> {
  const nothing = { title: '', text: '', to: '', picture: '' };
  const gone = { ...entry, ...nothing, gone: true, isDirty: true, at: new Date().toISOString() };
  await set(keyOf(entry), gone, entryStore);
}

/**
 * Stores the server's entries; `sent` are those that were uploaded. An entry that changed during the sync stays
 * dirty for the next one.
 */
export async function putIn(
  account: string,
  entries: readonly SharedEntry[],
  sent: readonly NotebookEntry[],
): Promise<void> {
  const now = new Map((await readEntries()).map((entry) => [entry.id, entry]));
  const went = new Map(sent.map((entry) => [entry.id, entry.at]));
  const news = entries
    .filter(({ id }) => {
      const here = now.get(id);
      return !here?.isDirty || here.at === went.get(id);
    })
    .map((entry): NotebookEntry => ({ ...entry, base: entry.at, isDirty: false, account }));
  await setMany(
    news.map((entry) => [keyOf(entry), entry]),
    entryStore,
  );
  // Entries without an account are now stored under the account, so their old keys are deleted.
  const moved = sent.filter(
    (entry) => entry.account !== account && now.get(entry.id)?.at === entry.at,
  );
  await delMany(moved.map(keyOf), entryStore);
}

const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
