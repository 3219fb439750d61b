/** Storage key of the router's `ScrollRestoration`: scroll positions in px by key of the history entry. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** The router never deletes a position; older ones are deleted with each document. */
const MAX_POSITIONS = 50;

/**
 * The key of the current history entry, as the router names it. Entries without one get it: the
 * router names all of them `default`, and several documents of a visit would share one position.
 */
export function ensureEntryKey(): string {
  const { state } = history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Scroll positions in px by key; empty if storage is blocked or invalid. */
export function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Stores the scroll position of an entry and deletes the oldest ones. */
export function saveScrollPosition(key: string): void {
  const { [key]: _, ...others } = readPositions();
  const latest = Object.entries(others).slice(1 - MAX_POSITIONS);
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...latest, [key, scrollY]])),
    );
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}
