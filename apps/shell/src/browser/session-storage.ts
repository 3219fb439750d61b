import { session } from '@tractor-haat/platform';
import type { PlatformStore } from '@tractor-haat/platform/shell';

/** The greeting comes from storage: the HTML is the same for every visitor. */
export function restoreSession(store: PlatformStore): void {
  try {
    const username = localStorage.getItem('username');
    if (localStorage.getItem('isLoggedIn') === 'true' && username) {
      store.dispatch(session.actions.signedIn(username));
    }
  } catch {
    // Storage is switched off: the visitor is greeted as a guest.
  }
}

/** Clears what drives the greeting. */
export function forgetSession(store: PlatformStore): void {
  try {
    localStorage.removeItem('isLoggedIn');
    localStorage.removeItem('username');
  } catch {
    // As above.
  }
  store.dispatch(session.actions.signedOut());
}
