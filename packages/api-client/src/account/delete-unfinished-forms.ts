import { FORM_PROGRESS_KEY, SELL_DRAFT_KEY, SELL_PHOTOS_DATABASE } from './stored-session.ts';

/**
 * Deletes the unfinished forms of this tab, and the draft of a listing with its photos. Call it when a visitor signs
 * out, because the next user of the phone must not see personal data.
 */
export function deleteUnfinishedForms(): void {
  try {
    sessionStorage.removeItem(FORM_PROGRESS_KEY);
    localStorage.removeItem(SELL_DRAFT_KEY);
    indexedDB.deleteDatabase(SELL_PHOTOS_DATABASE);
  } catch {
    // The browser blocks storage, so no form was stored.
  }
}
