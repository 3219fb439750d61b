import type { StoredSession } from '@tractor-haat/api-client';
import { type PlatformStore, sessionSlice } from '@tractor-haat/platform/island';

const loadCalls = () => import(/* webpackChunkName: "shell-session" */ './fetch-session.ts');

/** Storage keys that other tabs change on sign-in and sign-out. */
const GREETING_KEYS: ReadonlySet<string> = new Set<keyof StoredSession>(['isLoggedIn', 'username']);

/**
 * Restores the greeting from storage (HTML is the same for all visitors), verifies it against the
 * cookie, and follows other tabs.
 */
export function restoreSession(store: PlatformStore): void {
  restoreGreeting(store);
  window.addEventListener('storage', ({ key }) => {
    // Null: storage was cleared.
    if (key === null || GREETING_KEYS.has(key)) restoreGreeting(store);
  });
  void verifySession(store);
}

/** Signs out on this device, in all tabs at once; the server call is retried until it succeeds. */
export async function signOut(store: PlatformStore): Promise<void> {
  clearGreeting(store);
  write({ signOutPending: 'true' });
  await finishSignOut();
}

function restoreGreeting(store: PlatformStore): void {
  const username = read('isLoggedIn') === 'true' ? read('username') : null;
  if (username === store.getState().session.username) return;
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(username ? signedIn(username) : signedOut());
}

/** The cookie is authoritative: without it the visitor is signed out. Guests cause no request. */
async function verifySession(store: PlatformStore): Promise<void> {
  if (read('signOutPending') !== null) return finishSignOut();
  const greeted = store.getState().session.username;
  if (greeted === null) return;
  try {
    const { fetchSession } = await loadCalls();
    const session = await fetchSession();
    // The session changed while the request was pending: its response is outdated.
    if (store.getState().session.username !== greeted) return;
    if (session === null) clearGreeting(store);
    else if (session.name !== greeted) {
      write({ username: session.name });
      restoreGreeting(store);
    }
  } catch {
    // Unreachable: the greeting stays, without effect on permissions.
  }
}

async function finishSignOut(): Promise<void> {
  try {
    const { endSession } = await loadCalls();
    await endSession();
    write({ signOutPending: null });
  } catch {
    // Retried on the next page.
  }
}

function clearGreeting(store: PlatformStore): void {
  write({ isLoggedIn: null, username: null });
  store.dispatch(sessionSlice.actions.signedOut());
}

function read(key: keyof StoredSession): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the visitor is a guest.
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
    // Storage is blocked.
  }
}
