/** Key in `sessionStorage` of the unfinished forms of a tab. A sign-out deletes it. */
export const FORM_PROGRESS_KEY = 'form-progress';

/** Key in `localStorage` of the draft of a listing. A sign-out deletes it. */
export const SELL_DRAFT_KEY = 'sell-draft';

/** IndexedDB database for the photos of an unfinished listing. A sign-out deletes it. */
export const SELL_PHOTOS_DATABASE = 'sell-photos';

/**
 * Session data in `localStorage`, which the account remote writes and the shell reads to greet the visitor by name.
 * They give no access, because the API checks the session cookie.
 */
export type StoredSession = {
  /** Valid only together with `isLoggedIn`. */
  readonly username: string;
  readonly isLoggedIn: 'true';
  /** Set until the server has confirmed the sign-out. A new sign-in removes it. */
  readonly signOutPending: 'true';
};
