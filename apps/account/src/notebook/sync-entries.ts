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
      const { data } = await syncNotebook({
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
