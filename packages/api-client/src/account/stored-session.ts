/** Key of the unfinished forms of a tab in `sessionStorage`; a sign-out deletes it. */
export const FORM_PROGRESS_KEY = 'form-progress';

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
