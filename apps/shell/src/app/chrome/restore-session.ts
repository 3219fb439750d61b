import type { StoredSession } from '@tractor-haat/api-client';
import { type PlatformStore, sessionSlice, useStore } from '@tractor-haat/platform/island';

const loadSessionCalls = () => import(/* webpackChunkName: "shell-session" */ './fetch-session.ts');

/** The greeting is updated when another tab changes one of these keys. */
const GREETING_KEYS: ReadonlySet<string> = new Set<keyof StoredSession>(['isLoggedIn', 'username']);

/**
 * The HTML is the same for all visitors, so the greeting is restored from storage and then verified with the session.
 */
export function restoreSession(store: PlatformStore): void {
  restoreGreeting(store);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || GREETING_KEYS.has(key)) restoreGreeting(store);
  });
  void verifySession(store);
}

export async function signOut(store: PlatformStore): Promise<void> {
  clearGreeting(store);
  writeStored({ signOutPending: 'true' });
  await finishSignOut();
}

function restoreGreeting(store: PlatformStore): void {
  const username = readStored('isLoggedIn') === 'true' ? readStored('username') : null;
  if (username === store.getState().session.username) return;
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(username ? signedIn(username) : signedOut());
}

/** The name in the session overrides the stored name. Without a stored name, no request is sent. */
async function verifySession(store: PlatformStore): Promise<void> {
  if (readStored('signOutPending') !== null) return finishSignOut();
  const storedName = store.getState().session.username;
  if (storedName === null) return;
  try {
    const { fetchSession } = await loadSessionCalls();
    const session = await fetchSession();
    if (store.getState().session.username !== storedName) return;
    if (session === null) clearGreeting(store);
    else if (session.name !== storedName) {
      writeStored({ username: session.name });
      restoreGreeting(store);
    }
  } catch {
    // The server is unreachable. The greeting stays, because it grants no permissions.
  }
}

async function finishSignOut(): Promise<void> {
  try {
    const { endSession } = await loadSessionCalls();
    await endSession();
    writeStored({ signOutPending: null });
  } catch {
    // The server is unreachable. `signOutPending` makes the next page retry.
  }
}

function clearGreeting(store: PlatformStore): void {
  writeStored({ isLoggedIn: null, username: null });
  store.dispatch(sessionSlice.actions.signedOut());
}

function readStored(key: keyof StoredSession): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(values: { [Key in keyof StoredSession]?: StoredSession[Key] | null }): void {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  } catch {
    // Storage is blocked, so the greeting lasts only until the page is left.
  }
}

export function useSignOut(): () => void {
  const store = useStore();
  return () => void signOut(store);
}
