import { ApiError, syncNotebook } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import {
  type NotebookEntry,
  readEntries,
  readLastAccount,
  storeAccount,
  storeSyncedEntries,
} from './storage/notebook-entry.ts';
import { updateSavedLists } from './storage/update-saved-lists.ts';

/** Result of a sync; `later` if it failed or is not finished. */
export type SyncResult = 'synced' | 'sign_in' | 'full' | 'later';

const BATCH_SIZE = 100;
/** Limits the loop; a full notebook needs fewer rounds. */
const MAX_ROUNDS = 8;

/** Syncs this device with the account. A lock prevents two tabs from syncing at the same time. */
export async function sync(language: Language): Promise<SyncResult> {
  const { locks } = navigator;
  return locks ? locks.request('notebook', () => runRounds(language)) : runRounds(language);
}

async function runRounds(language: Language): Promise<SyncResult> {
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const account = await readLastAccount();
      const dirty = (await readEntries()).filter(({ isDirty }) => isDirty);
      const sent = dirty.slice(0, BATCH_SIZE);
      const { data } = await syncNotebook({ language, account, entries: sent.map(toSharedEntry) });
      if (account !== data.account) await storeAccount(data.account);
      // Another account is signed in: its entries on this device are sent in the next round.
      if (data.is_other) continue;
      // The saved lists are updated first, because an entry that is missing there would count as removed.
      updateSavedLists(data.entries);
      await storeSyncedEntries(data.account, data.entries, sent);
      if (dirty.length <= BATCH_SIZE) return 'synced';
    }
    return 'later';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'sign_in';
    return error.status === 409 ? 'full' : 'later';
  }
}

const toSharedEntry = ({ isDirty: _, account: __, ...entry }: NotebookEntry) => entry;
