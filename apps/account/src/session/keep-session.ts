import { session, type useDispatch } from '@tractor-haat/platform';

/** Remembers whom to greet. It opens nothing: what a visitor may do is the cookie's to say. */
export function keepSession(name: string, dispatch: ReturnType<typeof useDispatch>): void {
  try {
    localStorage.setItem('username', name);
    localStorage.setItem('isLoggedIn', 'true');
    // A sign-out that has not reached the server yet was of the session before.
    localStorage.removeItem('signOutPending');
  } catch {
    // Storage is switched off: greeted until the page is left.
  }
  dispatch(session.actions.signedIn(name));
}
