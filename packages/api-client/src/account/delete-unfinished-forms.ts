import { FORM_PROGRESS_KEY, SELL_DRAFT_KEY, SELL_PHOTOS_DATABASE } from './stored-session.ts';

/**
 * Deletes the unfinished forms of this tab, and the draft of a listing with its photos. Call it on a sign-out: the next
 * user of the phone must not find them.
 */
export function deleteUnfinishedForms(): void {
  try {
    sessionStorage.removeItem(FORM_PROGRESS_KEY);
    localStorage.removeItem(SELL_DRAFT_KEY);
    indexedDB.deleteDatabase(SELL_PHOTOS_DATABASE);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
