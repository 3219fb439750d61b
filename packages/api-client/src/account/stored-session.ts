/**
 * What account and shell keep in this browser's `localStorage` of who is signed in: the contract between the two. It
 * drives the greeting and opens nothing: what a visitor may do is the cookie's to say.
 */
export type StoredSession = {
  /** Whom to greet; counts together with `isLoggedIn`. */
  readonly username: string;
  readonly isLoggedIn: 'true';
  /** Set by the shell while a sign-out has not reached the server; a new sign-in takes it away. */
  readonly signOutPending: 'true';
};
