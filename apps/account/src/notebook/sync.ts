import { ApiError, syncNotebook } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import {
  keepAccount,
  lastAccount,
  type NotebookEntry,
  putIn,
  readEntries,
} from './kept/entries.ts';
import { giveToLists } from './kept/saved-tractors.ts';

/** How it went: `later` without network; the rest by the name of its sentence. */
export type SyncResult = 'synced' | 'sign_in' | 'full' | 'later';

/** The API takes so many at once. */
const BATCH = 100;
/** More rounds than a full notebook needs. */
const ROUNDS = 8;

/** Brings phone and account to the same. Two tabs of a phone do it one after the other. */
export async function sync(language: Language): Promise<SyncResult> {
  const { locks } = navigator;
  return locks ? locks.request('notebook', () => rounds(language)) : rounds(language);
}

async function rounds(language: Language): Promise<SyncResult> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await lastAccount();
      const dirty = (await readEntries()).filter(({ isDirty }) => isDirty);
      const sent = dirty.slice(0, BATCH);
      const { data } = await syncNotebook({ language, account, entries: sent.map(asSent) });
      if (account !== data.account) await keepAccount(data.account);
      // Somebody else of the family signed in: what he has on this phone goes up in the next round.
      if (data.is_other) continue;
      // First the lists: what the notebook has and they do not counts as taken out.
      giveToLists(data.entries);
      await putIn(data.account, data.entries, sent);
      if (dirty.length <= BATCH) return 'synced';
    }
    return 'later';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'sign_in';
    return error.status === 409 ? 'full' : 'later';
  }
}

const asSent = ({ isDirty: _, account: __, ...entry }: NotebookEntry) => entry;
