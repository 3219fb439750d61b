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
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Scroll position in px of the current history entry; NaN if none is stored. */
export const readScrollPosition = (key: string): number =>
  Number(readPositions()[key] ?? history.state?.top);

/**
 * Stores the scroll position of an entry and deletes the oldest ones. The state of the entry contains it too, for
 * browsers that block storage.
 */
export function saveScrollPosition(key: string): void {
  const { [key]: _, ...otherPositions } = readPositions();
  const latest = Object.entries(otherPositions).slice(1 - MAX_POSITIONS);
  try {
    const { state } = history;
    if (state?.key === key) history.replaceState({ ...state, top: scrollY }, '');
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...latest, [key, scrollY]])),
    );
  } catch {
    // Storage is blocked, or the URL has been replaced too often for Safari.
  }
}

/** Calls `then` when the tab is hidden: a phone that discards a hidden tab fires no `pagehide`. */
export function onHidden(then: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) then();
  });
}
