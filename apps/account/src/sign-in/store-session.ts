import type { StoredSession } from '@tractor-haat/api-client';
import { session, type useDispatch } from '@tractor-haat/platform';

/** Removed on sign-in, because a pending sign-out belongs to the previous session. */
const SIGN_OUT_KEY = 'signOutPending' satisfies keyof StoredSession;

/** The name is for the greeting only. The session cookie grants access. */
export function storeSession(name: string, dispatch: ReturnType<typeof useDispatch>): void {
  const stored: Omit<StoredSession, typeof SIGN_OUT_KEY> = { username: name, isLoggedIn: 'true' };
  try {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // Without storage the greeting lasts until the next document load.
  }
  dispatch(session.actions.signedIn(name));
}
