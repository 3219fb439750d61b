/** Key of the unfinished forms of a tab in `sessionStorage`. Signing out deletes this key. */
export const FORM_PROGRESS_KEY = 'form-progress';

/** Key of the draft of a listing in `localStorage`. Signing out deletes this key. */
export const SELL_DRAFT_KEY = 'sell-draft';

/** IndexedDB database with the photos of the draft of a listing. Signing out deletes this database. */
export const SELL_PHOTOS_DATABASE = 'sell-photos';

/**
 * Session data in `localStorage`, shared by the account remote and the shell. The data are used only for the greeting:
 * the session cookie grants the permissions.
 */
export type StoredSession = {
  /** Name for the greeting. It is valid only together with `isLoggedIn`. */
  readonly username: string;
  readonly isLoggedIn: 'true';
  /** The shell sets this value until the server confirms the sign-out. A new sign-in removes the value. */
  readonly signOutPending: 'true';
};
