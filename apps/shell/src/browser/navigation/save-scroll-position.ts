/**
 * Storage key of the router's `ScrollRestoration`. The value maps keys of history entries to
 * positions in px.
 */
const STORAGE_KEY = 'react-router-scroll-positions';

const MAX_POSITIONS = 50;

/**
 * Returns the router's key of the current history entry and creates a missing one. The router would
 * use `default` for all entries without a key, so several documents would share one position.
 */
export function ensureEntryKey(): string {
  const { state } = history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Scroll position of a history entry in px. NaN if none is stored. */
export const readScrollPosition = (key: string): number =>
  Number(readPositions()[key] ?? history.state?.top);

/** The state of the history entry also contains the position, for browsers that block storage. */
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

/** A phone may discard a hidden tab without `pagehide`, so state must be saved when the page is hidden. */
export function onHidden(callback: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) callback();
  });
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
