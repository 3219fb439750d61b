/** Key of the unfinished forms of a tab in `sessionStorage`; a sign-out deletes it. */
export const FORM_PROGRESS_KEY = 'form-progress';

/** Key of the draft of a listing in `localStorage`, which survives the tab; a sign-out deletes it. */
export const SELL_DRAFT_KEY = 'sell-draft';

/** IndexedDB database of the photos of that draft; a sign-out deletes it. */
export const SELL_PHOTOS_DATABASE = 'sell-photos';

/**
 * Session data in `localStorage`, shared by the account remote and the shell. It only drives the
 * greeting: permissions come from the session cookie.
 */
export type StoredSession = {
  /** Name for the greeting; only valid together with `isLoggedIn`. */
  readonly username: string;
  readonly isLoggedIn: 'true';
  /** Set by the shell until the server confirms a sign-out; a new sign-in removes it. */
  readonly signOutPending: 'true';
};
