import type { StoredSession } from '@tractor-haat/api-client';
import { session, type useDispatch } from '@tractor-haat/platform';

/** A sign-out that has not reached the server belongs to the previous session. */
const SIGN_OUT_KEY = 'signOutPending' satisfies keyof StoredSession;

/** Stores the name for the greeting. It grants no access; the session cookie does. */
export function storeSession(name: string, dispatch: ReturnType<typeof useDispatch>): void {
  const stored: Omit<StoredSession, typeof SIGN_OUT_KEY> = { username: name, isLoggedIn: 'true' };
  try {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // Storage is disabled: the greeting lasts until the page is left.
  }
  dispatch(session.actions.signedIn(name));
}
