const KEY = 'scroll-after-language';

/** Stores the scroll position for the same page in another language. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

/** Restores the scroll position once after a change of language. */
export function restoreScroll(): void {
  try {
    const position = sessionStorage.getItem(KEY);
    if (position === null) return;
    sessionStorage.removeItem(KEY);
    scrollTo({ top: Number(position), behavior: 'instant' });
  } catch {
    // Storage is blocked.
  }
}
