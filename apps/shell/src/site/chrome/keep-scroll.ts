const KEY = 'scroll-after-language';

/** Remembers how far the page is scrolled, for the same page in another language. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is switched off: the page then starts at its top.
  }
}

/** Scrolls to where the visitor was before the language was changed, once. */
export function takeKeptScroll(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    scrollTo({ top: Number(kept), behavior: 'instant' });
  } catch {
    // As above.
  }
}
