import type { NotebookKind, NotebookEntry as SharedEntry } from '@tractor-haat/api-client';
import { delMany, get, set, setMany, values } from 'idb-keyval';
import { entryStore, knownStore } from './stores.ts';

/** An entry as this phone has it. */
export interface NotebookEntry extends SharedEntry {
  /** The `at` of the version that the account has; null for none. */
  readonly base: string | null;
  /** Written since then. */
  readonly isDirty: boolean;
  /** Word of the account that it went to; empty for one that never went anywhere. */
  readonly account: string;
}

export type Content = { kind: NotebookKind } & Partial<
  Pick<NotebookEntry, 'id' | 'title' | 'text' | 'to' | 'picture'>
>;

const keyOf = ({ account, id }: Pick<NotebookEntry, 'account' | 'id'>) => `${account} ${id}`;

/** Whose notebook this phone showed last. */
export const lastAccount = async (): Promise<string> =>
  (await get<string>('account', knownStore)) ?? '';

export const keepAccount = (account: string) => set('account', account, knownStore);

/**
 * Everything of the account that this phone is of, and what went to none yet, the newest first. What another one of the
 * family synced stays on the phone for when he signs in again.
 */
export async function readEntries(): Promise<NotebookEntry[]> {
  const account = await lastAccount();
  const storedEntries = await values<NotebookEntry>(entryStore);
  return storedEntries
    .filter((entry) => entry.account === '' || entry.account === account)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Writes something down, or writes it anew. */
export async function writeEntry(content: Content, before?: NotebookEntry): Promise<NotebookEntry> {
  const empty = { title: '', text: '', to: '', picture: '', base: null, account: '' };
  const id = content.id ?? before?.id ?? `${content.kind}:${randomId()}`;
  const now = new Date().toISOString();
  const entry = { ...empty, ...before, ...content, id, at: now, gone: false, isDirty: true };
  await set(keyOf(entry), entry, entryStore);
  return entry;
}

/** Takes something out: a mark stays, so that other phones take it out, too. */
export async function takeOut(entry: NotebookEntry): Promise<void> {
  const nothing = { title: '', text: '', to: '', picture: '' };
  const gone = { ...entry, ...nothing, gone: true, isDirty: true, at: new Date().toISOString() };
  await set(keyOf(entry), gone, entryStore);
}

/**
 * Puts in what the account has; `sent` is what went there. What was written on here in the meantime stays, and goes
 * there the next time.
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
  // What belonged to nobody stands under its account now.
  const moved = sent.filter(
    (entry) => entry.account !== account && now.get(entry.id)?.at === entry.at,
  );
  await delMany(moved.map(keyOf), entryStore);
}

const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
