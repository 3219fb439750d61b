import type { StoredSession } from '@tractor-haat/api-client';
import { session, type useDispatch } from '@tractor-haat/platform';

/** A sign-out that has not reached the server yet was of the session before. */
const OVER = 'signOutPending' satisfies keyof StoredSession;

/** Remembers whom to greet. It opens nothing: what a visitor may do is the cookie's to say. */
export function keepSession(name: string, dispatch: ReturnType<typeof useDispatch>): void {
  const stored: Omit<StoredSession, typeof OVER> = { username: name, isLoggedIn: 'true' };
  try {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    localStorage.removeItem(OVER);
  } catch {
    // Storage is switched off: greeted until the page is left.
  }
  dispatch(session.actions.signedIn(name));
}
