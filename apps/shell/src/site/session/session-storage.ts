import type { StoredSession } from '@tractor-haat/api-client';
import { type PlatformStore, sessionSlice } from '@tractor-haat/platform/island';

const loadCalls = () => import(/* webpackChunkName: "shell-session" */ './session-calls.ts');

/** What other tabs change when somebody signs in or out there. */
const GREETS: ReadonlySet<string> = new Set<keyof StoredSession>(['isLoggedIn', 'username']);

/**
 * Greets whom storage names (the HTML is the same for every visitor), brings storage in line with the cookie,
 * and follows what other tabs do.
 */
export function restoreSession(store: PlatformStore): void {
  greet(store);
  window.addEventListener('storage', ({ key }) => {
    // Null: all of it was cleared.
    if (key === null || GREETS.has(key)) greet(store);
  });
  void align(store);
}

/** Signs out on this device, here and in all tabs at once; the server hears of it as soon as it can be reached. */
export async function signOut(store: PlatformStore): Promise<void> {
  forget(store);
  write({ signOutPending: 'true' });
  await finishSignOut();
}

function greet(store: PlatformStore): void {
  const username = read('isLoggedIn') === 'true' ? read('username') : null;
  if (username === store.getState().session.username) return;
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(username ? signedIn(username) : signedOut());
}

/** The cookie is the truth: gone means signed out. Whoever is a guest to storage costs no request. */
async function align(store: PlatformStore): Promise<void> {
  if (read('signOutPending') !== null) return finishSignOut();
  const greeted = store.getState().session.username;
  if (greeted === null) return;
  try {
    const { getSession } = await loadCalls();
    const found = await getSession();
    // Signed out, or in as another, while the answer was on its way: it speaks of before.
    if (store.getState().session.username !== greeted) return;
    if (found === null) forget(store);
    else if (found.name !== greeted) {
      write({ username: found.name });
      greet(store);
    }
  } catch {
    // Not reached: the greeting stays, and opens nothing.
  }
}

async function finishSignOut(): Promise<void> {
  try {
    const { logoutUser } = await loadCalls();
    await logoutUser();
    write({ signOutPending: null });
  } catch {
    // Tried again when the next page starts.
  }
}

function forget(store: PlatformStore): void {
  write({ isLoggedIn: null, username: null });
  store.dispatch(sessionSlice.actions.signedOut());
}

function read(key: keyof StoredSession): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: the visitor is greeted as a guest.
    return null;
  }
}

function write(values: { [Key in keyof StoredSession]?: StoredSession[Key] | null }): void {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  } catch {
    // As above.
  }
}
